import EchoScreen

extension SpendingFeature {
    nonisolated static let offer = FeatureOffer(
        "spending",
        commands: [
            CommandEntry(
                .showSpending, "spending",
                "Show what was spent by day and month, by model and modality, and the month's budget.",
                slash: "spending", in: .program, keys: [.key("alt+u", in: .screen)]),
            entry(.spendingEarlier, "earlier", "Go to the day or month before.", "left", "h"),
            entry(.spendingLater, "later", "Go to the day or month after.", "right", "l"),
            entry(.spendingPeriod, "days or months", "Change between the last days and the last months.", "p"),
            entry(.spendingParts, "modalities or models", "Change between modalities and models.", "m"),
        ],
        settings: [
            Setting(
                .monthlyBudget, "Monthly budget", slash: "monthly-budget",
                "The maximum cost of all conversations in a month, in US dollars, on this machine.", in: .connection,
                acts: .budget, kind: { _ in .dollars }, read: { $0.values[.monthlyBudget] ?? .word("off") },
                write: { $0.values[.monthlyBudget] = $1 == .word("off") ? nil : $1 })
        ])

    nonisolated private static func entry(
        _ command: Command, _ title: String, _ help: String, _ keys: String...
    ) -> CommandEntry {
        CommandEntry(
            command, title, help, in: .program, keys: keys.map { .key($0, in: [.spending]) },
            else: "This works in the spending: \(key: .showSpending) opens it."
        ) { $0.facts.contains(.looksAtSpending) }
    }
}
