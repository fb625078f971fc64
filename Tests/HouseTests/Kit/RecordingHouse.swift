import Foundation
import House
import Synchronization

/// A house that answers as it is told to, and notes each order that reached it.
final class RecordingHouse: HouseProtocol {
    enum Answer: Sendable {
        case accepts(ChangeCause)
        case fails(HouseError)
        /// Until the task is cancelled.
        case neverAnswers
    }

    private struct State {
        var orders: [DeviceOrder] = []
        var answers: [DeviceID: Answer] = [:]
    }

    private let state = Mutex(State())

    var orders: [DeviceOrder] { state.withLock(\.orders) }

    func answer(_ device: DeviceID, _ answer: Answer) { state.withLock { $0.answers[device] = answer } }

    func run(_ tell: @escaping @Sendable (HouseNews) -> Void) async {}

    func carryOut(_ order: DeviceOrder) async throws(HouseError) -> ChangeCause {
        let (answer, count) = state.withLock { state in
            state.orders.append(order)
            return (state.answers[order.device], state.orders.count)
        }
        switch answer {
        case .accepts(let cause): return cause
        case .fails(let error): throw error
        case .neverAnswers:
            while !Task.isCancelled { await Task.yield() }
            throw .noAnswer
        case nil: return ChangeCause(context: "order-\(count)", origin: .us)
        }
    }

    func history(of devices: [DeviceID], in span: Range<Date>) async throws(HouseError) -> [DeviceReading] { [] }
}
