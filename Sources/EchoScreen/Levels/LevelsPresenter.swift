import Echo
import EchoAudio
import EchoText

/// Turns loudness and the devices' state into meters. Time is the running time of the program.
public struct LevelsPresenter: Sendable {
    /// Readings come at least this often while something sounds: without one, it is quiet.
    static let staleAfter = Duration.milliseconds(250)
    /// Between two readings that are shown to someone who wants little to move.
    static let calmPause = Duration.milliseconds(500)
    /// Between two readings that are shown: no eye follows more.
    static let frame = Duration.milliseconds(50)
    /// A loudspeaker that has sounded so long without an echo is heard by its listener alone.
    static let echoSearch = Duration.seconds(8)
    /// What is softer makes no echo that could be found, dBFS.
    private static let audible: Float = -45

    private var microphone = Meter()
    private var loudspeaker = Meter()
    private var waveform = WaveformRecorder()
    private var status = AudioStatus()
    private var problem: SignalProblem?
    private var isOutputMuted = false
    private var protection: ProtectionStatus?
    /// How long the loudspeaker sounded while the microphone listened and no echo of it was found.
    private var echoless = Duration.zero
    private var soundedAt = Duration.zero
    private var turnMode = TurnMode.automatic(.server)
    private var threshold: Double?
    private var takesTurns = true
    public private(set) var state = LevelsViewState()

    /// As the meters stand, for who listens to the microphone beside the conversation.
    func state(listeningByName: Bool) -> LevelsViewState {
        var state = state
        if listeningByName, status.microphone == .closed {
            state.microphone.caption = status.isMuted ? LevelWording.muted : LevelWording.byName
        }
        return state
    }

    /// Readings are shown no more often than this.
    var pause = Duration.zero
    private var shownAt = Duration.zero

    public init() { present(at: .zero) }

    public mutating func receive(_ level: AudioLevel, at now: Duration) {
        switch level.direction {
        case .microphone: microphone.receive(level, at: now)
        case .loudspeaker:
            loudspeaker.receive(level, at: now)
            seekEcho(of: level.level, at: now)
        }
        waveform.receive(level, at: now)
        tick(at: now)
    }

    /// What happened is seen where the sound stands.
    public mutating func receive(_ turn: Turn, at now: Duration) {
        // The user ends the turn: who is listened to has it.
        let isManual = takesTurns && turnMode == .manual
        waveform.receive(isManual && turn == .listening ? .user : turn, at: now)
    }

    public mutating func note(_ mark: WaveformMark, at now: Duration) {
        waveform.note(mark, at: now)
        if pause <= Self.frame { present(at: now) } else { tick(at: now) }
    }

    /// Shows the newest reading, unless the last was shown only now.
    public mutating func tick(at now: Duration) {
        if now - shownAt >= pause { present(at: now) }
    }

    public mutating func receive(_ status: AudioStatus, at now: Duration) {
        self.status = status
        if [.closed, .standby].contains(status.microphone) { microphone = Meter() }
        showProtection()
        present(at: now)
    }

    public mutating func show(_ status: ProtectionStatus) {
        if status.isAligned || status.protection != protection?.protection { echoless = .zero }
        protection = status
        showProtection()
    }

    /// Where nothing listens nothing can hear itself.
    private mutating func showProtection() {
        let isInVain = echoless >= Self.echoSearch
        state.protection =
            status.microphone == .open ? protection.map { ProtectionBadge($0, isInVain: isInVain) } : nil
    }

    private mutating func seekEcho(of reading: LevelReading, at now: Duration) {
        defer { soundedAt = now }
        guard protection?.isAligned == false, status.microphone == .open, !status.isMuted,
            reading.rms > Self.audible
        else { return }
        echoless += min(Self.staleAfter, max(.zero, now - soundedAt))
        showProtection()
    }

    /// Where sides take no turns, it is seen who speaks over whom.
    mutating func show(takesTurns: Bool) {
        self.takesTurns = takesTurns
        waveform.show(takesTurns: takesTurns)
        showThreshold()
    }

    public mutating func show(_ settings: SessionSettings) {
        (turnMode, threshold) = (settings.turnMode, settings.threshold)
        showThreshold()
    }

    private mutating func showThreshold() {
        let hasThreshold = takesTurns && turnMode == .automatic(.server)
        state.microphone.threshold = hasThreshold ? threshold.map(MeterScale.position(ofThreshold:)) : nil
    }

    /// What is in use, and what is wrong with what the microphone gives.
    mutating func show(microphone: AudioDevice?, loudspeaker: AudioDevice?, problem: SignalProblem?) {
        let before = [state.microphone.device, state.loudspeaker.device]
        state.microphone.device = microphone.map { Sanitizer.line($0.name) } ?? ""
        state.loudspeaker.device = loudspeaker.map { Sanitizer.line($0.name) } ?? ""
        if before != [state.microphone.device, state.loudspeaker.device] {
            echoless = .zero
            showProtection()
        }
        self.problem = problem
        isOutputMuted = loudspeaker?.isMuted ?? false
        present(at: shownAt)
    }

    public mutating func present(at now: Duration) {
        shownAt = now
        microphone.present(in: &state.microphone, at: now)
        loudspeaker.present(in: &state.loudspeaker, at: now)
        waveform.advance(to: now)
        state.waveform = waveform.state
        state.microphone.caption = LevelWording.microphone(
            status, problem, decibels: microphone.decibels(at: now))
        state.loudspeaker.caption = LevelWording.loudspeaker(
            status, isMuted: isOutputMuted, decibels: loudspeaker.decibels(at: now))
    }

    /// Until the meters move by themselves; nil when they do not.
    var nextChange: Duration? { isMoving ? max(pause, Self.frame) : nil }

    /// Whether the meters move by themselves: something sounds, or falls, or the waveform is not at its rest yet.
    public var isMoving: Bool {
        waveform.isRunning || [state.microphone, state.loudspeaker].contains { $0.isMoving }
    }
}

extension LevelsPresenter {
    /// The last reading of one direction, and what is left of those before.
    private struct Meter {
        private var reading = LevelReading()
        private var readAt = Duration.zero
        private var spokenAt: Duration?
        private var ballistics = MeterBallistics()
        private var hold = PeakHold()
        private var bands = BandHold()

        mutating func receive(_ level: AudioLevel, at now: Duration) {
            reading = level.level
            readAt = now
            if level.isSpeech { spokenAt = now }
            ballistics.receive(reading.rms, at: now)
            hold.receive(MeterScale.position(ofDecibels: reading.peak), at: now)
            bands.receive(reading.bands.map(Double.init), at: now)
        }

        func decibels(at now: Duration) -> Float { ballistics.decibels(at: now) }

        func present(in state: inout MeterViewState, at now: Duration) {
            let current = now - readAt > LevelsPresenter.staleAfter ? LevelReading() : reading
            state.level = MeterScale.position(ofDecibels: decibels(at: now))
            state.peak = MeterScale.position(ofDecibels: current.peak)
            state.peakHold = max(hold.position(at: now), state.level)
            state.bands = bands.positions(at: now)
            state.isSpeech = spokenAt.map { now - $0 <= LevelsPresenter.staleAfter } ?? false
        }
    }
}

extension MeterViewState {
    fileprivate var isMoving: Bool {
        level > 0 || peak > 0 || peakHold > 0 || isSpeech || bands.contains { $0 > 0 }
    }
}

/// The highest peak of the last moments: held for a second, then falling.
struct PeakHold: Sendable, Hashable {
    static let hold = Duration.seconds(1)
    /// Of the meter's length, per second.
    static let fall = 0.6

    private var top = 0.0
    private var since = Duration.zero

    mutating func receive(_ peak: Double, at now: Duration) {
        guard peak >= position(at: now) else { return }
        top = peak
        since = now
    }

    func position(at now: Duration) -> Double {
        let falling = DurationWording.seconds(now - since - Self.hold)
        return max(0, top - max(0, falling) * Self.fall)
    }
}

/// The bands of a spectrum: up at once, down slowly enough to be seen.
struct BandHold: Sendable, Hashable {
    static let count = 10
    /// Of their height, per second.
    static let fall = 1.5

    private var tops = Array(repeating: 0.0, count: Self.count)
    private var since = Duration.zero

    /// - Parameter bands: 0 to 1 each; missing ones are silent.
    mutating func receive(_ bands: [Double], at now: Duration) {
        let falling = positions(at: now)
        tops = (0..<Self.count).map { band in
            let new = band < bands.count && bands[band].isFinite ? min(1, max(0, bands[band])) : 0
            return max(falling[band], new)
        }
        since = now
    }

    func positions(at now: Duration) -> [Double] {
        let fallen = max(0, DurationWording.seconds(now - since)) * Self.fall
        return tops.map { max(0, $0 - fallen) }
    }
}

/// How a meter moves: up at once, and down no faster than the eye follows, as broadcast meters do.
struct MeterBallistics: Sendable, Hashable {
    /// Decibels per second on the way down: 20 dB in 1.7 s, as IEC 60268-18 asks of digital peak meters and
    /// IEC 60268-10 of its type I. (Its type II, the meter of the EBU and of EBU Tech 3205, takes 2.8 s for 24 dB.)
    static let fall = 20 / 1.7

    private var top: Float = MeterScale.bottom
    private var since = Duration.zero

    /// - Parameter decibels: the loudness of 20 ms: it is as if integrated over that time, of which the norms ask 5 to
    ///   10 ms.
    mutating func receive(_ decibels: Float, at now: Duration) {
        guard decibels.isFinite, decibels >= self.decibels(at: now) else { return }
        top = decibels
        since = now
    }

    /// What the meter reads, dBFS.
    func decibels(at now: Duration) -> Float {
        let fallen = Float(max(0, DurationWording.seconds(now - since)) * Self.fall)
        return max(MeterScale.bottom, top - fallen)
    }
}
