import CSpeexDSP

/// Makes what a microphone hears fit to be understood: speexdsp's noise suppression and automatic gain.
///
/// The sound comes 10 ms later than it went in.
final class SoundPreprocessor {
    /// 10 ms.
    static let frameLength = 240
    /// How much softer steady noise becomes, dB.
    private static let suppression: Int32 = -20
    /// The loudness that speech is brought to: −14 dBFS at its peaks, as servers' recognition was trained on.
    private static let target: Int32 = 6_500
    /// A whisper at the far end of a room is not raised further, dB.
    private static let mostGain: Int32 = 24
    /// How fast the gain grows and falls, dB a second.
    private static let rise: Int32 = 8
    private static let fall: Int32 = -30

    private let state: OpaquePointer

    /// - Returns: nil without memory.
    init?(denoises: Bool, levels: Bool) {
        let (frame, rate) = (Int32(Self.frameLength), Int32(PCM16.sampleRate))
        guard let state = speex_preprocess_state_init(frame, rate) else { return nil }
        self.state = state
        set(SPEEX_PREPROCESS_SET_DENOISE, denoises ? 1 : 0)
        set(SPEEX_PREPROCESS_SET_NOISE_SUPPRESS, Self.suppression)
        set(SPEEX_PREPROCESS_SET_AGC, levels ? 1 : 0)
        set(SPEEX_PREPROCESS_SET_AGC_TARGET, Self.target)
        set(SPEEX_PREPROCESS_SET_AGC_MAX_GAIN, Self.mostGain)
        set(SPEEX_PREPROCESS_SET_AGC_INCREMENT, Self.rise)
        set(SPEEX_PREPROCESS_SET_AGC_DECREMENT, Self.fall)
    }

    deinit { speex_preprocess_state_destroy(state) }

    /// - Parameter samples: a multiple of 10 ms; a rest stays as it is.
    func process(_ samples: [Int16]) -> [Int16] {
        var samples = samples
        samples.withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            for offset in stride(from: 0, to: buffer.count - Self.frameLength + 1, by: Self.frameLength) {
                speex_preprocess_run(state, start + offset)
            }
        }
        return samples
    }

    private func set(_ request: Int32, _ value: Int32) {
        var value = value
        speex_preprocess_ctl(state, request, &value)
    }
}
