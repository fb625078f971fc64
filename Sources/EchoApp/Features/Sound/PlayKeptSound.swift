import Echo
import EchoAudio
import EchoScreen

/// Plays the sound of a message through the conversation's loudspeaker; returns when it was heard to its end. None of the sound
/// comes near the main actor.
///
/// Sad courses: an answer is being heard, or something else is spoken, then it is refused; no loudspeaker; the file is damaged
/// further on, then what comes before is heard.
struct PlayKeptSound: Sendable {
    let engine: any EngineProtocol

    @concurrent func callAsFunction(
        _ reader: any SoundReaderProtocol, from time: Duration, speed: Double
    ) async throws {
        try await reader.seek(to: time)
        let pieces = SoundPieces(reader, speed: speed)
        try await engine.play { await pieces.next() }
        if let failure = await pieces.failure { throw failure }
    }
}

/// The sound that comes next, at the speed it is wanted.
private actor SoundPieces {
    private let reader: any SoundReaderProtocol
    private var stretch: TimeStretch
    private var isOver = false
    private(set) var failure: SoundError?

    init(_ reader: any SoundReaderProtocol, speed: Double) {
        self.reader = reader
        stretch = TimeStretch(speed: speed)
    }

    /// Nil at the end, and where nothing can be read any more.
    func next() async -> PCM16? {
        while !isOver {
            let sound = await read()
            let ready = sound.map { stretch.process($0.samples) } ?? stretch.finish()
            isOver = sound == nil
            if !ready.isEmpty { return PCM16(ready) }
        }
        return nil
    }

    private func read() async -> PCM16? {
        do throws(SoundError) {
            return try await reader.next()
        } catch {
            failure = error
            return nil
        }
    }
}
