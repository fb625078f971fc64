public import EchoWire
public import Foundation

/// Instructions for calls, under a name.
public struct CallPrompt: Sendable, Hashable, Identifiable {
    public var id: UUID
    public var name: String
    public var instructions: String
    public var voice: String
    /// Voice activity detection, as the Realtime API has it.
    public var vad: JSONValue?
    /// One at most: the one that was saved last with it.
    public var isDefault: Bool
    public var updated: Date

    public init(
        id: UUID = UUID(), name: String, instructions: String, voice: String = "marin", vad: JSONValue? = nil,
        isDefault: Bool = false, updated: Date
    ) {
        self.id = id
        self.name = name
        self.instructions = instructions
        self.voice = voice
        self.vad = vad
        self.isDefault = isDefault
        self.updated = updated
    }
}
