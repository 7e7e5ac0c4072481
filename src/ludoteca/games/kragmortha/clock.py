"""Windows and clocks (table 9.9): for who serves live games; the rules themselves know no time.

What follows a table's own clock (the meters and pads of the client, grace, the defaults of table
5.1) is not here: see K-RCT-08 and -09.
"""

from __future__ import annotations

from ludoteca.core.game import Window

WINDOWS = (
    Window("glory", 6, "let_pass glory"),
    Window("forbid", 20, "let_pass forbid"),
    Window("cloak", 10, "let_pass cloak"),
    Window("sit", 4, "let_pass sit"),
    Window("shove", 20, "shove"),
    Window("relocate", 20, "relocate"),
    Window("answer", 10, "deny"),
    Window("vote", 15, "let_pass vote"),
)
