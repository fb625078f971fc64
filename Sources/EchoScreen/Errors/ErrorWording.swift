/// The sentences about errors: each says what happened, and what to press or do about it.
public struct ErrorWording: Sendable, Hashable {
    public var whatHappened: Wording
    public var whatToDo: Wording

    public init(_ whatHappened: Wording, _ whatToDo: Wording) {
        self.whatHappened = whatHappened
        self.whatToDo = whatToDo
    }

    public var wording: Wording { whatHappened + " " + whatToDo }
}
