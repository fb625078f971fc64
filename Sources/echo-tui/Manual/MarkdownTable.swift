/// Rows of cells, written as a table in Markdown.
struct MarkdownTable {
    let heading: [String]
    var rows: [[String]] = []

    var text: String {
        ([heading, heading.map { _ in "---" }] + rows.map { $0.map(Self.escaped) })
            .map { "| " + $0.joined(separator: " | ") + " |\n" }
            .joined()
    }

    /// A bar would end the cell, in code too.
    private static func escaped(_ words: String) -> String { words.replacing("|", with: "\\|") }

    /// Set as code.
    static func code(_ words: String) -> String { "`\(words)`" }
}
