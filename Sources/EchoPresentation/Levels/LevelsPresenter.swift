import Echo
import EchoAudio

/// Turns loudness and the devices' state into meters. Time is the running time of the program.
public struct LevelsPresenter: Sendable {
    /// Readings come at least this often while something sounds: without one, it is quiet.
    static let staleAfter = Duration.milliseconds(250)
    /// Between two readings that are shown to someone who wants little to move.
    static let calmPause = Duration.milliseconds(500)
    private static let frame = Duration.milliseconds(50)

    private var microphone = Meter()
    private var loudspeaker = Meter()
    private var status = AudioStatus()
    public private(set) var state = LevelsViewState()

    /// Readings are shown no more often than this.
    var pause = Duration.zero
    private var shownAt = Duration.zero

    public init() { present(at: .zero) }

    public mutating func receive(_ level: AudioLevel, at now: Duration) {
        switch level.direction {
        case .microphone: microphone.receive(level.level, at: now)
        case .loudspeaker: loudspeaker.receive(level.level, at: now)
        }
        tick(at: now)
    }

    /// Shows the newest reading, unless the last was shown only now.
    public mutating func tick(at now: Duration) {
        if now - shownAt >= pause { present(at: now) }
    }

    public mutating func receive(_ status: AudioStatus, at now: Duration) {
        self.status = status
        present(at: now)
    }

    public mutating func receive(_ settings: SessionSettings) {
        let hasThreshold = settings.turnMode == .automatic(.server)
        state.microphone.threshold = hasThreshold ? MeterScale.position(ofThreshold: settings.threshold) : nil
    }

    public mutating func present(at now: Duration) {
        shownAt = now
        microphone.present(in: &state.microphone, at: now)
        loudspeaker.present(in: &state.loudspeaker, at: now)
        state.microphone.caption = LevelWording.microphone(status, reading: microphone.current(at: now))
        state.loudspeaker.caption = LevelWording.loudspeaker(status, reading: loudspeaker.current(at: now))
    }

    /// Until the meters move by themselves; nil when they do not.
    var nextChange: Duration? { isMoving ? max(pause, Self.frame) : nil }

    /// Whether the meters move by themselves: something sounds, or a peak falls.
    public var isMoving: Bool {
        [state.microphone, state.loudspeaker].contains { $0.level > 0 || $0.peak > 0 || $0.peakHold > 0 }
    }
}

extension LevelsPresenter {
    /// The last reading of one direction, and its peaks.
    private struct Meter {
        private var reading = LevelReading()
        private var readAt = Duration.zero
        private var hold = PeakHold()

        mutating func receive(_ reading: LevelReading, at now: Duration) {
            self.reading = reading
            readAt = now
            hold.receive(MeterScale.position(ofDecibels: reading.peak), at: now)
        }

        func current(at now: Duration) -> LevelReading {
            now - readAt > LevelsPresenter.staleAfter ? LevelReading() : reading
        }

        func present(in state: inout MeterViewState, at now: Duration) {
            let current = current(at: now)
            state.level = MeterScale.position(ofDecibels: current.rms)
            state.peak = MeterScale.position(ofDecibels: current.peak)
            state.peakHold = hold.position(at: now)
            state.bands = (0..<10).map { band in
                band < current.bands.count ? Double(min(1, max(0, current.bands[band]))) : 0
            }
        }
    }
}
