import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `What is said on this machine alone` {
    private let exchange = [
        Message(
            id: "local1", role: .user, medium: .text, text: "Turn off the lamp.", status: .completed, createdAt: .now),
        Message(
            id: "local2", role: .assistant, medium: .text, text: "The lamp is off.", status: .completed, createdAt: .now
        ),
    ]

    private func ids(_ script: SessionScript) -> [String] { script.session.transcript.queue.all.map(\.id) }

    @Test func `is told as events, and to no server`() throws {
        var script = try SessionScript.ready()
        let before = script.sentTypes

        script.user(.note(exchange))

        #expect(script.sentTypes == before)
        #expect(ids(script) == ["local1", "local2"])
        #expect(script.session.transcript.queue.all.allSatisfy { $0.isLocal && $0.isFinal })
    }

    @Test func `is not told to the next session either, and what is told stands in order`() throws {
        var script = try SessionScript.ready()
        script.user(.send(text: "Hello"))
        script.user(.note(exchange))
        script.user(.send(text: "And now?"))
        let order = ids(script)
        script.fact(.connectionClosed(.connectionLost(code: 1006, reason: "")))
        let before = script.sent.count

        script.session.begin()
        try script.server(#"{"type":"session.created","event_id":"e","session":{"type":"realtime"}}"#)
        try script.server(#"{"type":"session.updated","event_id":"e","session":{"type":"realtime"}}"#)

        let told = script.sent[before...].map { String(describing: $0.json) }.joined()
        #expect(told.contains("And now?"))
        #expect(!told.contains("lamp"))
        #expect(ids(script) == order)
    }

    @Test func `goes without the server's being asked to forget it`() throws {
        var script = try SessionScript.ready()
        script.user(.note(exchange))
        let before = script.sentTypes

        script.user(.remove(["local1", "local2"]))

        #expect(script.sentTypes == before)
        #expect(ids(script).isEmpty)
    }

    @Test func `is no question that could be asked again`() throws {
        var script = try SessionScript.ready()
        script.user(.note(exchange))

        #expect(script.session.transcript.lastQuestion == nil)
    }
}
