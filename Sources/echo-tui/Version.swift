import CBuild

/// Which echo-tui this is.
enum Version {
    static let current = "1.0.0"
    /// When what the manual page says was true last.
    static let date = "2026-11-30"

    /// Scripts take what stands before the first blank.
    static var line: String { line(commit: String(cString: cb_commit()), swift: String(cString: cb_swift())) }

    /// Without a date: the same sources make the same program, whenever they are built.
    static func line(commit: String, swift: String) -> String {
        let isChanged = commit.hasSuffix("+")
        let known = [
            commit.isEmpty ? nil : "commit " + commit.prefix { $0 != "+" } + (isChanged ? ", with changes" : ""),
            swift.isEmpty ? nil : "built with Swift " + swift,
        ]
        let words = known.compactMap(\.self).joined(separator: "; ")
        return words.isEmpty ? current : "\(current) (\(words))"
    }
}
