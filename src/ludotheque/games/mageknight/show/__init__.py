"""Mage Knight as it is seen: drawn, on a page, in characters."""
