// Whoever drives the whole program wants its terminal too.
@_exported public import TerminalHarness
