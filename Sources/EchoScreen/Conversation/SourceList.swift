import Echo
import EchoText

/// The pages that an answer is drawn from, as links in Markdown, numbered in the order in which they are named.
package enum SourceList {
    /// Empty where there are none.
    static func markdown(_ sources: [WebSource]) -> String {
        sources.enumerated().map { index, source in
            "\\[\(index + 1)\\] [\(title(source))](<\(url(source))>)"
        }.joined(separator: "  \n")
    }

    /// "[1] Title: https://…", a line each.
    static func lines(_ sources: [WebSource]) -> [String] {
        sources.enumerated().map { index, source in
            let (title, url) = (Sanitizer.line(source.title).trimmed, Sanitizer.line(source.url))
            return "[\(index + 1)] " + (title.isEmpty ? url : "\(title.prefix(120)): \(url)")
        }
    }

    /// The words alone, of an answer with its sources below them.
    static func removed(_ sources: [WebSource], from text: String) -> String {
        let list = Sanitizer.harmless("\n\n" + markdown(sources))
        return !sources.isEmpty && text.hasSuffix(list) ? String(text.dropLast(list.count)) : text
    }

    /// The words of an answer, with its sources below them.
    package static func appended(to message: Message) -> String {
        guard message.isFinal, !message.sources.isEmpty else { return message.text }
        return message.text + "\n\n" + markdown(message.sources)
    }

    /// A page without a title is called as its address is.
    private static func title(_ source: WebSource) -> String {
        let title = Sanitizer.line(source.title).trimmed
        return String((title.isEmpty ? Sanitizer.line(source.url) : title).prefix(120).flatMap(escaped))
    }

    private static func escaped(_ character: Character) -> [Character] {
        "\\`*_[]<>&!~|".contains(character) ? ["\\", character] : [character]
    }

    private static func url(_ source: WebSource) -> String {
        source.url.replacing("<", with: "%3C").replacing(">", with: "%3E").replacing("\\", with: "%5C")
    }
}
