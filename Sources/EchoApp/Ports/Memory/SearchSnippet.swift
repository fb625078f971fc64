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
}
