import EchoServing

/// How what calls depend on does, for whoever watches the bridge.
struct DependencyMetrics: Sendable {
    let desk: CallDesk
    /// Of Twilio; nil for a bridge without an account.
    let line: Circuit?

    init(_ desk: CallDesk, line: Circuit? = nil) { (self.desk, self.line) = (desk, line) }

    /// Of each part that may be left alone, whether it is just now.
    var leftAlone: [(part: BridgeReadiness.Part, isLeftAlone: Bool)] {
        let parts: [(BridgeReadiness.Part, Bool?)] = [
            (.database, desk.circuit.isOpen), (.line, line?.isOpen), (.model, desk.switchboard.circuit.isOpen),
            (.recordings, desk.vault?.isLeftAlone),
        ]
        return parts.compactMap { part, isLeftAlone in isLeftAlone.map { (part, $0) } }
    }

    var metrics: [Metric] {
        let journal = desk.journal.state
        return [
            .gauge(
                "phone_dependency_ready", "Whether a part that calls depend on was available at the last check.",
                desk.readiness.parts.map { ([MetricLabel("part", $0.key.rawValue)], $0.value ? 1 : 0) }
                    .sorted { $0.0[0].value < $1.0[0].value }),
            .gauge(
                "phone_circuit_open", "Whether a part is left alone for now because it kept failing.",
                leftAlone.map { ([MetricLabel("part", $0.part.rawValue)], $0.isLeftAlone ? 1 : 0) }),
            .gauge(
                "phone_journal_waiting", "Call entries that are waiting to be stored.", [([], Double(journal.waiting))]),
            .counter(
                "phone_journal_dropped_total", "Entries dropped for lack of room while the store was unavailable.",
                [([], Double(journal.dropped))]),
            .counter(
                "phone_journal_refused_total", "Entries that the store refused.",
                [([], Double(journal.refused))]),
            .gauge("phone_store_away", "Whether the store of calls is unavailable.", [([], journal.isAway ? 1 : 0)]),
        ]
    }
}
