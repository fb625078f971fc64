import EchoAudio

/// The measurements of the sound in a file, made by hearing all of it.
struct SoundMeasure: Hashable {
    let duration: Duration
    let byteCount: Int
    let peaks: [UInt8]

    /// - Returns: nil when there is no sound in it.
    init?(_ reader: OggOpusReader, byteCount: Int) {
        var (peaks, frames) = (SoundPeaks(), 0)
        while let samples = reader.next() {
            peaks.add(samples)
            frames += samples.count
        }
        guard frames > 0 else { return nil }
        peaks.finish()
        self.init(frames: frames, byteCount: byteCount, peaks: peaks.bytes)
    }

    init(frames: Int, byteCount: Int, peaks: [UInt8]) {
        (duration, self.byteCount, self.peaks) = (FrameCount.duration(frames), byteCount, peaks)
    }
}
