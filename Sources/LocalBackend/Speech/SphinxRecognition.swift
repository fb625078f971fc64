import EchoAudio
import Synchronization

/// One utterance on a borrowed decoder, which goes back when the utterance ends or is forgotten.
final class SphinxRecognition: RecognitionProtocol {
    private let decoder: SphinxDecoder
    private let pool: SphinxPool
    private let isOver = Mutex(false)

    init(decoder: SphinxDecoder, pool: SphinxPool) {
        self.decoder = decoder
        self.pool = pool
    }

    deinit {
        guard end() else { return }
        Task { [decoder, pool] in await Self.cancel(decoder, pool) }
    }

    func feed(_ sound: PCM16) async -> String {
        isOver.withLock { $0 } ? "" : await decoder.feed(sound)
    }

    func finish() async -> RecognizedWords {
        guard end() else { return RecognizedWords(text: "") }
        let transcript = await decoder.finish()
        await pool.giveBack(decoder)
        return transcript
    }

    func cancel() async {
        if end() { await Self.cancel(decoder, pool) }
    }

    private static func cancel(_ decoder: SphinxDecoder, _ pool: SphinxPool) async {
        await decoder.cancel()
        await pool.giveBack(decoder)
    }

    /// True for the first who ends it.
    private func end() -> Bool {
        isOver.withLock { isOver in
            defer { isOver = true }
            return !isOver
        }
    }
}
