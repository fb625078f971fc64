import Echo
import EchoScreen

/// Which sound of a call is kept with which message: it waits until its message is saved.
struct CallSoundRules: Sendable {
    private var saved: Set<Message.ID> = []
    /// The newest of each.
    private var waiting: [Message.ID: KeptSound] = [:]

    mutating func receive(_ news: SoundKeepingNews, in conversation: ConversationID) -> [ConversationChange] {
        switch news {
        case .began(let sound), .kept(let sound):
            guard saved.contains(sound.message) else {
                waiting[sound.message] = sound
                return []
            }
            return [.sound(sound, of: conversation)]
        case .discarded(var sound):
            waiting[sound.message] = nil
            // Nothing of it is left, and nothing is shown of it.
            (sound.duration, sound.byteCount, sound.peaks) = (.zero, 0, [])
            return saved.contains(sound.message) ? [.sound(sound, of: conversation)] : []
        case .failed: return []
        }
    }

    /// The message is saved.
    mutating func kept(_ message: Message.ID, in conversation: ConversationID) -> [ConversationChange] {
        saved.insert(message)
        return waiting.removeValue(forKey: message).map { [.sound($0, of: conversation)] } ?? []
    }
}
