/// Finds, from a recording of a room and one of a voice in it, the settings that tell the two apart best.
public struct VoiceTuning: Sendable, Hashable {
    public let room: VoiceTake
    public let speech: VoiceTake
    private let isClipped: Bool

    /// Quieter than this is no microphone, dBFS.
    private static let nothing: Float = -75
    /// A room as quiet as this hides no voice, dBFS.
    private static let quietRoom: Float = -50
    /// A voice stands at least so far out of its room, dB.
    private static let distance: Float = 6
    /// A frame belongs to speech when it is no more than this below the loud ones, dB.
    private static let range: Float = 25
    /// Shorter gaps between sounds belong to the word around them: 200 ms.
    private static let gap = 10
    /// A fifth of a second of speech is the least that is any: 200 ms.
    private static let leastSpeech = 10
    /// 100 ms.
    private static let near = 5
    /// Below these nearly everything is speech, above them nearly nothing is.
    private static let thresholds = stride(from: 30, through: 90, by: 5).map { Double($0) / 100 }
    /// People mind being cut off more than they mind waiting: as patient as it comes, at least.
    private static let leastSilence = TunedVoiceDetection().silence
    private static let frame = Duration.milliseconds(20)

    /// - Parameter isClipped: samples of the speech were cut off when they were taken, which is not seen of them any
    ///   more.
    public init(room: PCM16, speech: PCM16, isClipped: Bool = false) {
        self.isClipped = isClipped
        self.room = VoiceTake(room)
        self.speech = VoiceTake(speech, after: room)
    }

    /// How loud the room is, dBFS: all but a twentieth of it is quieter.
    public var roomLevel: Float { room.level(below: 0.95) }

    /// How loud the voice is, dBFS: a tenth of it is louder.
    public var voiceLevel: Float { speech.level(below: 0.9) }

    /// Nil when the recordings can be used.
    public var problem: VoiceTuningProblem? {
        if speech.peak < Self.nothing { return .silent }
        if isClipped || speech.clipped > 0.001 { return .clipped }
        if Self.share(of: room.judgedProbabilities, from: 0.5) > 0.2 { return .voiceInRoom }
        if voiceLevel - roomLevel < Self.distance { return roomLevel < Self.quietRoom ? .noSpeech : .roomAsLoud }
        if speech.judgedProbabilities.count(where: { $0 >= 0.5 }) < Self.leastSpeech { return .noSpeech }
        return nil
    }

    /// Whether each frame of the voice's recording is speech, told by its loudness alone.
    public var isSpoken: [Bool] {
        let least = max(roomLevel + Self.distance, voiceLevel - Self.range)
        var marks = speech.levels.enumerated().map { $0.offset >= VoiceTake.skippedFrames && $0.element >= least }
        var last: Int?
        for index in marks.indices where marks[index] {
            if let last, index - last <= Self.gap { for between in last..<index { marks[between] = true } }
            last = index
        }
        return marks
    }

    /// The settings with the fewest mistakes, and room for a worse day: the middle of the thresholds that do equally
    /// well, of those under which the room begins no turn if there are any; silence longer than the longest pause inside
    /// the speech, padding longer than the first word was missed by.
    public var best: TunedVoiceDetection {
        let threshold = bestThreshold
        return TunedVoiceDetection(
            threshold: threshold, prefixPadding: padding(threshold), silence: silence(threshold))
    }

    /// Share of the room's frames taken for speech and of the speech's frames missed, added: 0 for none. A frame is
    /// missed when no speech is heard within 100 ms of it: the padding has the first ones.
    public func mistakes(_ threshold: Double) -> Double {
        let level = Float(threshold)
        let heard = heardNearby
        let spoken = zip(heard, isSpoken).filter(\.1).map(\.0)
        let missed = spoken.isEmpty ? 1 : 1 - Self.share(of: spoken[...], from: level)
        return missed + Self.share(of: room.judgedProbabilities, from: level)
    }

    /// The highest probability within 100 ms of each frame of the voice's recording.
    private var heardNearby: [Float] {
        let all = speech.probabilities
        return all.indices.map { all[max(0, $0 - Self.near)..<min(all.count, $0 + Self.near + 1)].max() ?? 0 }
    }

    private var bestThreshold: Double {
        let calm = Self.thresholds.filter(isCalm)
        let all = calm.isEmpty ? Self.thresholds : calm
        let mistakes = all.map(mistakes)
        let least = mistakes.min() ?? 0
        let good = zip(all, mistakes).filter { $0.1 <= least + 0.02 }.map(\.0)
        return good.isEmpty ? 0.5 : good[good.count / 2]
    }

    /// Whether a turn begins with the first word: none of the room alone, and none well before the word.
    public func isCalm(_ threshold: Double) -> Bool {
        let settings = TunedVoiceDetection(threshold: threshold)
        guard room.turns(settings).isEmpty, let first = isSpoken.firstIndex(of: true),
            let turn = speech.turns(settings).first
        else { return false }
        return turn.heard >= (first - Self.near) * VoiceActivityDetector.frameLength
    }

    private func silence(_ threshold: Double) -> Duration {
        let pause = Self.frame * longestPause(threshold)
        return Self.rounded(max(Self.leastSilence, min(.seconds(2), pause + .milliseconds(200))))
    }

    private func padding(_ threshold: Double) -> Duration {
        let (first, heard) = (isSpoken.firstIndex(of: true), speech.probabilities)
        guard let first, let found = heard[first...].firstIndex(where: { $0 >= Float(threshold) }) else {
            return .milliseconds(300)
        }
        let late = Self.frame * (found - first)
        return Self.rounded(max(.milliseconds(200), min(.seconds(1), late + .milliseconds(150))))
    }

    /// Frames of the longest stretch between the first and the last word that is too quiet to go on.
    private func longestPause(_ threshold: Double) -> Int {
        let spoken = isSpoken
        guard let first = spoken.firstIndex(of: true), let last = spoken.lastIndex(of: true) else { return 0 }
        let least = SpeechSegmenter(threshold: Float(threshold)).least
        var (longest, running) = (0, 0)
        for probability in speech.probabilities[first...last] {
            running = probability >= least ? 0 : running + 1
            longest = max(longest, running)
        }
        return longest
    }

    private static func share(of probabilities: ArraySlice<Float>, from threshold: Float) -> Double {
        Double(probabilities.count { $0 >= threshold }) / Double(max(1, probabilities.count))
    }

    /// Up to the next 50 ms.
    private static func rounded(_ duration: Duration) -> Duration {
        .milliseconds(Int((duration / .milliseconds(50)).rounded(.up)) * 50)
    }
}
