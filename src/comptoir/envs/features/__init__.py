"""What a seat may know, as a row of small numbers: one writer per game, and the table that names every number.

`pen.py` first, then the games; `layout.py` reads names and places off the writers themselves.
"""

from comptoir.envs.features.layout import Block, Layout, layout

__all__ = ["Block", "Layout", "layout"]
