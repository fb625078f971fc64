/// Publishes at once after a pause, then at most once in an interval: of a thousand events a second the screen shows
/// sixty states, the last of which is never left out.
@MainActor final class PublishingPace {
    /// Of what may be read.
    static let frame = Duration.nanoseconds(1_000_000_000 / 60)
    /// Of what is only counted: the microphone's sound goes out fifty times a second, also where it is silent.
    static let count = Duration.milliseconds(250)

    private let clock: any AppClockProtocol
    private let interval: Duration
    private var waiting: Task<Void, Never>?
    private var isDue = false

    init(clock: any AppClockProtocol, interval: Duration) {
        self.clock = clock
        self.interval = interval
    }

    func note(_ publish: @escaping @MainActor () -> Void) {
        isDue = true
        guard waiting == nil else { return }
        isDue = false
        publish()
        waiting = Task { [weak self, clock, interval] in
            try? await clock.sleep(for: interval)
            guard !Task.isCancelled, let self else { return }
            waiting = nil
            if isDue { note(publish) }
        }
    }

    /// Everything was published meanwhile.
    func settle() { isDue = false }

    func stop() {
        waiting?.cancel()
        waiting = nil
    }
}
