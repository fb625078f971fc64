import CSpeexDSP

/// Takes what a loudspeaker plays out of what a microphone hears, as long as its echo is no later than the tail.
///
/// speexdsp's canceller learns the way from the one to the other; its preprocessor suppresses what is left, which
/// delays the sound by a frame. Near speech stays intelligible while both sound.
final class EchoCanceller {
    /// 10 ms.
    static let frameLength = 240
    /// How late an echo may be: 100 ms, a room of some size when the loudspeaker's delay is known.
    static let tail = 2_400

    private let echo: OpaquePointer
    private let preprocessor: OpaquePointer

    /// - Returns: nil without memory.
    init?() {
        let (frame, rate) = (Int32(Self.frameLength), Int32(PCM16.sampleRate))
        guard let echo = speex_echo_state_init(frame, Int32(Self.tail)) else { return nil }
        guard let preprocessor = speex_preprocess_state_init(frame, rate) else {
            speex_echo_state_destroy(echo)
            return nil
        }
        self.echo = echo
        self.preprocessor = preprocessor
        var number = rate
        speex_echo_ctl(echo, SPEEX_ECHO_SET_SAMPLING_RATE, &number)
        speex_preprocess_ctl(preprocessor, SPEEX_PREPROCESS_SET_ECHO_STATE, UnsafeMutableRawPointer(echo))
        // Without noise suppression the preprocessor does nothing at all; one decibel is not heard.
        set(SPEEX_PREPROCESS_SET_NOISE_SUPPRESS, -1)
        set(SPEEX_PREPROCESS_SET_ECHO_SUPPRESS, -45)
        set(SPEEX_PREPROCESS_SET_ECHO_SUPPRESS_ACTIVE, -15)
    }

    deinit {
        speex_preprocess_state_destroy(preprocessor)
        speex_echo_state_destroy(echo)
    }

    /// - Parameters:
    ///   - near: a frame of the microphone.
    ///   - far: what the loudspeaker played when the frame's echo began.
    /// - Returns: a frame without its echo, one later.
    func process(_ near: ArraySlice<Int16>, far: ArraySlice<Int16>) -> [Int16] {
        var cleaned = [Int16](unsafeUninitializedCapacity: Self.frameLength) { output, count in
            near.withUnsafeBufferPointer { near in
                far.withUnsafeBufferPointer { far in
                    speex_echo_cancellation(echo, near.baseAddress, far.baseAddress, output.baseAddress)
                }
            }
            count = Self.frameLength
        }
        speex_preprocess_run(preprocessor, &cleaned)
        return cleaned
    }

    /// Forgets the way it learnt.
    func reset() { speex_echo_state_reset(echo) }

    private func set(_ request: Int32, _ value: Int32) {
        var value = value
        speex_preprocess_ctl(preprocessor, request, &value)
    }
}
