"""Runs a test module of OpenSpiel with our games registered first: `python <this> MODULE ARGS...`

The module looks at the registered games when it is imported, and finds itself by the name
`__main__`; hence the altered module table.
"""

import runpy
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
import conftest  # noqa: F401  the tiny game joins the others
import ludoteca.envs.openspiel  # noqa: F401

if __name__ == "__main__":
    del sys.argv[0]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
