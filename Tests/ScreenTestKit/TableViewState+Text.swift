public import EchoScreen
import EchoText

extension TableViewState {
    /// A line each, cells apart: "Text input | 1,000 | $0.0040".
    public var text: String {
        let rows = rows.map { row in ([row.label] + row.cells).map(\.text).joined(separator: " | ") }
        return (rows + notes.map { $0.map(\.text).joined() }).joined(separator: "\n")
    }
}
