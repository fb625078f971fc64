import Echo
import Foundation

/// One connection to a scripted server.
final class ScriptedConnection: RealtimeConnectionProtocol {
    private let incoming: EventBatches<RealtimeTransportEvent>
    private let outputs: AsyncStream<RealtimePlayback.Output>.Continuation
    private let deliver: EventBatches<RealtimeTransportEvent>.Continuation
    private let receive: @Sendable (Data) -> [RealtimePlayback.Output]
    private let pump: Task<Void, Never>

    init(
        _ begin: [RealtimePlayback.Output], clock: any Clock<Duration>,
        receive: @escaping @Sendable (Data) -> [RealtimePlayback.Output]
    ) {
        let (incoming, deliver) = EventBatches<RealtimeTransportEvent>.makeStream()
        let (stream, outputs) = AsyncStream.makeStream(of: RealtimePlayback.Output.self)
        self.incoming = incoming
        self.outputs = outputs
        self.deliver = deliver
        self.receive = receive
        pump = Task {
            for await output in stream { await Self.perform(output, deliver, clock) }
        }
        for output in begin { outputs.yield(output) }
    }

    deinit {
        pump.cancel()
        deliver.finish()
    }

    func receive() async -> [RealtimeTransportEvent] { await incoming.makeAsyncIterator().next() ?? [] }

    func send(_ text: Data) async throws(EchoError) {
        for output in receive(text) { outputs.yield(output) }
    }

    func close() async {
        outputs.finish()
        pump.cancel()
        deliver.yield(.closed(code: 1000, reason: ""))
        deliver.finish()
    }

    private static func perform(
        _ output: RealtimePlayback.Output, _ deliver: EventBatches<RealtimeTransportEvent>.Continuation,
        _ clock: any Clock<Duration>
    ) async {
        switch output {
        case .pause(let duration): try? await clock.sleep(for: duration)
        case .event(.text(let text)): deliver.yield(.text(text))
        case .event(let end):
            deliver.yield(end)
            deliver.finish()
        }
    }
}
