import Foundation

/// A page for people, where an API was asked.
enum WebPage {
    /// Empty where it has none.
    static func title(of page: String) -> String { words(of: "title", in: page) }

    /// What Cloudflare's check pages are called, in lower case, and what stands in them.
    private static let checks = ["just a moment", "attention required! | cloudflare", "checking your browser"]
    private static let checkMarks = ["/cdn-cgi/challenge-platform", "cf-browser-verification", "cf_chl_opt"]

    /// Whether it checks that a web browser asks, as Cloudflare's does before servers that it protects.
    static func isBrowserCheck(_ page: String) -> Bool {
        guard page.drop(while: { $0.isWhitespace || $0 == "\u{FEFF}" }).hasPrefix("<") else { return false }
        let (title, page) = (title(of: page).lowercased(), page.lowercased())
        return checks.contains { title.hasPrefix($0) } || checkMarks.contains { page.contains($0) }
    }

    /// The words of an error in XML, `<Error><Message>…</Message></Error>`; empty for anything else.
    static func message(in text: String) -> String {
        guard text.hasPrefix("<"), title(of: text).isEmpty, text.range(of: "<html", options: .caseInsensitive) == nil
        else { return "" }
        return words(of: "message", in: text)
    }

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
