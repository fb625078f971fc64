import EchoText

/// The part of a message in which the words stand that were searched for.
public struct SearchSnippet: Sendable, Hashable {
    /// On one line; an ellipsis stands where something is left out.
    public let text: String
    /// Where the words stand, in characters of `text`, ascending.
    public let marks: [Range<Int>]

    public init(text: String, marks: [Range<Int>]) {
        self.text = text
        self.marks = marks
    }

    /// Safe to draw: what is made visible is longer, and the marks move with it.
    public var visible: SearchSnippet {
        if Sanitizer.line(text) == text { return self }
        let characters = Array(text)
        var (shown, places, end): (String, [Range<Int>], Int) = ("", [], 0)
        for mark in marks.map({ $0.clamped(to: end..<characters.count) }) where mark.lowerBound >= end {
            shown += Sanitizer.line(String(characters[end..<mark.lowerBound]))
            let start = shown.count
            shown += Sanitizer.line(String(characters[mark]))
            if start < shown.count { places.append(start..<shown.count) }
            end = mark.upperBound
        }
        return SearchSnippet(text: shown + Sanitizer.line(String(characters[end...])), marks: places)
    }

    /// The marked words, as they are written.
    public var found: [String] {
        let characters = Array(text)
        return marks.map { String(characters[$0.clamped(to: 0..<characters.count)]) }
    }
}
