import EchoWire
import Testing

@testable import Echo

@Suite struct `An answer over a WebSocket` {
    @Test func `is asked for with the body that is posted elsewhere, without a word of streams`() {
        let script = SocketScript()

        #expect(script.sent.first?["type"] == "response.create")
        #expect(script.sent.first?["input"]?[0]?["content"] == "hello")
        #expect(script.sent.first?["stream"] == nil)
        #expect(script.sent.first?["previous_response_id"] == nil)
    }

    @Test func `comes in the same parts as over HTTP, and leaves the connection to the next`() {
        var script = SocketScript()
        script.begins()
        script.says("Hi")
        script.says(" there.")
        script.completes()

        #expect(
            script.parts == [
                .steerable, .began(id: "resp_1", model: "m"), .text(itemID: "msg_1", delta: "Hi"),
                .text(itemID: "msg_1", delta: " there."), .ended(.completed),
            ])
        #expect(script.orders == [.finish(with: [], keepsConnection: true)])
        #expect(script.session.chain?.id == "resp_1")
    }

    @Test(arguments: [true, false])
    func `shows what waited for a missing event before it ends, by nonsense or a break`(isNonsense: Bool) {
        var script = SocketScript()
        script.server(["type": "response.created", "sequence_number": 0, "response": ["id": "resp_1", "output": []]])
        script.server([
            "type": "response.output_text.delta", "sequence_number": 2, "item_id": "msg_1", "output_index": 0,
            "content_index": 0, "delta": "Hi",
        ])
        #expect(!script.parts.contains(.text(itemID: "msg_1", delta: "Hi")))

        if isNonsense { script.mumbles() } else { script.breaks() }

        #expect(script.parts.last == .text(itemID: "msg_1", delta: "Hi"))
        guard case .fail? = script.orders.last else {
            Issue.record("\(script.orders)")
            return
        }
    }

    // MARK: what the server remembers

    private var chain: ResponsesChain? {
        var script = SocketScript()
        script.begins()
        script.says("Hi.")
        script.completes()
        return script.session.chain
    }

    @Test func `tells only what is new when the server has made the answer before it on the same connection`() {
        let script = SocketScript([.user("hello"), .assistant("Hi."), .user("and now?")], after: chain)

        #expect(script.sent.first?["previous_response_id"] == "resp_1")
        #expect(script.sent.first?["input"]?.array?.count == 1)
        #expect(script.sent.first?["input"]?[0]?["content"] == "and now?")
    }

    @Test(arguments: [
        // The answer was cut, the question edited, the beginning left out; nothing is new.
        [ResponsesItem.user("hello"), .assistant("H"), .user("and now?")],
        [.user("goodbye"), .assistant("Hi."), .user("and now?")],
        [.user("and now?")],
        [.user("hello"), .assistant("Hi.")],
    ])
    func `tells everything when the conversation is another one`(items: [ResponsesItem]) {
        let script = SocketScript(items, after: chain)

        #expect(script.sent.first?["previous_response_id"] == nil)
        #expect(script.sent.first?["input"]?.array?.count == items.count)
    }

    @Test func `tells everything when the server has forgotten it`() {
        var script = SocketScript([.user("hello"), .assistant("Hi."), .user("and now?")], after: chain)
        script.errs("previous_response_not_found", status: 400)

        guard case .send(let request)? = script.orders.first else {
            Issue.record("\(script.orders)")
            return
        }
        #expect(request["previous_response_id"] == nil)
        #expect(request["input"]?.array?.count == 3)
    }

    @Test func `tells only the outputs of functions that the answer called`() {
        var script = SocketScript()
        script.begins()
        for id in ["c1", "c2"] {
            script.server([
                "type": "response.output_item.done", "output_index": id == "c1" ? 0 : 1,
                "item": [
                    "type": "function_call", "id": .string("f\(id)"), "call_id": .string(id), "name": "look",
                    "arguments": "{}",
                ],
            ])
        }
        script.completes()
        func call(_ id: String) -> ResponsesItem {
            .functionCall(ResponsesFunctionCall(callID: id, name: "look", arguments: "{}"))
        }
        func output(_ id: String) -> ResponsesItem {
            .functionCallOutput(ResponsesFunctionCallOutput(callID: id, output: .text("a tree")))
        }

        let next = SocketScript(
            [.user("hello"), call("c1"), call("c2"), output("c1"), output("c2")], after: script.session.chain)

        #expect(next.sent.first?["previous_response_id"] == "resp_1")
        #expect(next.sent.first?["input"]?.array?.compactMap { $0["call_id"]?.string } == ["c1", "c2"])
        #expect(next.sent.first?["input"]?.array?.allSatisfy { $0["type"] == "function_call_output" } == true)
    }

    // MARK: what goes wrong

    @Test func `is asked for once more over a new connection when it broke before anything came, then over HTTP`() {
        var script = SocketScript()
        script.breaks()
        #expect(script.orders == [.reopen])

        _ = script.session.begin(after: nil)
        script.breaks()
        #expect(script.orders == [.reopen, .askOverHTTP(because: nil)])
    }

    @Test func `is asked for over a new connection when the old one has reached its age`() {
        var script = SocketScript()
        script.errs("websocket_connection_limit_reached", status: 400)

        #expect(script.orders == [.reopen])
    }

    @Test func `fails when the connection breaks in the middle`() {
        var script = SocketScript()
        script.begins()
        script.says("Hi")
        script.breaks()

        #expect(script.orders == [.fail(.connectionLost(code: 1006, reason: "the answer was cut off"))])
    }

    @Test func `that is cut shows first what was held back for a missing event`() {
        var script = SocketScript()
        script.begins()
        script.server([
            "type": "response.output_text.delta", "item_id": "msg_1", "output_index": 0, "content_index": 0,
            "delta": "Hi", "sequence_number": 1,
        ])
        script.server([
            "type": "response.output_text.delta", "item_id": "msg_1", "output_index": 0, "content_index": 0,
            "delta": " there", "sequence_number": 3,
        ])
        script.breaks()

        let words = script.parts.compactMap { if case .text(_, let delta) = $0 { delta } else { nil } }
        #expect(words.joined() == "Hi there")
        #expect(script.orders == [.fail(.connectionLost(code: 1006, reason: "the answer was cut off"))])
    }

    @Test(arguments: [("rate_limit_exceeded", 429 as Int?), ("server_error", 500), ("rate_limit_exceeded", nil)])
    func `is asked for over HTTP where it is waited for and tried again`(code: String, status: Int?) {
        var script = SocketScript()
        script.errs(code, status: status)

        #expect(script.orders == [.askOverHTTP(because: nil)])
    }

    @Test func `is asked for over HTTP when it is refused, which then is about the request or the WebSocket`() {
        var script = SocketScript()
        script.errs("unsupported_value", status: 400, "Not this one.", parameter: "reasoning.effort")

        #expect(
            script.orders == [
                .askOverHTTP(
                    because: .server(
                        code: "unsupported_value", message: "Not this one.", parameter: "reasoning.effort"))
            ])
    }

    @Test func `ends in the server's words when it fails in the middle`() {
        var script = SocketScript()
        script.begins()
        script.errs("server_error", status: 500, "Out of order.")

        #expect(
            script.parts.last == .ended(.failed(.responseFailed(code: "server_error", message: "Out of order."))))
        #expect(script.orders == [.finish(with: [], keepsConnection: false)])
        #expect(script.session.chain == nil)
    }

    @Test func `is asked for over HTTP when the server says nothing`() {
        var script = SocketScript()

        #expect(
            script.session.stayedSilent(host: "h") == [.askOverHTTP(because: .connectionTimedOut(host: "h"))])
    }

    // MARK: steering

    @Test func `takes what is added, and goes on with the answer that follows`() {
        var script = SocketScript()
        script.begins()
        script.adds("shorter")
        #expect(script.sent.last?["type"] == "response.steer")
        #expect(script.sent.last?["previous_response_id"] == "resp_1")
        #expect(script.sent.last?["input"]?[0]?["content"] == "shorter")

        script.accepts()
        script.isSteered()
        script.begins("resp_2")
        script.says("Hi.", in: "msg_2")
        script.completes("resp_2")

        #expect(
            script.parts == [
                .steerable, .began(id: "resp_1", model: "m"), .steered(isWhole: false), .steerable,
                .began(id: "resp_2", model: "m"), .text(itemID: "msg_2", delta: "Hi."), .ended(.completed),
            ])
        #expect(script.orders == [.finish(with: [], keepsConnection: true)])
        // The server knows more than the history tells.
        #expect(script.session.chain == nil)
    }

    @Test func `waits for what becomes of what was added when it is done before that is known`() {
        var script = SocketScript()
        script.begins()
        script.adds("shorter")
        script.says("Long.")
        script.completes()
        #expect(script.orders == [])

        script.accepts()
        #expect(script.parts.last == .steered(isWhole: true))
        script.begins("resp_2")
        script.says("S.", in: "msg_2")
        script.completes("resp_2")

        #expect(script.parts.last == .ended(.completed))
    }

    @Test func `has one successor for all that was added`() {
        var script = SocketScript()
        script.begins()
        script.adds("shorter")
        script.adds("and in French")
        script.accepts()
        script.isSteered()
        // It is told late.
        script.accepts()
        script.begins("resp_2")
        script.says("Salut.", in: "msg_2")
        script.completes("resp_2")

        #expect(script.parts.filter { $0 == .steered(isWhole: false) }.count == 1)
        #expect(script.orders == [.finish(with: [], keepsConnection: true)])
    }

    @Test func `says that what was added did not reach it`() {
        var script = SocketScript()
        script.begins()
        script.adds("shorter")
        script.rejects("steering_not_supported")

        #expect(script.parts.last == .steerFailed)
        #expect(script.orders == [.forbidSteering])
    }

    @Test(arguments: ["response_already_completed", "successor_creation_failed"])
    func `stands as it is when what was added came too late`(code: String) {
        var script = SocketScript()
        script.begins()
        script.adds("shorter")
        if code == "successor_creation_failed" { script.accepts() }
        script.says("Long.")
        if code == "successor_creation_failed" { script.rejects(code) } else { script.completes() }
        if code != "successor_creation_failed" { script.rejects(code) }

        #expect(script.parts.last == .steerFailed)
        #expect(!script.parts.contains(.ended(.completed)))
    }

    @Test func `ends when the connection breaks while it is waited for what becomes of what was added`() {
        var script = SocketScript()
        script.begins()
        script.adds("shorter")
        script.says("Long.")
        script.completes()
        script.breaks()

        #expect(Array(script.parts.suffix(2)) == [.steered(isWhole: true), .steerFailed])
        #expect(script.orders == [.finish(with: [], keepsConnection: false)])
    }

    @Test func `is left alone by a server that does not know what it was told`() {
        var script = SocketScript()
        script.begins()
        script.adds("shorter")
        script.errs("invalid_value", status: 400, "Invalid value for 'type'.", parameter: "type")

        #expect(script.parts.last == .steerFailed)
    }

    @Test func `goes on after its tools when what was added waits for them`() {
        var script = SocketScript()
        script.begins()
        script.adds("shorter")
        script.server([
            "type": "response.steer.pending", "sequence_number": 0, "reason": "waiting_for_required_input",
            "steer": ["id": "steer_1", "previous_response_id": "resp_1"], "required_input": [],
        ])
        script.says("Let me look.")
        script.completes()

        #expect(script.parts.last == .ended(.completed))
        #expect(script.session.chain == nil)
    }

    @Test func `cannot be told anything before it begins, after its end, or where that is not known`() {
        var script = SocketScript()
        script.adds("early")
        script.begins()
        script.says("Hi.")
        script.completes()
        script.adds("late")
        var deaf = SocketScript(canSteer: false)
        deaf.begins()
        deaf.adds("anything")

        #expect(script.sent.count == 1)
        #expect(deaf.sent.count == 1)
        #expect(!deaf.parts.contains(.steerable))
    }
}
