import EchoTestKit
import EchoWire
import Foundation
import LocalBackend
import ServerTestKit
import Synchronization
import Testing

@testable import Echo

@Suite struct `Written answers over a WebSocket` {
    /// Thinks for ever about "wait"; tells of everything else which item it is.
    private static let brain = ScriptedBrain.replying { text, count in
        text == "wait" ? .never : .parts([.text("\(text) is item \(count).")])
    }

    /// What goes over the wire, as it goes.
    private final class Wire: Sendable {
        private let records = Mutex<[WireRecord]>([])
        private let task = Mutex<Task<Void, Never>?>(nil)

        init(_ stream: AsyncStream<WireRecord>) {
            let task = Task { [weak self] in
                for await record in stream { self?.records.withLock { $0.append(record) } }
            }
            self.task.withLock { $0 = task }
        }

        deinit { task.withLock { $0 }?.cancel() }

        func sent(_ type: String) -> [JSONValue] { all(.sent, type) }
        func received(_ type: String) -> [JSONValue] { all(.received, type) }

        private func all(_ direction: WireRecord.Direction, _ type: String) -> [JSONValue] {
            records.withLock { $0 }.filter { $0.direction == direction && $0.type == type }
                .compactMap { try? JSONValue(parsing: $0.json) }
        }
    }

    /// A conversation in writing, and everything that is told of it.
    private struct Talk: Sendable {
        let echo: Echo
        let conversation: Conversation
        let log: EventLog
        let wire: Wire

        init(_ port: Int, _ change: (inout EchoConfiguration) -> Void = { _ in }) async throws {
            var configuration = EchoConfiguration()
            configuration.baseURL = "ws://127.0.0.1:\(port)"
            configuration.answerConnection = .webSocket
            configuration.additionalModels = [configuration.responsesModel]
            change(&configuration)
            echo = Echo(key: LoopbackServer.token, configuration: configuration)
            (log, wire) = (EventLog(echo.events), Wire(echo.traffic))
            conversation = try await echo.startConversation(mode: .text)
        }

        /// Whether an answer comes to be this one.
        func answers(_ text: String) async -> Bool {
            await log.sees {
                guard case .messageFinalized(let message) = $0 else { return false }
                return message.role == .assistant && message.text == text
            }
        }

        var texts: [String] { get async { await conversation.allMessages.map(\.text) } }
    }

    private func talk(
        _ change: @escaping @Sendable (inout EchoConfiguration) -> Void = { _ in },
        _ body: @escaping @Sendable (Talk) async throws -> Void
    ) async throws {
        try await LoopbackServer.run(LoopbackServer.configuration(brain: Self.brain)) { port in
            let talk = try await Talk(port, change)
            try await body(talk)
            await talk.conversation.close()
        }
    }

    @Test func `come over one connection, whose server remembers what was said`() async throws {
        try await talk { talk in
            try await talk.conversation.send("one")
            #expect(await talk.answers("one is item 1."))
            try await talk.conversation.send("two")
            #expect(await talk.answers("two is item 3."))

            #expect(await talk.texts == ["one", "one is item 1.", "two", "two is item 3."])
            #expect(await eventually { talk.wire.sent("WS responses").count == 2 })
            let second = talk.wire.sent("WS responses").last
            #expect(second?["previous_response_id"]?.string?.hasPrefix("resp_") == true)
            #expect(second?["input"]?.array?.count == 1)
            #expect(second?["store"] == false)
            #expect(talk.wire.sent("POST responses").isEmpty)
        }
    }

    @Test func `come over a new connection when the old one has reached its age`() async throws {
        try await talk {
            $0.sessionLifetime = .seconds(120)
        } _: { talk in
            try await talk.conversation.send("one")
            #expect(await talk.answers("one is item 1."))
            try await talk.conversation.send("two")
            #expect(await talk.answers("two is item 3."))

            #expect(await eventually { talk.wire.sent("WS responses").count == 2 })
            #expect(talk.wire.sent("WS responses").last?["previous_response_id"] == nil)
            #expect(talk.wire.sent("WS responses").last?["input"]?.array?.count == 3)
        }
    }

    @Test func `take what is written while they are thought about`() async throws {
        try await talk { talk in
            try await talk.conversation.send("wait")
            try await talk.conversation.send("go on")
            #expect(await talk.answers("go on is item 2."))

            #expect(await talk.texts == ["wait", "go on", "go on is item 2."])
            #expect(await eventually { talk.wire.received("response.steer.accepted").count == 1 })
            #expect(talk.wire.sent("WS responses").count == 1)
            #expect(talk.wire.sent("response.steer").count == 1)
        }
    }

    @Test func `can be stopped, and asked for again`() async throws {
        try await talk { talk in
            try await talk.conversation.send("wait")
            #expect(await eventually { !talk.wire.received("response.in_progress").isEmpty })
            await talk.conversation.interruptAssistant()
            try await talk.conversation.send("two")

            #expect(await talk.answers("two is item 2."))
            #expect(talk.wire.sent("response.steer").isEmpty)
        }
    }

    @Test func `come over HTTP where nothing else is wanted`() async throws {
        try await talk {
            $0.answerConnection = .http
        } _: { talk in
            try await talk.conversation.send("one")
            #expect(await talk.answers("one is item 1."))

            #expect(await eventually { talk.wire.sent("POST responses").count == 1 })
            #expect(talk.wire.sent("WS responses").isEmpty)
        }
    }

    @Test func `come over HTTP from a server that nothing is known of`() async throws {
        try await talk {
            $0.answerConnection = .automatic
        } _: { talk in
            try await talk.conversation.send("one")
            #expect(await talk.answers("one is item 1."))

            #expect(talk.wire.sent("WS responses").isEmpty)
        }
    }

    @Test func `come over HTTP from a server that refuses it, which is told once and not tried again`() async throws {
        let answer = String(decoding: try WireExamples.data("responses-text.sse"), as: UTF8.self)
        let server = PuppetHTTPServer { request in
            request.method == "POST"
                ? PuppetHTTPStep.events([answer])
                : PuppetHTTPStep.answer(404, #"{"error":{"message":"No such page."}}"#)
        }
        let talk = try await Talk(try await server.start())
        try await talk.conversation.send("one")
        #expect(await eventually { await talk.texts.count == 2 })
        #expect(await talk.log.sees(.turnChanged(.idle)))
        try await talk.conversation.send("two")
        #expect(await eventually { await talk.texts.count == 4 })

        #expect(await eventually { talk.wire.sent("POST responses").count == 2 })
        #expect(talk.wire.received("WS responses refused").count == 1)
        #expect(talk.wire.received("WS responses refused").first?["status"] == 404)
        #expect(server.requests.filter { $0.method == "GET" }.count == 1)
        #expect(!talk.log.all.contains { if case .error = $0 { true } else { false } })
        await talk.conversation.close()
    }

    /// Says the same to everything; nothing, where there is no word.
    private final class OneWordTransport: RealtimeTransportProtocol {
        private final class Connection: RealtimeConnectionProtocol {
            private let word: String
            private let incoming: EventBatches<RealtimeTransportEvent>
            private let continuation: EventBatches<RealtimeTransportEvent>.Continuation

            init(_ word: String) {
                self.word = word
                (incoming, continuation) = EventBatches.makeStream()
            }

            func receive() async -> [RealtimeTransportEvent] { await incoming.makeAsyncIterator().next() ?? [] }
            func send(_ text: Data) async throws(EchoError) {
                if !word.isEmpty { continuation.yield(.text(Data(word.utf8))) }
            }
            func close() async { continuation.finish() }
        }

        private let word: String
        private let opened = Mutex(0)

        init(_ word: String) { self.word = word }

        var connections: Int { opened.withLock { $0 } }

        func connect() async throws(EchoError) -> any RealtimeConnectionProtocol {
            opened.withLock { $0 += 1 }
            return Connection(word)
        }
    }

    private func line(
        _ word: String, _ plain: CannedAnswers, _ access: ResponsesSocketAccess
    ) -> (line: ResponsesLine, transport: OneWordTransport) {
        let transport = OneWordTransport(word)
        var server = ResponsesLine.Server(
            host: "h", transport: transport, plain: plain, access: access, refused: RefusalMemory(),
            log: WireLog(emitter: EventEmitter()))
        server.firstPatience = .milliseconds(50)
        return (ResponsesLine(server), transport)
    }

    private static func refusal(_ status: Int) -> String {
        #"{"type":"error","status":\#(status),"error":{"type":"invalid_request_error","code":"c","message":"No."}}"#
    }

    @Test(arguments: [(400, false), (429, true), (503, true)])
    func `come over HTTP when a request is refused; what HTTP takes was about the WebSocket`(
        status: Int, isOffered: Bool
    ) async throws {
        let (plain, access) = (CannedAnswers.saying("Hi."), ResponsesSocketAccess())
        let (line, transport) = line(Self.refusal(status), plain, access)
        for _ in 0..<2 { try await line.answer(.hello) { _ in } }

        #expect(plain.prompts.count == 2)
        #expect(access.isOffered == isOffered)
        #expect(transport.connections == (isOffered ? 2 : 1))
    }

    @Test func `come over HTTP soon where a server takes a WebSocket and says nothing, which is told once`()
        async throws
    {
        let (plain, access) = (CannedAnswers.saying("Hi."), ResponsesSocketAccess())
        let (line, transport) = line("", plain, access)
        let told = Mutex<[AnswerPart]>([])
        let start = ContinuousClock.now
        for _ in 0..<2 { try await line.answer(.hello) { part in told.withLock { $0.append(part) } } }

        #expect(ContinuousClock.now - start < .seconds(20))
        #expect(plain.prompts.count == 2 && transport.connections == 1 && !access.isOffered)
        let options = told.withLock(\.self).compactMap { if case .leftOut(let left) = $0 { left.option } else { nil } }
        #expect(options == [.webSocket])
    }

    @Test func `fail as over HTTP when what was asked cannot be had`() async throws {
        let failure = EchoError.unsupportedModel(name: "gpt-5", supported: [])
        let access = ResponsesSocketAccess()
        let (line, _) = line(Self.refusal(404), CannedAnswers(failure: failure), access)

        await #expect(throws: failure) { try await line.answer(.hello) { _ in } }
        #expect(access.isOffered)
    }

    @Test func `are written down without the key`() async throws {
        try await talk { talk in
            try await talk.conversation.send("one")
            #expect(await talk.answers("one is item 1."))

            #expect(await eventually { !talk.wire.sent("WS responses").isEmpty })
            #expect(!talk.wire.sent("WS responses").contains { $0.text.contains(LoopbackServer.token) })
        }
    }

    @Test(arguments: [
        (EchoError.rejected(status: 404, message: ""), true), (.rejected(status: 501, message: ""), true),
        (.rejected(status: 426, message: ""), true), (.rejected(status: 503, message: ""), false),
        (.rejected(status: 408, message: ""), false), (.connectionTimedOut(host: "h"), true),
        (.unreachable(host: "h", reason: ""), false), (.rateLimited(message: ""), false),
    ])
    func `are not tried again where somebody has said that there are none`(error: EchoError, isRefusal: Bool) {
        #expect(error.refusesWebSockets == isRefusal)
    }
}
