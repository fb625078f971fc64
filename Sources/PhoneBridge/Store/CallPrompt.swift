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
    /// Numbers of the line that it is for, as the line has them: calls to these are held by it, before the default.
    public var numbers: [String]
    /// The user who saved it.
    public var user: UUID?
    public var updated: Date

    public init(
        id: UUID = UUID(), name: String, instructions: String, voice: String = "marin", vad: JSONValue? = nil,
        isDefault: Bool = false, numbers: [String] = [], user: UUID? = nil, updated: Date
    ) {
        self.id = id
        self.name = name
        self.instructions = instructions
        self.voice = voice
        self.vad = vad
        self.isDefault = isDefault
        self.numbers = numbers
        self.user = user
        self.updated = updated
    }
}

extension CallPrompt {
    /// By the bytes of their names, as databases order them.
    static func isOrdered(_ left: CallPrompt, _ right: CallPrompt) -> Bool {
        left.name == right.name
            ? left.id.text < right.id.text
            : left.name.unicodeScalars.lexicographicallyPrecedes(right.name.unicodeScalars)
    }
}
