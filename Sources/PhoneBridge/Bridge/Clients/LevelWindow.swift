import EchoAudio

/// How loud both sides of a call are, a tenth of a second at a time.
struct LevelWindow: Sendable {
    struct Levels: Sendable, Hashable {
        /// Root mean square, 0…1.
        var caller: Double
        var assistant: Double
    }

    /// Of 20 ms.
    private static let frames = 5

    private struct Side {
        var frames = 0
        var samples = 0
        var sum = 0.0

        var level: Double { samples == 0 ? 0 : (sum / Double(samples)).squareRoot() }

        mutating func add(_ sound: PCM16) {
            frames += 1
            samples += sound.samples.count
            sum += sound.samples.reduce(0) { $0 + Double($1) * Double($1) / (32_768 * 32_768) }
        }
    }

    private let codec: AudioCodec
    private var caller = Side()
    private var assistant = Side()

    init(codec: AudioCodec) { self.codec = codec }

    /// Nil until the tenth of a second is over. A side that is not heard from is silent.
    mutating func add(_ sound: CallSound) -> Levels? {
        switch sound {
        case .caller(let bytes): caller.add(codec.decode(bytes))
        case .assistant(let bytes): assistant.add(codec.decode(bytes))
        }
        guard max(caller.frames, assistant.frames) >= Self.frames else { return nil }
        defer { (caller, assistant) = (Side(), Side()) }
        return Levels(caller: caller.level, assistant: assistant.level)
    }
}
