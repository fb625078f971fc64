/// Conversion between time and frames at 24 kHz.
package enum FrameCount {
    /// Rounded towards zero.
    package static func frames(_ duration: Duration) -> Int {
        let (seconds, attoseconds) = duration.components
        return Int(seconds) * PCM16.sampleRate + Int(attoseconds / 1_000_000_000) * PCM16.sampleRate / 1_000_000_000
    }

    package static func duration(_ frames: Int) -> Duration {
        .nanoseconds(Int64(frames) * 1_000_000_000 / Int64(PCM16.sampleRate))
    }
}
