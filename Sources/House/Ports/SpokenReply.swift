/// The house's answer to a sentence, in its own words.
public struct SpokenReply: Hashable, Sendable {
    public enum Outcome: Hashable, Sendable {
        /// It says that it acted, on these devices. Whether it did is seen from readings alone.
        case acted([DeviceID])
        /// It answered a question by looking at these devices.
        case told([DeviceID])
        /// It answered without having looked at anything: no fact about the house.
        case baseless
        /// It did not understand, or could not; with its code, which is no text for people.
        case failed(code: String)
    }

    /// Empty where it says nothing.
    public var text: String
    public var outcome: Outcome
    /// To go on with.
    public var conversation: String?
    /// Whether it waits for more.
    public var expectsMore: Bool

    public init(text: String, outcome: Outcome, conversation: String? = nil, expectsMore: Bool = false) {
        self.text = text
        self.outcome = outcome
        self.conversation = conversation
        self.expectsMore = expectsMore
    }
}
