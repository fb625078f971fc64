import EchoWire
import Testing

@testable import Echo

@Suite struct `A session keeps to the server's limits` {
    private func told(_ remaining: Int, reset: Double) -> String {
        #"{"type":"rate_limits.updated","event_id":"e","rate_limits":[{"name":"requests","limit":10,"remaining":\#(remaining),"reset_seconds":\#(reset)}]}"#
    }

    @Test func `an answer waits until there is room, and says so`() throws {
        var script = try SessionScript.ready()
        try script.server(told(0, reset: 20))
        script.forget()

        script.user(.send(text: "hello"))

        #expect(script.sentTypes == ["conversation.item.create"])
        let delays = script.events.compactMap { event -> Duration? in
            if case .connectionStatusChanged(.retrying(let retry)) = event { retry.delay } else { nil }
        }
        #expect(delays.count == 1)
        #expect(script.session.turn == .thinking)
        script.forget()
        script.milliseconds += 20_000
        script.fact(.timerFired(.limits))

        #expect(script.sentTypes == ["response.create"])
        #expect(
            script.events.contains(.connectionStatusChanged(.connected(sessionID: "sess_1", model: "gpt-realtime"))))
    }

    @Test func `with room nothing waits`() throws {
        var script = try SessionScript.ready()
        try script.server(told(9, reset: 1))

        script.user(.send(text: "hello"))

        #expect(script.sentTypes == ["conversation.item.create", "response.create"])
    }

    @Test func `a wait that is too long is left to the server`() throws {
        var script = try SessionScript.ready()
        try script.server(told(0, reset: 36_000))

        script.user(.send(text: "hello"))

        #expect(script.sentTypes == ["conversation.item.create", "response.create"])
    }
}
