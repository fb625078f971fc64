import Synchronization

/// Keeps what happened, in its order, and not more than can be read.
final class ExchangeLog: Sendable {
    private static let longest = 20_000

    private let began = ContinuousClock.now
    private let kept = Mutex<[ExchangeLogEntry]>([])

    var entries: [ExchangeLogEntry] { kept.withLock(\.self) }

    var warnings: [ExchangeWarning] {
        entries.compactMap { if case .warning(let warning) = $0.event { warning } else { nil } }
    }

    func note(_ event: ExchangeEvent, _ call: CallSID? = nil) {
        let entry = ExchangeLogEntry(time: ContinuousClock.now - began, call: call, event: event)
        kept.withLock { entries in
            if entries.count >= Self.longest { entries.removeFirst(Self.longest / 4) }
            entries.append(entry)
        }
    }
}
