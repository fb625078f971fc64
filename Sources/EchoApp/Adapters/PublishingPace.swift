/// Publishes at once after a pause, then at most once a frame: of a thousand events a second the screen shows sixty
/// states, the last of which is never left out.
@MainActor final class PublishingPace {
    private static let interval = Duration.nanoseconds(1_000_000_000 / 60)

    private let clock: any AppClockProtocol
    private var waiting: Task<Void, Never>?
    private var isDue = false

    init(clock: any AppClockProtocol) { self.clock = clock }

    func note(_ publish: @escaping @MainActor () -> Void) {
        isDue = true
        guard waiting == nil else { return }
        isDue = false
        publish()
        waiting = Task { [weak self, clock] in
            try? await clock.sleep(for: Self.interval)
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
