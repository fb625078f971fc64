import ArgumentParser

/// The option that says whether calls are remembered, the same for every program without a screen.
struct RememberingArguments: ParsableArguments {
    @Flag(help: "Do not write calls to the history.")
    var noHistory = false

    var isOff: Bool { noHistory }
}
