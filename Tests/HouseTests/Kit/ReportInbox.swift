import House
import Synchronization

/// What was told of orders, in order.
final class ReportInbox: Sendable {
    private let reports = Mutex<[OrderReport]>([])

    var all: [OrderReport] { reports.withLock { $0 } }

    func add(_ report: OrderReport) { reports.withLock { $0.append(report) } }
}
