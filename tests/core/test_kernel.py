"""How kernels are compiled into one another."""

import numpy as np

from ludoteca.core.kernel import kernel


@kernel
def copy_known(rows):
    """Lengths that are known: what Numba would call if they differed is never called."""
    rows[1].hand[:] = rows[0].hand


@kernel
def copy_any(out, numbers):
    out[: len(numbers)] = numbers


@kernel
def copy_both(rows, out, numbers):
    copy_known(rows)
    copy_any(out, numbers)


def test_a_kernel_finds_what_an_earlier_one_named_and_never_called():
    rows = np.zeros(2, np.dtype([("hand", np.int32, 4)]))
    rows[0]["hand"] = 7
    out = np.zeros(4, np.int32)
    copy_both(rows.view(np.recarray), out, np.arange(3, dtype=np.int32))
    assert rows["hand"][1].tolist() == [7, 7, 7, 7]
    assert out.tolist() == [0, 1, 2, 0]
