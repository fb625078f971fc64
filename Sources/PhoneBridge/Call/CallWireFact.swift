import Echo
import Synchronization

/// A fact of the wire to the assistant's server, by the events of the Realtime API that no conversation tells of.
public enum CallWireFact: Sendable, Hashable {
    /// The server has the settings: `session.updated`.
    case sessionUpdated
    /// What the caller said is in the conversation: `input_audio_buffer.committed`.
    case committed(item: String)
    /// The sound of an answer has come, in so many pieces: `response.output_audio.delta`, counted and not carried.
    case soundCame(item: String, pieces: Int, frames: Int)
}

/// Counts the pieces of sound of answers, and notices what is on the wire.
final class CallWireWatch: Sendable {
    private struct Sound {
        var pieces = 0
        var frames = 0
    }

    private struct State {
        var sounds: [String: Sound] = [:]
        var committed: Set<String> = []
    }

    /// More items than are under way at once.
    private static let most = 256
    private let state = Mutex(State())

    /// - Returns: whether it is to be told.
    func isWanted(_ event: EchoEvent) -> Bool {
        guard case .assistantAudioDelta(let item, let frames) = event else { return true }
        state.withLock { state in
            guard state.sounds.count < Self.most || state.sounds[item] != nil else { return }
            state.sounds[item, default: Sound()].pieces += 1
            state.sounds[item]?.frames += frames
        }
        return false
    }

    /// What an event says of the wire, which is told before it.
    func facts(_ event: EchoEvent) -> [CallWireFact] {
        switch event {
        case .connectionStatusChanged(.connected): return [.sessionUpdated]
        case .messageUpdated(let message) where message.role == .user && message.status == .transcribing:
            return commit(message.id) ? [.committed(item: message.id)] : []
        case .assistantStoppedSpeaking, .turnEnded:
            return state.withLock { state in
                defer { state.sounds = [:] }
                return state.sounds.sorted { $0.key < $1.key }.map {
                    .soundCame(item: $0.key, pieces: $0.value.pieces, frames: $0.value.frames)
                }
            }
        default: return []
        }
    }

    private func commit(_ item: String) -> Bool {
        state.withLock { state in
            if state.committed.count >= Self.most { state.committed = [] }
            return state.committed.insert(item).inserted
        }
    }
}
