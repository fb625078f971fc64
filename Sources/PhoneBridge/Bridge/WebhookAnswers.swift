import DequeModule
import EchoServing
import Foundation
import NIOHTTP1
import Synchronization

/// Answers a webhook that comes again as it was answered the first time, and does nothing for it.
///
/// A second one is no attack for certain: Twilio sends a webhook again when its answer was lost, with the same signature.
/// So it is not refused. But it opens no door either: the answer holds the ticket of the first time, which is used up or
/// too old for whoever recorded it. Webhooks are told apart by their signatures, which are over all that they say; the
/// fields may be written in another order, or otherwise encoded, under the same one.
final class WebhookAnswers: Sendable {
    private struct State {
        var answers: [Data: HTTPAnswer] = [:]
        var order: Deque<Data> = []
    }

    private let capacity: Int
    private let state = Mutex(State())

    /// - Parameter capacity: answers that are remembered; only who knows the secret can have more made.
    init(capacity: Int = 20_000) { self.capacity = max(1, capacity) }

    /// - Parameter request: one whose signature is right.
    func answer(_ request: PlainRequest, _ make: () -> HTTPAnswer) -> HTTPAnswer {
        guard let name = request.head.headers.first(name: "x-twilio-signature").flatMap({ Data(base64Encoded: $0) })
        else {
            return make()
        }
        // Within the lock, so that of two that come at once the second waits for the first's answer.
        return state.withLock { state in
            if let known = state.answers[name] { return known }
            let answer = make()
            state.answers[name] = answer
            state.order.append(name)
            if state.order.count > capacity, let oldest = state.order.popFirst() { state.answers[oldest] = nil }
            return answer
        }
    }
}
