/// Wakes the screen while something on it moves by itself, and sleeps otherwise.
@MainActor final class Ticker {
    private let clock: any AppClockProtocol
    private var task: Task<Void, Never>?
    private var interval: Duration?

    init(clock: any AppClockProtocol) { self.clock = clock }

    /// Calls `tick` once after `interval`, unless it is to be called sooner already. Nil: never.
    func schedule(after interval: Duration?, tick: @escaping @MainActor () -> Void) {
        guard let interval else { return stop() }
        if let current = self.interval, current <= interval { return }
        task?.cancel()
        self.interval = interval
        task = Task { [clock, weak self] in
            do { try await clock.sleep(for: interval) } catch { return }
            guard !Task.isCancelled else { return }
            self?.interval = nil
            tick()
        }
    }

    /// Whether it ticks within `time`.
    func isDue(within time: Duration) -> Bool { interval.map { $0 <= time } ?? false }

    func stop() {
        task?.cancel()
        task = nil
        interval = nil
    }
}
