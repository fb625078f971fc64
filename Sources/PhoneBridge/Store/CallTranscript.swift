public import Foundation

/// The words somebody said in a call, as the store keeps them.
public struct CallTranscript: Sendable, Hashable, Identifiable {
    public enum Speaker: String, Sendable, Hashable, CaseIterable {
        /// The one who is called or calls.
        case user
        case assistant
    }

    public var id: UUID
    public var call: UUID
    public var speaker: Speaker
    public var content: String
    /// Since the call began, in whole milliseconds.
    public var offset: Duration

    public init(id: UUID = UUID(), call: UUID, speaker: Speaker, content: String, offset: Duration) {
        self.id = id
        self.call = call
        self.speaker = speaker
        self.content = content
        self.offset = offset
    }
}
