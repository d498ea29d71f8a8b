"""Shared drawing: SVG text, and pictures made from it."""
