import Echo

/// Where answers come from, and for how much.
extension SettingsTable {
    public static let connection = [
        Setting(
            .server, "Server", slash: "server",
            "The address that answers; automatic is OpenAI where there is a key, else the assistant inside.",
            in: .connection, acts: .nextStart, kind: { _ in .address },
            read: { .word($0.connection.server ?? ServerAddress.none) },
            write: { if case .word(let word) = $1 { $0.connection.server = word == ServerAddress.none ? nil : word } }),
        Setting.choice(
            .dialect, "Dialect", slash: "dialect", "How the server is asked by text.", in: .connection,
            acts: .nextStart, at: \.connection.dialect),
    ]

    public static let budgets = [
        Setting(
            .budget, "Budget", slash: "budget", "What one conversation may cost.", in: .connection, acts: .budget,
            kind: { _ in .dollars }, read: { DollarLadder.value($0.connection.budget) },
            write: { $0.connection.budget = DollarLadder.dollars($1) })
    ]
}
