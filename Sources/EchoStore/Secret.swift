/// A text that may be used but never shown: every way of describing it says only that it is there.
public struct Secret: Sendable, Equatable {
    private let text: String

    public init(_ text: String) { self.text = text }

    /// The text itself, for whoever must send it.
    public func reveal() -> String { text }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "‹secret›" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
