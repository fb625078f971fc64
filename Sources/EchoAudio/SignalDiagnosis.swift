/// Tells from what a microphone gives what is wrong with it, and does not change its mind with every word.
///
/// Time is counted in samples: the same sound gives the same answers, however fast it comes.
public struct SignalDiagnosis: Sendable, Hashable {
    /// A converter's own noise is more than this; a switch that is off gives nothing, or one step.
    static let silentPeak: UInt16 = 1
    /// As loud as a sample can be, but for rounding on the way: −0.02 dBFS.
    static let clippedPeak: UInt16 = 32_700
    /// So many such samples in a row are cut off; fewer may be the tip of a wave.
    static let clippedRun = 3
    /// Speech is tuned to −26 dBFS (the active speech level of ITU-T P.56 in its test signals): what lies 20 dB below is
    /// hardly heard, what lies 15 dB below is heard again, dBFS.
    static let quietSpeech: Float = -46
    static let heardSpeech: Float = -41

    /// The current problem; nil for none.
    public private(set) var problem: SignalProblem?

    private let patience: Int
    /// A microphone that has been heard may have a gate, which gives nothing between words: it is waited for ten times as
    /// long.
    private var hasHeardSpeech = false
    private var silentFrames = 0
    private var clippedChunks = 0
    private var framesSinceClipping = 0
    private var quietFrames = 0
    private var heardFrames = 0

    /// - Parameter patience: how long nothing at all must come to be called so; three seconds are longer than a device
    ///   takes to wake.
    public init(patience: Duration = .seconds(3)) { self.patience = FrameCount.frames(patience) }

    /// - Parameters:
    ///   - sound: a chunk of 20 ms or so, 24 kHz.
    ///   - isSpeech: somebody speaks in it.
    ///   - isClipped: whether its samples were cut off when they were taken; nil to look at them.
    /// - Returns: whether `problem` has changed.
    public mutating func receive(_ sound: PCM16, isSpeech: Bool, isClipped: Bool? = nil) -> Bool {
        guard !sound.samples.isEmpty else { return false }
        noteSilence(sound)
        noteClipping(isClipped ?? Self.isClipped(sound), frames: sound.samples.count)
        if isSpeech {
            hasHeardSpeech = true
            noteSpeech(sound)
        }
        let before = problem
        problem = verdict
        return problem != before
    }

    private var verdict: SignalProblem? {
        if silentFrames >= (hasHeardSpeech ? 10 * patience : patience) { return .noSignal }
        if isClipping { return .clipping }
        return isTooQuiet ? .tooQuiet : nil
    }

    /// Three cut chunks within seconds; over when there was none for five.
    private var isClipping: Bool {
        clippedChunks >= 3 && framesSinceClipping < FrameCount.frames(.seconds(5))
    }

    /// A second and a half of faint words; over after half a second of others.
    private var isTooQuiet: Bool { quietFrames >= FrameCount.frames(.milliseconds(1500)) }

    private mutating func noteSilence(_ sound: PCM16) {
        let isSilent = sound.samples.allSatisfy { $0.magnitude <= Self.silentPeak }
        silentFrames = isSilent ? silentFrames + sound.samples.count : 0
    }

    private mutating func noteClipping(_ isClipped: Bool, frames: Int) {
        framesSinceClipping += frames
        if framesSinceClipping >= FrameCount.frames(.seconds(5)) { clippedChunks = 0 }
        guard isClipped else { return }
        clippedChunks += 1
        framesSinceClipping = 0
    }

    private mutating func noteSpeech(_ sound: PCM16) {
        let level = Decibels.fromSamples(sound.samples[...])
        if level < Self.quietSpeech {
            quietFrames += sound.samples.count
            heardFrames = 0
        } else if level > Self.heardSpeech {
            heardFrames += sound.samples.count
            if heardFrames >= FrameCount.frames(.milliseconds(500)) { quietFrames = 0 }
        }
    }

    /// Whether samples were cut off: to be asked of a sound as it came, for whatever is done to it hides it.
    public static func isClipped(_ sound: PCM16) -> Bool {
        var run = 0
        for sample in sound.samples {
            run = sample.magnitude >= clippedPeak ? run + 1 : 0
            if run == clippedRun { return true }
        }
        return false
    }
}
