"""The numbers of the clauses that forbid something."""

from __future__ import annotations

from pathlib import Path

from ludoteca.core.clauses import Clauses

CLAUSES = Clauses(Path(__file__).parent / "rules.md")
_number = CLAUSES.number

SETUP_08, DECL_01, DECL_02, DECL_03 = map(
    _number, ("B-SETUP-08", "B-DECL-01", "B-DECL-02", "B-DECL-03")
)
COMMIT_01, COMMIT_03, COMMIT_05, COMMIT_06, COMMIT_07 = map(
    _number, ("B-COMMIT-01", "B-COMMIT-03", "B-COMMIT-05", "B-COMMIT-06", "B-COMMIT-07")
)
COMMIT_09, COMMIT_10, COMMIT_11, COMMIT_12 = map(
    _number, ("B-COMMIT-09", "B-COMMIT-10", "B-COMMIT-11", "B-COMMIT-12")
)
REVEAL_03, FX_05, FX_07, FX_12, COND_01 = map(
    _number, ("B-REVEAL-03", "B-FX-05", "B-FX-07", "B-FX-12", "B-COND-01")
)
OP_02, OP_03, OP_06, OP_07, OP_08, OP_10, OP_11, OP_14, OP_17, OP_23 = map(
    _number,
    (
        "B-OP-02",
        "B-OP-03",
        "B-OP-06",
        "B-OP-07",
        "B-OP-08",
        "B-OP-10",
        "B-OP-11",
        "B-OP-14",
        "B-OP-17",
        "B-OP-23",
    ),
)
REINF_01, REINF_02, REINF_08, REINF_09 = map(
    _number, ("B-REINF-01", "B-REINF-02", "B-REINF-08", "B-REINF-09")
)
RETURN_03, PARK_03, PARK_04, END_02 = map(
    _number, ("B-RETURN-03", "B-PARK-03", "B-PARK-04", "B-END-02")
)
