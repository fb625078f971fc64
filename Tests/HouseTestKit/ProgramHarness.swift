import EchoTestKit

// Whoever drives the whole program wants its terminal and its sound card too.
@_exported public import ProgramHarness
