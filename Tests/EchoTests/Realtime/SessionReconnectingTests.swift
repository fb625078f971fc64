import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `When a connection is made, and made again` {
    private let broken = EchoError.connectionLost(code: 1006, reason: "")

    private var statuses: (SessionScript) -> [ConnectionStatus] {
        {
            $0.events.compactMap { event in
                if case .connectionStatusChanged(let status) = event { status } else { nil }
            }
        }
    }

    private func retries(_ script: SessionScript) -> [Retry] {
        statuses(script).compactMap { if case .retrying(let retry) = $0 { retry } else { nil } }
    }

    private func greet(_ script: inout SessionScript) throws {
        try script.server(#"{"type":"session.created","event_id":"e","session":{"type":"realtime","id":"sess_2"}}"#)
        try script.server(#"{"type":"session.updated","event_id":"e","session":{"type":"realtime","id":"sess_2"}}"#)
    }

    @Test func `asked for, it is made, and who asked is told when the session stands`() throws {
        var script = SessionScript()
        script.user(.connect)
        #expect(statuses(script) == [.connecting(host: "")])
        #expect(script.actions.contains(.connect))

        script.fact(.connected(nil))
        #expect(!script.actions.contains(.becomeReady))
        try greet(&script)

        #expect(script.actions.contains(.becomeReady))
    }

    @Test func `a first connection that fails is not tried again`() {
        var script = SessionScript()
        script.user(.connect)
        script.fact(.connectFailed(.unreachable(host: "h", reason: "refused")))

        #expect(script.actions.contains(.failToConnect(.unreachable(host: "h", reason: "refused"))))
        #expect(statuses(script).last == .lost(.unreachable(host: "h", reason: "refused")))
        #expect(retries(script).isEmpty)
        #expect(script.session.isDisconnected)
    }

    @Test func `a server that never greets is given up`() {
        var script = SessionScript()
        script.user(.connect)
        script.fact(.connected(nil))
        script.fact(.timerFired(.greeting))
        #expect(!script.actions.contains(.disconnect))
        script.fact(.timerFired(.greeting))

        #expect(script.actions.contains(.disconnect))
        let error = EchoError.unreachable(
            host: "", reason: "it accepted the connection, but sent no session.created")
        #expect(script.actions.contains(.failToConnect(error)))
    }

    @Test func `a server that greets nobody is told the settings all the same, and used when it agrees`() throws {
        var script = SessionScript()
        script.user(.connect)
        script.fact(.connected(nil))
        #expect(script.sentTypes.isEmpty)
        script.fact(.timerFired(.greeting))
        #expect(script.sentTypes == ["session.update"])
        try script.server(#"{"type":"session.updated","event_id":"e","session":{"type":"realtime","id":"sess_2"}}"#)

        #expect(script.actions.contains(.becomeReady))
    }

    @Test func `a server that never agrees to the settings is used without, soon`() throws {
        var script = SessionScript()
        script.user(.connect)
        script.fact(.connected(nil))
        script.forget()
        try script.server(#"{"type":"session.created","event_id":"e","session":{"type":"realtime","id":"sess_2"}}"#)
        #expect(script.actions.contains(.start(.greeting, after: .seconds(3))))
        #expect(!script.actions.contains(.becomeReady))
        script.fact(.timerFired(.greeting))

        #expect(script.actions.contains(.becomeReady))
        #expect(script.errors.isEmpty && !script.actions.contains(.disconnect))
    }

    @Test func `each attempt waits longer, and the last one ends it`() throws {
        var script = try SessionScript.ready()
        script.fact(.connectionClosed(broken))
        for _ in 1...5 {
            script.fact(.timerFired(.reconnection))
            script.fact(.connectFailed(broken))
        }

        #expect(retries(script).map(\.attempt) == [1, 2, 3, 4, 5])
        #expect(
            zip(retries(script), [500, 1000, 2000, 4000, 8000]).allSatisfy { retry, usual in
                retry.delay >= .milliseconds(usual) / 2 && retry.delay <= .milliseconds(usual) * 1.5
            })
        #expect(statuses(script).last == .lost(broken))
        #expect(script.session.isDisconnected)
    }

    @Test func `sessions that break at once are made five times, not for ever`() throws {
        var script = try SessionScript.ready()
        for _ in 1...8 {
            script.fact(.connectionClosed(broken))
            guard case .waiting = script.session.reconnection.effort else { break }
            script.fact(.timerFired(.reconnection))
            script.fact(.connected(nil))
            try greet(&script)
        }

        #expect(retries(script).map(\.attempt) == [1, 2, 3, 4, 5])
        #expect(statuses(script).last == .lost(broken))
    }

    @Test func `asked for while it is waited for, the next attempt is made at once`() throws {
        var script = try SessionScript.ready()
        script.fact(.connectionClosed(broken))
        script.forget()

        script.user(.connect)
        #expect(script.actions.contains(.connect))
        script.fact(.connectFailed(broken))

        #expect(retries(script).map(\.attempt) == [2])
    }

    @Test func `an error that a fresh connection cannot heal is not tried against`() throws {
        var script = try SessionScript.ready()
        script.fact(.connectionClosed(.connectionLost(code: 4000, reason: "no")))

        #expect(retries(script).isEmpty)
        #expect(statuses(script) == [.lost(.connectionLost(code: 4000, reason: "no"))])
    }

    @Test func `left in the middle of an answer, it is nobody's turn any more`() throws {
        var script = try SessionScript.ready()
        script.user(.send(text: "Tell me a story.", pictures: []))
        try script.server(
            #"{"type":"response.created","event_id":"e","response":{"object":"realtime.response","id":"resp_1","status":"in_progress","output":[],"conversation_id":"c"}}"#
        )
        #expect(script.session.turn == .thinking)
        script.forget()

        script.user(.leave)

        #expect(script.session.turn == .idle)
        #expect(script.actions.contains(.emit(.turnChanged(.idle))))
    }

    @Test func `left, nothing is mended`() throws {
        var script = try SessionScript.ready()
        script.user(.leave)
        script.fact(.connectionClosed(broken))

        #expect(retries(script).isEmpty)
        script.fact(.timerFired(.reconnection))
        #expect(!script.actions.contains(.connect))
    }

    @Test func `a handover that fails leaves the old session in use`() throws {
        var script = try SessionScript.ready()
        script.fact(.timerFired(.lastHandOver))
        script.fact(.connectFailed(.unreachable(host: "h", reason: "refused")))
        script.user(.send(text: "still here"))

        #expect(statuses(script).first == .handingOver)
        #expect(statuses(script).last == .connected(sessionID: "sess_1", model: "gpt-realtime"))
        #expect(script.sentTypes.contains("response.create"))
    }

    @Test func `a handover whose old session ends meanwhile goes on`() throws {
        var script = try SessionScript.ready()
        script.fact(.timerFired(.lastHandOver))
        script.fact(.connectionClosed(broken))
        #expect(retries(script).isEmpty)

        script.fact(.connectFailed(broken))
        #expect(retries(script).map(\.attempt) == [1])
    }

    @Test func `what is changed while the session is greeted is told to it when it stands`() throws {
        var script = SessionScript()
        script.user(.connect)
        script.fact(.connected(nil))
        try script.server(#"{"type":"session.created","event_id":"e","session":{"type":"realtime","id":"sess_2"}}"#)
        var settings = SessionSettings()
        settings.instructions = "Be brief."
        script.user(.update(settings, id: "x"))
        try script.server(#"{"type":"session.updated","event_id":"e","session":{"type":"realtime","id":"sess_2"}}"#)

        let told = script.sent.filter { $0.json["type"] == "session.update" }
        #expect(told.count == 2)
        #expect(told.last?.json["session"]?["instructions"] == "Be brief.")
    }

    @Test func `settings that the server never agrees to are given up`() throws {
        var script = try SessionScript.ready()
        script.user(.update(SessionSettings(), id: "x"))
        #expect(script.actions.contains(.start(.update("x"), after: .seconds(10))))

        script.fact(.timerFired(.update("x")))
        #expect(script.actions.contains(.settle("x", .connectionTimedOut(host: ""))))
    }
}
