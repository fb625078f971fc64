public import Foundation

/// Where the sound of a call is kept.
public struct CallRecording: Sendable, Hashable, Identifiable {
    public var id: UUID
    public var call: UUID
    public var path: String
    /// In whole seconds.
    public var duration: Duration
    public var bytes: Int
    /// "wav".
    public var format: String
    public var created: Date

    /// There is one of each call.
    public static func id(of name: String) -> UUID { UUID(ofCall: "recording \(name)") }

    public init(
        id: UUID = UUID(), call: UUID, path: String, duration: Duration, bytes: Int, format: String = "wav",
        created: Date
    ) {
        self.id = id
        self.call = call
        self.path = path
        self.duration = duration
        self.bytes = bytes
        self.format = format
        self.created = created
    }
}
