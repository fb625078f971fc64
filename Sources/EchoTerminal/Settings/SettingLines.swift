import EchoScreen

/// The lines of the settings: headings, which nothing can be done to, between the rows.
struct SettingLines: Sendable, Hashable {
    enum Line: Sendable, Hashable {
        case heading(String)
        /// The index of a row.
        case row(Int)
    }

    let lines: [Line]

    init(_ rows: [SettingRowViewState]) {
        lines = rows.enumerated().flatMap { index, row in
            (row.heading.map { [Line.heading($0)] } ?? []) + [.row(index)]
        }
    }

    var count: Int { lines.count }

    func line(ofRow row: Int) -> Int? { lines.firstIndex(of: .row(row)) }

    /// The line that is to be in sight with a row: its heading, where it is the first below one.
    func top(ofRow row: Int) -> Int? {
        line(ofRow: row).map { line in
            if line > 0, case .heading = lines[line - 1] { line - 1 } else { line }
        }
    }
}
