import EchoScreen
import Foundation
import PhoneBridge

/// The minutes and dollars of the calls of a day, those before this start of the program included.
extension CallArchive {
    /// More calls than a line carries in a day.
    private static let most = 10_000

    /// - Parameters:
    ///   - tariff: what the line costs, which the history does not say.
    ///   - calendar: its time zone says when the day begins.
    func usage(at now: Date, tariff: CallTariff = CallTariff(), in calendar: Calendar = .current) async -> CallUsage {
        let day = calendar.startOfDay(for: now)
        var filter = HistoryFilter()
        // A call of yesterday may have gone on beyond midnight.
        (filter.kind, filter.from) = (.phone, calendar.date(byAdding: .day, value: -1, to: day))
        let page = try? await conversations.conversations(filter, after: nil, limit: Self.most)
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
