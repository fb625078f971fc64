/// Which echo-tui this is.
enum Version {
    static let current = "0.1.0"
    /// When what the manual page says was true last.
    static let date = "2026-11-21"
}
