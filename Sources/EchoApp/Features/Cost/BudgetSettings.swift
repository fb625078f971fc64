import EchoScreen

/// What a conversation may cost.
extension SettingsTable {
    static let budgets = [
        Setting(
            .budget, "Budget", slash: "budget", "The maximum cost of one conversation, in US dollars.", in: .connection,
            acts: .budget,
            kind: { _ in .dollars }, read: { DollarLadder.value($0.connection.budget) },
            write: { $0.connection.budget = DollarLadder.dollars($1) })
    ]
}
