import EchoText

/// Something in the kept settings that cannot be used, and where it stands. Lines and columns count from 1.
public struct SettingsProblem: Sendable, Hashable {
    public var file: String
    public var line: Int?
    public var column: Int?
    /// "threshold must be 0 to 1".
    public var reason: String
    /// The consequence.
    public var consequence: String
    /// Mistakes that it stands for.
    public var count = 1

    public init(
        file: String, line: Int? = nil, column: Int? = nil, reason: String, consequence: String = "Using the default."
    ) {
        self.file = file
        self.line = line
        self.column = column
        self.reason = reason
        self.consequence = consequence
    }

    /// "config.toml:3:5: threshold must be 0 to 1".
    public var text: String {
        ([file] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":") + ": " + reason
    }
}

extension [SettingsProblem] {
    /// Mistakes of one file that are told one by one; of more, the first.
    private static let most = 3
    /// Characters of each of them, where there are more.
    private static let longest = 90

    /// A sentence for each mistake; a file with many has but one, with their number and the first of them.
    public var sentences: [String] {
        var files: [String] = []
        for problem in self where !files.contains(problem.file) { files.append(problem.file) }
        return files.flatMap { file in Self.sentences(filter { $0.file == file }, of: file) }
    }

    private static func sentences(_ problems: [SettingsProblem], of file: String) -> [String] {
        guard problems.count > most else { return problems.map { "\($0.text). \($0.consequence)" } }
        let all = problems.reduce(0) { $0 + $1.count }
        let first = problems.prefix(most).map { problem in
            let place = problem.line.map { "line \($0): " } ?? ""
            let isLong = problem.reason.count > longest
            return place + (isLong ? problem.reason.prefix(longest - 1) + "…" : problem.reason)
        }
        var consequences: [String] = []
        for problem in problems where !consequences.contains(problem.consequence) {
            consequences.append(problem.consequence)
        }
        return [
            """
            \(file) has \(NumberWording.grouped(all)) mistakes: \(first.joined(separator: "; ")); and \
            \(NumberWording.grouped(all - most)) more, which echo-tui doctor lists. \(consequences.joined(separator: " "))
            """
        ]
    }
}
