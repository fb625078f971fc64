public import Echo
public import EchoAudio
import EchoText

/// Leads through two recordings, a room and a voice in it, to the settings that tell them apart: what is recorded goes in,
/// what is seen and may be chosen comes out.
public struct TunerPresenter: PanelProtocol {
    /// The two recordings: the quiet room, and the voice.
    public enum Take: Sendable, Hashable, CaseIterable { case room, voice }

    /// Where it stands.
    public enum Stage: Sendable, Hashable {
        /// To be recorded when the person says so.
        case waiting(Take)
        case recording(Take)
        /// The microphone does not work.
        case failed(AudioDeviceError)
        /// Both are there.
        case judged
    }

    /// A control that can be moved.
    public enum Knob: Sendable, Hashable, CaseIterable { case threshold, prefixPadding, silence }

    /// Samples of each recording: five seconds.
    public static let length = PCM16.sampleRate * 5
    /// Chunks of 20 ms that may not be cut off: one or two are a cough.
    private static let mostClipped = 3

    /// The microphone; safe to draw.
    public private(set) var microphone: String
    /// Under which its settings are kept.
    public private(set) var key: String
    /// The conversation's microphone was closed for this.
    public let wasListening: Bool
    public private(set) var stage = Stage.waiting(.room)
    /// The settings as they are moved.
    public private(set) var settings: TunedVoiceDetection
    public private(set) var knob = Knob.threshold
    /// What was recorded of each; it is heard again and again.
    private var takes: [Take: [Int16]] = [:]
    /// Of the newest recording.
    private var clippedChunks = 0
    private(set) var tuning: VoiceTuning?
    private let meter = LevelMeter()
    private var level = LevelReading.floor

    public init(
        microphone: String, key: String = "default", settings: TunedVoiceDetection, wasListening: Bool = false
    ) {
        self.microphone = microphone
        self.key = key
        self.settings = settings
        self.wasListening = wasListening
    }

    public var use: Situation.Overlay { .form }
    public var overlay: OverlayViewState {
        var overlay = OverlayViewState(title: TunerWording.title, content: .form(state))
        overlay.keys = .tuner
        return overlay
    }

    public func describePanel(in situation: inout Situation) {
        (situation.formAction, situation.hasFields) = (action, choice != nil)
        if recording != nil { situation.facts.insert(.hasTake) }
    }

    public var hints: [HintViewState]? {
        let action = action.map { [HintViewState(.open, $0)] } ?? []
        // Where nothing can be tuned, Enter records again.
        let again = choice != nil ? [HintViewState(.recordAgain, "re-record")] : []
        let more =
            [
                HintViewState(.selectUp, and: .selectDown, "select"),
                HintViewState(.adjustDown, and: .adjustUp, "change"),
            ] + again + [HintViewState(.resetSetting, "best fit"), HintViewState(.hearTake, "play")]
        return action + [HintViewState(.stop, "close")] + more
    }

    // MARK: recording

    /// Begins the recording that is waited for; false when there is none.
    public mutating func record() -> Bool {
        guard case .waiting(let take) = stage else { return false }
        takes[take] = []
        clippedChunks = 0
        level = LevelReading.floor
        stage = .recording(take)
        return true
    }

    /// Takes what the microphone hears; true while more is wanted.
    public mutating func receive(_ captured: CapturedSound) -> Bool {
        guard case .recording(let take) = stage else { return false }
        let sound = captured.sound
        takes[take, default: []] += sound.samples
        clippedChunks += captured.isClipped ? 1 : 0
        level = meter.measure(sound).rms
        guard takes[take, default: []].count >= Self.length else { return true }
        finish(take)
        return false
    }

    /// The microphone does not work.
    public mutating func fail(_ error: AudioDeviceError) { stage = .failed(error) }

    /// Forgets both recordings, and listens to another microphone.
    public mutating func again(with microphone: String, key: String) {
        (self.microphone, self.key) = (microphone, key)
        again()
    }

    /// Forgets both recordings.
    public mutating func again() {
        takes = [:]
        tuning = nil
        stage = .waiting(.room)
    }

    private mutating func finish(_ take: Take) {
        guard take == .voice else { return stage = .waiting(.voice) }
        let isClipped = clippedChunks >= Self.mostClipped
        let tuning = VoiceTuning(room: recorded(.room), speech: recorded(.voice), isClipped: isClipped)
        self.tuning = tuning
        stage = .judged
        if tuning.problem == nil { settings = tuning.best }
    }

    private func recorded(_ take: Take) -> PCM16 { PCM16(Array(takes[take, default: []].prefix(Self.length))) }

    // MARK: choosing

    /// The voice, to be listened to; nil before it was recorded.
    public var recording: PCM16? { stage == .judged ? recorded(.voice) : nil }

    /// The choice to apply; nil where there is nothing to judge by.
    public var choice: TunedVoiceDetection? { isUsable ? settings : nil }

    var isUsable: Bool { stage == .judged && tuning?.problem == nil }

    public mutating func move(by steps: Int) {
        guard isUsable, let index = Knob.allCases.firstIndex(of: knob) else { return }
        knob = Knob.allCases[min(Knob.allCases.count - 1, max(0, index + steps.signum()))]
    }

    public mutating func adjust(by steps: Int) {
        guard isUsable else { return }
        switch knob {
        case .threshold: settings.threshold += Double(steps) * 0.05
        case .prefixPadding: settings.prefixPadding += .milliseconds(50 * steps)
        case .silence: settings.silence += .milliseconds(50 * steps)
        }
    }

    /// Puts the best settings back.
    public mutating func useBest() {
        if isUsable, let tuning { settings = tuning.best }
    }

    /// The action of Enter; nil while it does nothing.
    public var action: String? {
        switch stage {
        case .waiting: "record"
        case .recording: nil
        case .failed: "try again"
        case .judged: isUsable ? "apply" : "record again"
        }
    }

    // MARK: what is seen

    public var state: FormViewState {
        var state = FormViewState(instruction: TunerWording.instruction(self), role: role)
        if case .recording(let take) = stage { state.progress = progress(take) }
        if isUsable, let tuning { state.show(tuning, settings, knob) }
        return state
    }

    private func progress(_ take: Take) -> ProgressViewState {
        let done = Double(takes[take, default: []].count) / Double(Self.length)
        return ProgressViewState(
            done: min(1, done), level: MeterScale.position(ofDecibels: level),
            caption: StyledText(level <= MeterScale.bottom ? "quiet" : NumberWording.decibels(level)))
    }

    private var role: TextRole {
        switch stage {
        case .failed: .failure
        case .judged where !isUsable: .warning
        default: .strong
        }
    }
}
