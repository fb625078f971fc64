import CSpeexDSP

/// Turns a stream of sound of one sample rate into another, without a delay at its start.
public final class Resampler {
    public let from: Int
    public let to: Int
    private let state: OpaquePointer
    private var received = 0
    private var produced = 0

    /// - Parameters:
    ///   - from: frames per second of what comes, 1–384,000.
    ///   - to: frames per second of what goes.
    ///   - quality: speexdsp's, 0 (fastest) to 10 (best); 5 keeps noise 87 dB down.
    public init(from: Int, to: Int, quality: Int = 5) throws(ResamplerError) {
        for rate in [from, to] where !(1...384_000).contains(rate) { throw .invalidRate(rate) }
        guard (0...10).contains(quality) else { throw .invalidQuality(quality) }
        var status: Int32 = 0
        guard let state = speex_resampler_init(1, UInt32(from), UInt32(to), Int32(quality), &status) else {
            throw .outOfMemory
        }
        self.from = from
        self.to = to
        self.state = state
        speex_resampler_skip_zeros(state)
    }

    deinit { speex_resampler_destroy(state) }

    /// How many samples of the input the filter holds back.
    public var heldBack: Int { from == to ? 0 : Int(speex_resampler_get_input_latency(state)) }

    /// The finished output after these samples; the filter holds back a few milliseconds.
    public func process(_ samples: [Int16]) -> [Int16] {
        guard from != to else { return samples }
        received += samples.count
        let output = run(samples)
        produced += output.count
        return output
    }

    /// The rest of the output, so that it lasts exactly as long as the input; afterwards a new stream may begin.
    public func flush() -> [Int16] {
        guard from != to, received > 0 else { return [] }
        defer { reset() }
        let missing = (received * to + from / 2) / from - produced
        guard missing > 0 else { return [] }
        let silence = missing * from / to + 2 * Int(speex_resampler_get_input_latency(state)) + 1
        return Array(run(Array(repeating: 0, count: silence)).prefix(missing))
    }

    private func reset() {
        speex_resampler_reset_mem(state)
        speex_resampler_skip_zeros(state)
        received = 0
        produced = 0
    }

    private func run(_ samples: [Int16]) -> [Int16] {
        var output: [Int16] = []
        output.reserveCapacity(samples.count * to / from + 8)
        var start = 0
        while start < samples.count {
            let taken = step(samples[start...], into: &output)
            if taken == 0 { break }
            start += taken
        }
        return output
    }

    /// One call into speexdsp; returns how many samples it took.
    private func step(_ samples: ArraySlice<Int16>, into output: inout [Int16]) -> Int {
        var taken = UInt32(min(samples.count, 8_192))
        let room = Int(taken) * to / from + 8
        let made = [Int16](unsafeUninitializedCapacity: room) { buffer, count in
            var length = UInt32(room)
            samples.withUnsafeBufferPointer { input in
                _ = speex_resampler_process_int(state, 0, input.baseAddress, &taken, buffer.baseAddress, &length)
            }
            count = Int(length)
        }
        output += made
        return Int(taken)
    }
}
