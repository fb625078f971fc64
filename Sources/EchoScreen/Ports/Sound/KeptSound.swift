public import Echo
public import Foundation

/// The sound of one spoken line, as it is kept.
public struct KeptSound: Sendable, Hashable {
    public let message: Message.ID
    /// Names it in the store.
    public let file: String
    public let createdAt: Date
    /// Zero while it is being recorded.
    public var duration = Duration.zero
    /// On disk.
    public var byteCount = 0
    /// The loudest sample of each tenth of a second, 0–255.
    public var peaks: [UInt8] = []
    public var expiry = SoundExpiry.never

    public init(message: Message.ID, file: String, createdAt: Date) {
        self.message = message
        self.file = file
        self.createdAt = createdAt
    }
}
