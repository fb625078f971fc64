import ArgumentParser

/// The options that say who may call, the same for every way of being called.
struct CallerArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Who may call: a number, the beginning of one (+4930*), or any; can be repeated.", valueName: "number"))
    var allow: [String] = []
}
