import EchoText

/// Finds where a key stands in a TOML text: the parser gives places only for what it cannot parse.
struct TOMLSource {
    private let lines: [Substring]

    init(_ text: String) { lines = text.split(separator: "\n", omittingEmptySubsequences: false) }

    func place(of key: String, in table: String?) -> (line: Int, column: Int) {
        var current: String?
        for (index, line) in lines.enumerated() {
            let code = line.drop { $0.isWhitespace }
            let column = line.count - code.count + 1
            if code.hasPrefix("[") {
                current = code.dropFirst().prefix { $0 != "]" }.trimmed
                if table == nil, current == key { return (index + 1, column) }
            } else if current == table, names(code, key) {
                return (index + 1, column)
            }
        }
        return (1, 1)
    }

    private func names(_ code: Substring, _ key: String) -> Bool {
        code.prefix { $0 != "=" }.trimmed.trimmingQuotes == key
    }
}

extension Substring {
    fileprivate var trimmed: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}

extension String {
    fileprivate var trimmingQuotes: String {
        guard count >= 2, let first, first == last, first == "\"" || first == "'" else { return self }
        return String(dropFirst().dropLast())
    }
}
