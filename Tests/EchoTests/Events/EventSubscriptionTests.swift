import Foundation
import Synchronization
import Testing

@testable import Echo

@Suite struct `A handler of events` {
    private let emitter = EventEmitter<EchoEvent>()

    /// The errors it was called with.
    private final class Calls: Sendable {
        private let all = Mutex<[EchoEvent]>([])

        var events: [EchoEvent] { all.withLock { $0 } }

        func note(_ event: EchoEvent) { all.withLock { $0.append(event) } }
    }

    @Test func `is called for its type alone, in order`() async {
        let calls = Calls()
        let subscription = EventSubscription(events: emitter.stream(), type: .error) { calls.note($0) }
        emitter.emit(.error(.notConnected))
        emitter.emit(.modeChanged(.text))
        emitter.emit(.error(.emptyMessage))
        emitter.finish()
        await subscription.task.value

        #expect(calls.events == [.error(.notConnected), .error(.emptyMessage)])
    }

    @Test func `is not called any more once it was cancelled, even for what had happened before`() async {
        let calls = Calls()
        let (begun, beginning) = AsyncStream.makeStream(of: Void.self)
        let (allowed, permission) = AsyncStream.makeStream(of: Void.self)
        let subscription = EventSubscription(events: emitter.stream(), type: .error) { event in
            calls.note(event)
            beginning.yield()
            // Its own task is cancelled, and would wait for nothing.
            await Task { for await _ in allowed { break } }.value
        }
        emitter.emit(.error(.notConnected))
        emitter.emit(.error(.emptyMessage))
        for await _ in begun { break }

        subscription.cancel()
        emitter.emit(.error(.notInVoiceMode))
        permission.yield()
        await subscription.task.value

        #expect(calls.events == [.error(.notConnected)])
    }
}
