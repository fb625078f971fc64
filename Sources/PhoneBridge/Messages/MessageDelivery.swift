import EchoConcurrency
import Foundation

/// Tells the owner of messages that callers leave, as they leave them. What cannot be told stands with its call all the
/// same.
package struct MessageDelivery: Sendable {
    /// Messages that wait to be told at the same time.
    private static let most = 100
    private static let mostCalls = 20_000

    private let carrier: any MessageCarrierProtocol
    private let backoff: Backoff
    private let onFailure: @Sendable (MessageFailure) -> Void

    /// - Parameter onFailure: told of each message that is given up; it must not wait.
    package init(
        _ carrier: any MessageCarrierProtocol, onFailure: @escaping @Sendable (MessageFailure) -> Void = { _ in }
    ) {
        self.init(
            carrier, backoff: Backoff(limit: 10, first: .seconds(1), ceiling: .seconds(300)), onFailure: onFailure)
    }

    init(
        _ carrier: any MessageCarrierProtocol, backoff: Backoff, onFailure: @escaping @Sendable (MessageFailure) -> Void
    ) {
        (self.carrier, self.backoff, self.onFailure) = (carrier, backoff, onFailure)
    }

    /// Until there is no more news, and all of it is told or given up, or the task is cancelled.
    package func run(_ news: AsyncStream<SwitchboardNews>) async {
        await withTaskGroup(of: Void.self) { group in
            var lines: [String: PhoneLineCall] = [:]
            var recorded: Set<String> = []
            var waiting = 0
            for await item in news {
                switch item.happening {
                case .began(let line, _): if lines.count < Self.mostCalls { lines[item.call] = line }
                case .recordingStarted: if recorded.count < Self.mostCalls { recorded.insert(item.call) }
                case .recordingDiscarded, .recordingFailed: recorded.remove(item.call)
                case .ended:
                    lines[item.call] = nil
                    recorded.remove(item.call)
                case .messageTaken(let text):
                    while waiting >= Self.most, await group.next() != nil { waiting -= 1 }
                    waiting += 1
                    var message = CallerMessage(
                        id: item.id, call: item.call, line: lines[item.call], text: text, time: item.time)
                    if recorded.contains(item.call) { message.recording = CallRecording.id(of: item.call) }
                    let told = message
                    group.addTask { await deliver(told) }
                default: break
                }
            }
        }
    }

    private func deliver(_ message: CallerMessage) async {
        var attempt = 0
        while true {
            do throws(MessageFailure) {
                return try await carrier.carry(message)
            } catch {
                attempt += 1
                guard !error.isFinal, attempt <= backoff.limit else { return onFailure(error) }
                let pause = backoff.delay(forAttempt: attempt, random: Double.random(in: 0..<1))
                guard (try? await Task.sleep(for: pause)) != nil else { return onFailure(error) }
            }
        }
    }
}
