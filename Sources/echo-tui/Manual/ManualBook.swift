import EchoScreen

/// The documents that people read, by chapters.
struct ManualBook {
    struct Chapter: Hashable {
        let title: String
        /// 1 for a whole document.
        let level: Int
        /// As it is written, in Markdown, with its heading.
        let markdown: String
    }

    let chapters: [Chapter]

    /// - Parameter documents: Markdown, the most important first.
    init(_ documents: [String]) { chapters = documents.flatMap(Self.chapters) }

    /// The chapter that is called so, in any case and with hyphens for blanks; else one whose title begins so, or has the words.
    func chapter(_ topic: String) -> Chapter? {
        let words = Self.plain(topic)
        guard !words.isEmpty else { return nil }
        let titles = chapters.map { (Self.plain($0.title), $0) }
        if let exact = titles.first(where: { $0.0 == words }) { return exact.1 }
        if let page = ErrorPage(rawValue: words) {
            return Chapter(title: page.title, level: 3, markdown: page.markdown)
        }
        let begun = titles.filter { $0.0.hasPrefix(words) }
        let holding = titles.filter { $0.0.contains(words) }
        return (begun.isEmpty ? holding : begun).min { $0.1.level < $1.1.level }?.1
    }

    /// Whole documents and their chapters, and the pages about errors, in the order in which they stand.
    var topics: [String] {
        chapters.filter { $0.level <= 2 }.map(\.title) + ErrorPage.allCases.map(\.rawValue)
    }

    private static func plain(_ words: String) -> String {
        words.lowercased().replacing("-", with: " ").replacing("`", with: "").split(separator: " ")
            .joined(separator: " ")
    }

    private static func chapters(of document: String) -> [Chapter] {
        let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
        let headings = headings(in: lines)
        return headings.enumerated().map { index, heading in
            let end = headings[(index + 1)...].first { $0.level <= heading.level }?.line ?? lines.count
            return Chapter(
                title: heading.title, level: heading.level,
                markdown: lines[heading.line..<end].joined(separator: "\n"))
        }
    }

    private struct Heading {
        let level: Int
        let title: String
        let line: Int
    }

    /// A sign of a heading inside code is none.
    private static func headings(in lines: [Substring]) -> [Heading] {
        var isCode = false
        return lines.enumerated().compactMap { number, line in
            if line.hasPrefix("```") { isCode.toggle() }
            let signs = line.prefix { $0 == "#" }.count
            guard !isCode, (1...4).contains(signs), line.dropFirst(signs).first == " " else { return nil }
            return Heading(level: signs, title: String(line.dropFirst(signs + 1)), line: number)
        }
    }
}
