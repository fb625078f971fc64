import EchoTestKit
import EchoWire
import Foundation
import Synchronization
import Testing

@testable import Echo

@Suite(.timeLimit(.minutes(10))) struct `A server that says nothing any more` {
    @Test func `lets nobody wait for ever for changed settings`() async throws {
        let transport = SilentTransport()
        var configuration = EchoConfiguration()
        configuration.connectTimeout = .milliseconds(300)
        let client = RealtimeClient(
            host: "example.org", transport: transport, configuration: configuration, model: "gpt-realtime",
            memory: ConversationMemory(settings: SessionSettings(), spending: Spending()),
            devices: AudioDevices(microphone: ManualMicrophone(), loudspeaker: ManualLoudspeaker()), tools: ToolBox(),
            runsTools: true, events: EventEmitter(), log: WireLog(emitter: EventEmitter()))
        let running = Task { await client.run() }
        try await client.connect()
        var settings = SessionSettings()
        settings.threshold = 0.8

        await #expect(throws: EchoError.connectionTimedOut(host: "example.org")) { try await client.update(settings) }

        await client.leave()
        await running.value
    }
}

/// Greets, takes the first settings, and is silent from then on.
private final class SilentTransport: RealtimeTransportProtocol, RealtimeConnectionProtocol {
    private let incoming: EventBatches<RealtimeTransportEvent>
    private let say: EventBatches<RealtimeTransportEvent>.Continuation
    private let sent = Mutex(0)

    init() { (incoming, say) = EventBatches.makeStream() }

    func connect() async throws(EchoError) -> any RealtimeConnectionProtocol {
        tell("session.created")
        return self
    }

    func receive() async -> [RealtimeTransportEvent] { await incoming.makeAsyncIterator().next() ?? [] }

    func send(_ text: Data) async throws(EchoError) {
        let isFirst = sent.withLock { count in
            defer { count += 1 }
            return count == 0
        }
        if isFirst { tell("session.updated") }
    }

    func close() async { say.finish() }

    private func tell(_ type: String) {
        let event = #"{"type":"\#(type)","event_id":"e","session":{"type":"realtime","id":"sess_1"}}"#
        say.yield(.text(Data(event.utf8)))
    }
}
