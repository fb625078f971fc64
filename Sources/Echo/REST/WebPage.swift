import Foundation

/// A page for people, where an API was asked.
enum WebPage {
    /// Empty where it has none.
    static func title(of page: String) -> String { words(of: "title", in: page) }

    /// The text of its first element of a kind; empty where it has none.
    static func words(of element: String, in page: String) -> String {
        guard let start = page.range(of: "<\(element)", options: .caseInsensitive),
            let open = page.range(of: ">", range: start.upperBound..<page.endIndex),
            let end = page.range(of: "</\(element)", options: .caseInsensitive, range: open.upperBound..<page.endIndex)
        else { return "" }
        let words = page[open.upperBound..<end.lowerBound].split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return String(words.prefix(100))
    }
}
