import Foundation
@testable import PhoneBridge
import Testing

@Suite struct `What waits to be kept` {
    private let call = UUID()

    private func event(_ number: Int) -> CallWrite {
        .event(
            CallEventRecord(
                id: UUID(ofCall: "\(number)"), call: call, type: "\(number)", direction: .incoming,
                time: Date(timeIntervalSince1970: Double(number))))
    }

    private func change(_ status: CallStatus) -> CallWrite { .change(call, status: status, sid: nil) }

    private func drained(_ backlog: EventBacklog) -> [CallWrite] {
        var (backlog, all) = (backlog, [CallWrite]())
        while !backlog.isEmpty { all += backlog.popBatch(3) }
        return all
    }

    @Test func `comes out in the order in which it came, events together`() {
        var backlog = EventBacklog(capacity: 100)
        let writes = [
            change(.ringing), event(1), event(2), change(.inProgress), event(3), event(4), event(5), event(6),
        ]
        for write in writes { backlog.append(write) }
        #expect(backlog.popBatch(3) == [writes[0]])
        #expect(backlog.popBatch(3) == [writes[1], writes[2]])
        #expect(backlog.popBatch(3) == [writes[3]])
        #expect(backlog.popBatch(3) == Array(writes[4...6]))
        #expect(backlog.popBatch(3) == [writes[7]])
        #expect(backlog.popBatch(3) == [])
    }

    @Test func `has the oldest details go when it is full, and counts them`() {
        var backlog = EventBacklog(capacity: 4)
        for write in [change(.ringing), event(1), event(2), event(3), event(4), change(.completed)] {
            backlog.append(write)
        }
        #expect(backlog.dropped == 2)
        #expect(drained(backlog) == [change(.ringing), event(3), event(4), change(.completed)])
    }

    @Test func `lets go of calls, too, when there is nothing else`() {
        var backlog = EventBacklog(capacity: 2)
        for status in [CallStatus.queued, .ringing, .inProgress] { backlog.append(change(status)) }
        #expect(backlog.dropped == 1)
        #expect(drained(backlog) == [change(.ringing), change(.inProgress)])
    }

    @Test func `never grows beyond what it may, however much comes`() {
        var backlog = EventBacklog(capacity: 1000)
        for number in 0..<200_000 { backlog.append(event(number)) }
        #expect(backlog.count == 1000)
        #expect(backlog.dropped == 199_000)
        #expect(drained(backlog) == (199_000..<200_000).map(event))
    }
}
