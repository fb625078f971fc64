/// What tries to be more than words.
enum HostileWords {
    static let all = [
        "'; DROP TABLE call_sessions; --", "\\'; DELETE FROM call_events; --", "$1", "%s%n", "NULL",
        "\u{202E}\r\nX-Header: 1", "\u{1B}[2J", "🏳️‍🌈é", "\\u0000", "E'\\x00'", "\"\\\"", "<Dial>911</Dial>", "a\tb",
    ]
}
