import Foundation

/// The files that a document names: in backticks, and behind its links.
struct DocumentedPaths {
    struct Place: Hashable {
        let path: String
        let line: Int
    }

    private(set) var named: [Place] = []
    private(set) var linked: [Place] = []

    /// A name without a slash is a path if it ends in one of these.
    private static let extensions: Set = ["swift", "md", "sh", "py", "toml", "json", "yml", "resolved"]

    init(text: String) {
        var isCode = false
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("```") { isCode.toggle() }
            guard !isCode else { continue }
            named += line.matches(of: /`([^`]+)`/).map(\.output.1).filter(Self.isPath).map {
                Place(path: String($0), line: index + 1)
            }
            linked += line.matches(of: /\]\(([^)#]+)(#[^)]*)?\)/).map(\.output.1).filter { !$0.contains("://") }.map {
                Place(path: String($0), line: index + 1)
            }
        }
    }

    /// Not a path of the checkout is what has a place to fill in (`<Name>`), a pattern, an address or a command in it.
    private static func isPath(_ words: Substring) -> Bool {
        guard !words.contains(where: { " <>*…(){}$:~\"=".contains($0) }), let first = words.first, first != "/" else {
            return false
        }
        return words.contains("/") || extensions.contains(String(words.split(separator: ".").last ?? ""))
    }
}
