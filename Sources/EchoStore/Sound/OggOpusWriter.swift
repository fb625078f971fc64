import COpus

/// Encodes speech as Opus in Ogg. Pages are handed over as they are closed, each at most a third of a second after its sound
/// was given.
final class OggOpusWriter {
    /// The settings of the encoder.
    struct Tuning {
        /// Bits a second, about: speech at 24 kHz is clear from 24,000 on.
        var bitRate = 24_000
        /// 0–10: a higher one sounds better at the same rate, and takes longer.
        var complexity = 5
        /// Sound of a page at most, in seconds.
        var page = 0.3
        var shape = SoundShape.speech
    }

    /// Where pages go; the C library holds it by its address.
    private final class Sink {
        let write: (UnsafeBufferPointer<UInt8>) -> Bool

        init(_ write: @escaping (UnsafeBufferPointer<UInt8>) -> Bool) { self.write = write }
    }

    private let encoder: OpaquePointer
    private let sink: Sink
    private let channels: Int

    /// - Parameter write: takes a piece of a page; false when it could not.
    /// - Returns: nil when there is no memory for it.
    init?(_ tuning: Tuning = Tuning(), write: @escaping (UnsafeBufferPointer<UInt8>) -> Bool) {
        (sink, channels) = (Sink(write), tuning.shape.channels)
        var callbacks = OpusEncCallbacks(
            write: { sink, bytes, count in
                guard let sink else { return 1 }
                let taker = Unmanaged<Sink>.fromOpaque(sink).takeUnretainedValue()
                return taker.write(UnsafeBufferPointer(start: bytes, count: Int(count))) ? 0 : 1
            }, close: { _ in 0 })
        guard let comments = ope_comments_create() else { return nil }
        defer { ope_comments_destroy(comments) }
        var error: Int32 = 0
        let encoder = ope_encoder_create_callbacks(
            &callbacks, Unmanaged.passUnretained(sink).toOpaque(), comments, Int32(tuning.shape.sampleRate),
            Int32(tuning.shape.channels), 0, &error)
        guard let encoder else { return nil }
        self.encoder = encoder
        let delay = Int32((tuning.page * 48_000).rounded())
        guard copus_tune(encoder, Int32(tuning.bitRate), Int32(tuning.complexity), delay) == 0 else { return nil }
    }

    deinit { ope_encoder_destroy(encoder) }

    /// - Returns: whether everything could be taken.
    func append(_ samples: some Collection<Int16>) -> Bool {
        let all = Array(samples)
        return all.isEmpty || ope_encoder_write(encoder, all, Int32(all.count / channels)) == 0
    }

    /// Hands over the rest; nothing can be appended then.
    func finish() -> Bool { ope_encoder_drain(encoder) == 0 }
}
