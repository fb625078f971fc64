import Echo

/// Publishes at once after a pause, then at most once in an interval: of a thousand events a second the screen shows
/// sixty states, the last of which is never left out.
@MainActor final class PublishingPace {
    /// Of what may be read.
    static let frame = Duration.nanoseconds(1_000_000_000 / 60)
    /// Of what is only counted: the microphone's sound goes out fifty times a second, also where it is silent.
    static let count = Duration.milliseconds(250)

    /// Of what only moves meters: twenty times a second.
    static let meters = Duration.milliseconds(50)

    private let clock: any AppClockProtocol
    private let ticker: Ticker
    private var meters = MetersPace()
    /// By the interval after which more of the same may be published.
    private var waiting: [Duration: Task<Void, Never>] = [:]
    private var due: Set<Duration> = []

    /// How often a record may be shown: sound is no text.
    static func interval(of record: WireRecord) -> Duration {
        if record.capturedAt != nil { return count }
        return record.type.hasSuffix("audio.delta") ? meters : frame
    }

    init(clock: any AppClockProtocol) {
        self.clock = clock
        ticker = Ticker(clock: clock)
    }

    func note(every interval: Duration, _ publish: @escaping @MainActor () -> Void) {
        due.insert(interval)
        guard waiting[interval] == nil else { return }
        due.remove(interval)
        publish()
        waiting[interval] = Task { [weak self, clock] in
            try? await clock.sleep(for: interval)
            guard !Task.isCancelled, let self else { return }
            waiting[interval] = nil
            if due.contains(interval) { note(every: interval, publish) }
        }
    }

    /// Everything is published now.
    func published() {
        due = []
        meters.shown(at: clock.uptime)
    }

    /// A reading of loudness came. Whether it is to be shown: not sooner than an interval after the screen was.
    func readMeters(every interval: Duration) -> Bool { meters.read(at: clock.uptime, every: interval) }

    /// Another reading is about to come.
    var areMetersMoving: Bool { meters.isSteady(at: clock.uptime) }

    /// Whether what moves by itself is shown within this time, and everything else with it.
    func isShownSoon(within interval: Duration) -> Bool {
        interval > Self.frame && (ticker.isDue(within: interval) || areMetersMoving)
    }

    /// Calls `tick` once after `interval`, unless it is to be called sooner already. Nil: never.
    func schedule(after interval: Duration?, tick: @escaping @MainActor () -> Void) {
        ticker.schedule(after: interval, tick: tick)
    }

    func stop() {
        ticker.stop()
        for task in waiting.values { task.cancel() }
        waiting = [:]
    }
}
