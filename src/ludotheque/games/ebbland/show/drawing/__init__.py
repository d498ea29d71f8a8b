"""Ebbland drawn as SVG: strings, frames, pictures, card faces, and the table they lie on."""
