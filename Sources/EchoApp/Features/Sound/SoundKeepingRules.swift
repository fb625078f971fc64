import Echo
import EchoScreen
import Foundation

/// Whether sound is kept, and which message's it is: what is recorded and what becomes of messages lead to effects.
///
/// Sound is kept with its message: while that is not saved, nothing tells where the sound belongs, and it waits.
struct SoundKeepingRules: Sendable {
    enum Effect: Sendable, Hashable {
        case start, stop
        case note(KeptSound, of: ConversationID)
        /// Nothing of it is left.
        case discard(KeptSound)
    }

    /// The person's choice, and the conditions that override it.
    struct Conditions: Sendable, Hashable {
        var keep = KeepSound.off
        var savesConversations = true
        var isOffTheRecord = false

        var isKept: Bool { keep != .off && savesConversations && !isOffTheRecord }
    }

    private(set) var choice = Conditions()
    /// The keeper was asked to begin, and nothing has ended it since.
    private(set) var isKeeping = false
    /// The messages that are saved, and where.
    private var conversations: [Message.ID: ConversationID] = [:]
    /// Sound whose message is not saved yet, the newest state of each.
    private var waiting: [Message.ID: KeptSound] = [:]

    mutating func choose(_ new: Conditions) -> [Effect] {
        let goesOffTheRecord = new.isOffTheRecord && !choice.isOffTheRecord
        choice = new
        let gone = goesOffTheRecord ? Array(waiting.values) : []
        if goesOffTheRecord { (conversations, waiting) = ([:], [:]) }
        guard new.isKept != isKeeping else { return gone.map(Effect.discard) }
        isKeeping = new.isKept
        return gone.map(Effect.discard) + [isKeeping ? .start : .stop]
    }

    /// A spoken message is new or different.
    ///
    /// - Parameter conversation: where it is saved; nil where it is not.
    mutating func receive(_ message: Message, in conversation: ConversationID?) -> [Effect] {
        guard message.medium == .voice, message.tool == nil, let conversation else { return [] }
        conversations[message.id] = conversation
        return waiting.removeValue(forKey: message.id).map { [.note($0, of: conversation)] } ?? []
    }

    mutating func receive(_ news: SoundKeepingNews) -> [Effect] {
        switch news {
        case .began(var sound), .kept(var sound):
            guard !choice.isOffTheRecord else { return [.discard(sound)] }
            sound.expiry = choice.keep.expiry(from: sound.createdAt)
            guard let conversation = conversations[sound.message] else {
                waiting[sound.message] = sound
                return []
            }
            return [.note(sound, of: conversation)]
        case .discarded(let sound):
            waiting[sound.message] = nil
            return []
        case .failed: return []
        }
    }

    /// The keeper has ended by itself, or could not begin.
    mutating func ended() { isKeeping = false }
}
