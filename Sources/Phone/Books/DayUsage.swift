import Foundation
import PhoneBridge

/// The minutes and dollars that calls used of the day, in all programs that keep theirs in the same history or
/// database: the limits hold for all of them together, within a minute.
struct DayUsage: Sendable {
    private static let pause = Duration.seconds(30)

    let archive: CallArchive?
    /// Where they are kept besides; nil where the history alone keeps them.
    var keeping: CallKeeping?
    /// The prices of the line, which the history does not know.
    var tariff = CallTariff()

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
        var usage = await archive?.usage(at: now, tariff: tariff) ?? CallUsage()
        guard let keeping, !keeping.isOfThisMachine || archive == nil else { return usage }
        let day = Calendar.current.startOfDay(for: now)
        guard let totals = try? await keeping.store.totals(since: day, at: now) else { return nil }
        usage.talked = max(usage.talked, totals.talked)
        usage.calls = max(usage.calls, totals.calls)
        usage.dollars = max(usage.dollars, totals.dollars)
        return usage
    }
}
