/// One source file, as the rules see it: where it stands, and its code without comments and literals.
struct SourceFile {
    /// From the root of the checkout, `Sources/Echo/Core/Message.swift`.
    let path: String
    let text: String
    /// Line for line the same file, comments and literals blanked.
    let code: [Substring]

    init(path: String, text: String) {
        self.path = path
        self.text = text
        code = SwiftCode(text).withoutCommentsAndLiterals.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The directory below `Sources`.
    var module: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

    /// `Message` of `Message.swift`, `Message` of `Message+Text.swift`.
    var name: String {
        let file = path.split(separator: "/").last ?? ""
        return String(file.split { $0 == "+" || $0 == "." }.first ?? "")
    }

    var isAboutATopic: Bool { path.split(separator: "/").last?.contains("+") ?? false }

    var imports: [(line: Int, module: String)] {
        code.enumerated().compactMap { index, line in
            guard let match = line.firstMatch(of: Self.importPattern) else { return nil }
            return (index + 1, String(match.output.1))
        }
    }

    /// `public import struct Foundation.Date` imports Foundation.
    nonisolated(unsafe) private static let importPattern =  // A Regex is immutable; it only lacks the conformance.
        /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?(\w+)/
}
