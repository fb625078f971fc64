/// A short recording, and what the voice detector hears in it, every 20 ms.
public struct VoiceTake: Sendable, Hashable {
    /// A microphone that was just opened clicks: the first 200 ms are not judged.
    static let skippedFrames = 10
    /// A sample this large was cut off.
    private static let clipping: UInt16 = 32_700

    public let sound: PCM16
    /// How loud each frame is, dBFS.
    public let levels: [Float]
    /// How probably somebody speaks in each frame, 0–1.
    public let probabilities: [Float]
    /// Highest sample, dBFS.
    public let peak: Float
    /// Share of samples that were cut off, 0–1.
    public let clipped: Double

    /// - Parameter before: what the detector heard before; it knows that room then.
    public init(_ sound: PCM16, after before: PCM16 = PCM16()) {
        let frame = VoiceActivityDetector.frameLength
        let starts = stride(from: 0, through: sound.samples.count - frame, by: frame)
        self.sound = sound
        levels = starts.map { Decibels.fromSamples(sound.samples[$0..<$0 + frame]) }
        var detector = VoiceActivityDetector()
        _ = detector.process(Array(before.samples.prefix(before.samples.count / frame * frame)))
        probabilities = detector.process(sound.samples)
        peak = Decibels.fromAmplitude(Float(sound.samples.map(\.magnitude).max() ?? 0) / 32_768)
        let cut = sound.samples.count { $0.magnitude >= Self.clipping }
        clipped = Double(cut) / Double(max(1, sound.samples.count))
    }

    /// Frames of 20 ms.
    public var count: Int { probabilities.count }

    var judgedLevels: ArraySlice<Float> { levels.dropFirst(Self.skippedFrames) }
    var judgedProbabilities: ArraySlice<Float> { probabilities.dropFirst(Self.skippedFrames) }

    /// The level that a share of the frames does not reach, dBFS.
    func level(below share: Double) -> Float {
        let sorted = judgedLevels.sorted()
        guard !sorted.isEmpty else { return LevelReading.floor }
        return sorted[min(sorted.count - 1, Int(share * Double(sorted.count)))]
    }

    /// How many frames, of all that are judged, have a probability in each of so many equal steps from 0 to 1: 0–1 each.
    public func histogram(_ steps: Int) -> [Double] {
        var counts = Array(repeating: 0, count: steps)
        for probability in judgedProbabilities { counts[min(steps - 1, Int(probability * Float(steps)))] += 1 }
        let all = Double(max(1, judgedProbabilities.count))
        return counts.map { Double($0) / all }
    }

    /// The turns that these settings make of it.
    public func turns(_ settings: TunedVoiceDetection) -> [VoiceTurn] {
        var segmenter = settings.segmenter
        var turns: [VoiceTurn] = []
        for (frame, probability) in probabilities.enumerated() {
            switch segmenter.receive(probability) {
            case .started(let start)?: turns.append(VoiceTurn(start: start, heard: frame * Self.length, end: nil))
            case .stopped(let end)?: turns[turns.count - 1].end = end
            case nil: break
            }
        }
        return turns
    }

    private static let length = VoiceActivityDetector.frameLength
}
