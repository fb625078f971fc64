import Foundation

/// Writes lines, and below them a list that is drawn anew.
struct WatchScreen {
    /// Whether there is a list: in a pipe there are lines alone.
    let isLive: Bool
    private let console: WatchConsole
    private var drawn = 0

    init(isLive: Bool, on console: WatchConsole) { (self.isLive, self.console) = (isLive, console) }

    /// - Returns: false when nobody reads any more.
    mutating func show(_ lines: [String], list: (_ columns: Int, _ rows: Int) -> [String]) -> Bool {
        guard isLive else {
            return lines.isEmpty || write(lines.map { $0 + "\n" }.joined())
        }
        let size = console.size() ?? (columns: 80, rows: 24)
        let rows = list(size.columns, size.rows)
        let text = erasing + (lines + rows).map { $0 + "\n" }.joined()
        drawn = rows.count
        return write(text)
    }

    /// The lines stay.
    mutating func leave() {
        _ = write(erasing)
        drawn = 0
    }

    private var erasing: String { drawn == 0 ? "" : "\r\u{1B}[\(drawn)A\u{1B}[J" }

    private func write(_ text: String) -> Bool {
        text.isEmpty || console.write(text)
    }
}
