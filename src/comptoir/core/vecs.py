"""Arrays of machine integers.

For the type checker and the compiler `vec` is librt's; interpreted, it is a plain list, so that pure Python needs
nothing installed and loses no speed.  This file is never compiled.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import pop as pop
    from librt.vecs import vec as vec
else:

    def _list(items=(), capacity=0):
        return list(items)

    class vec:
        """`vec[i64](items)` is a list."""

        def __class_getitem__(cls, item):
            return _list

    def append(v, item):
        """The array with an item at its end."""
        v.append(item)
        return v

    def pop(v, i=-1):
        """The array without an item, and the item."""
        item = v.pop(i)
        return v, item
