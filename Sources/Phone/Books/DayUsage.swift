import EchoScreen
import Foundation
import PhoneBridge

/// The minutes and dollars that calls used of the day, before this start too, in all programs that keep theirs in the same
/// history or database: the limits hold for all of them together, within a minute.
struct DayUsage: Sendable {
    private static let pause = Duration.seconds(30)
    /// More calls than a line carries in a day.
    private static let most = 10_000

    let archive: CallArchive?
    /// Where they are kept besides; nil where the history alone keeps them.
    var keeping: CallKeeping?
    /// The prices of the line, which the history does not know.
    let tariff: CallTariff

    /// Until it is cancelled.
    func follow(_ gate: CallGate) async {
        while (try? await Task.sleep(for: Self.pause)) != nil { await check(gate) }
    }

    func check(_ gate: CallGate) async {
        if let usage = await read(at: Date()) { gate.count(all: usage) }
    }

    /// A program without a history on this machine may have calls in a database. Nil when that cannot be reached: then
    /// the usage that was known last holds.
    func read(at now: Date) async -> CallUsage? {
        var usage = await remembered(at: now)
        guard let keeping, !keeping.isOfThisMachine || archive == nil else { return usage }
        let day = Calendar.current.startOfDay(for: now)
        guard let totals = try? await keeping.store.totals(since: day, at: now) else { return nil }
        usage.talked = max(usage.talked, totals.talked)
        usage.calls = max(usage.calls, totals.calls)
        usage.dollars = max(usage.dollars, totals.dollars)
        return usage
    }

    /// That of the calls in the history.
    func remembered(at now: Date) async -> CallUsage {
        let day = Calendar.current.startOfDay(for: now)
        var filter = HistoryFilter()
        // A call of yesterday may have gone on beyond midnight.
        (filter.kind, filter.from) = (.phone, Calendar.current.date(byAdding: .day, value: -1, to: day))
        let page = try? await archive?.conversations.conversations(filter, after: nil, limit: Self.most)
        var usage = CallUsage()
        for record in page?.records ?? [] { usage.add(record, since: day, tariff) }
        return usage
    }
}

extension CallUsage {
    fileprivate mutating func add(_ record: ConversationRecord, since day: Date, _ tariff: CallTariff) {
        guard let call = record.call else { return }
        let length = call.duration.map { $0 / .seconds(1) } ?? record.changedAt.timeIntervalSince(record.startedAt)
        let end = record.startedAt + max(0, length)
        guard end > day || record.startedAt >= day else { return }
        talked += .seconds(end.timeIntervalSince(max(record.startedAt, day)))
        guard record.startedAt >= day else { return }
        calls += 1
        dollars += record.cost ?? 0
        guard call.duration.map({ $0 > .zero }) ?? true else { return }
        let (isInbound, number) = (call.direction == .inbound, call.number ?? "")
        let line = PhoneLineCall(
            id: call.callID, from: isInbound ? number : "", to: isInbound ? "" : number,
            direction: isInbound ? .inbound : .outbound)
        dollars += tariff.cost(line, lasting: .seconds(max(0, length)))
    }
}
