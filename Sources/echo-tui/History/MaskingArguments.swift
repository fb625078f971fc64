import ArgumentParser

/// The option that says what of others is readable, the same for every way of printing conversations.
struct MaskingArguments: ParsableArguments {
    @Flag(help: "Mask telephone numbers, cards and e-mail addresses; in calls also by [phone] mask.")
    var mask = false

    var choice: HistoryMask { mask ? .ofAll : .ofThisProcess }
}
