public import EchoAudio
import Synchronization

/// Speaks short sentences that were spoken lately from memory: "Done." and "The hall lamp is on now." come again and again.
public final class RepeatedSpeech: SpeechSynthesizerProtocol {
    /// Characters: longer sentences hardly come again.
    static let longest = 80
    /// Samples that are kept, 2 MB: 43 s.
    static let most = 1 << 20

    fileprivate struct Line: Hashable {
        let sentence: String
        let voice: String
        let speed: Double
    }

    fileprivate struct State {
        var sounds: [Line: PCM16] = [:]
        /// The last is what was spoken last.
        var order: [Line] = []
        var samples = 0
    }

    private let synthesizer: any SpeechSynthesizerProtocol
    private let state = Mutex(State())

    public init(_ synthesizer: any SpeechSynthesizerProtocol) { self.synthesizer = synthesizer }

    public func speak(_ sentence: String, voice: String, speed: Double) async throws -> PCM16 {
        guard sentence.count <= Self.longest else {
            return try await synthesizer.speak(sentence, voice: voice, speed: speed)
        }
        let line = Line(sentence: sentence, voice: voice, speed: speed)
        if let sound = state.withLock({ $0.sound(of: line) }) { return sound }
        let sound = try await synthesizer.speak(sentence, voice: voice, speed: speed)
        state.withLock { $0.keep(sound, of: line) }
        return sound
    }
}

extension RepeatedSpeech.State {
    fileprivate mutating func sound(of line: RepeatedSpeech.Line) -> PCM16? {
        guard let sound = sounds[line] else { return nil }
        order.removeAll { $0 == line }
        order.append(line)
        return sound
    }

    fileprivate mutating func keep(_ sound: PCM16, of line: RepeatedSpeech.Line) {
        guard sounds.updateValue(sound, forKey: line) == nil else { return }
        order.append(line)
        samples += sound.samples.count
        while samples > RepeatedSpeech.most, order.count > 1 {
            samples -= sounds.removeValue(forKey: order.removeFirst())?.samples.count ?? 0
        }
    }
}
