import Echo
import EchoPorts

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
    /// By the interval after which more of the same may be published.
    private var waiting: [Duration: Task<Void, Never>] = [:]
    private var due: Set<Duration> = []

    /// How often a record may be shown: sound is no text.
    static func interval(of record: WireRecord) -> Duration {
        if record.capturedAt != nil { return count }
        return record.type.hasSuffix("audio.delta") ? meters : frame
    }

    init(clock: any AppClockProtocol) { self.clock = clock }

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

    /// Everything was published meanwhile.
    func settle() { due = [] }

    func stop() {
        for task in waiting.values { task.cancel() }
        waiting = [:]
    }
}
