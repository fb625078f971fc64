import EchoTestKit
import EchoWire
import Foundation

@testable import Echo

/// A client, a server on a string, and everything that was told; waits take no time and are written down.
final class RESTBench: Sendable {
    let server: PuppetHTTPServer
    let client: RESTClient
    let transport = HTTPTransport()
    let emitter = EventEmitter<EchoEvent>()
    let memory = RefusalMemory()
    let log: WireLog
    private let eventStream: AsyncStream<EchoEvent>
    private let recordStream: AsyncStream<WireRecord>
    private let trafficEmitter = EventEmitter<WireRecord>()
    private let waits = Waits()

    /// - Parameter head: how long the head of an answer is waited for, and as long again for a connection.
    init(key: String? = nil, head: Duration? = nil, script: @escaping PuppetHTTPServer.Script) async throws {
        server = PuppetHTTPServer(script: script)
        let port = try await server.start()
        log = WireLog(emitter: trafficEmitter)
        eventStream = emitter.stream()
        recordStream = trafficEmitter.stream()
        var timeouts = HTTPTimeouts()
        timeouts.head = head ?? .seconds(20)
        timeouts.connect = head ?? timeouts.connect
        client = RESTClient(
            endpoint: try RESTEndpoint(baseURL: "ws://127.0.0.1:\(port)"), key: key.flatMap(APIKey.init),
            transport: transport, timeouts: timeouts, supportedModels: ["gpt-5"], emitter: emitter, log: log,
            restingStatus: { .connected(sessionID: "s", model: "m") }, clock: waits.clock,
            memory: memory)
    }

    /// The waits so far.
    var sleeps: [Duration] { waits.all }

    /// Everything that was told until now. Ends the telling.
    func events() async -> [EchoEvent] {
        emitter.emit(.turnChanged(.idle))
        var events: [EchoEvent] = []
        for await event in eventStream {
            if event == .turnChanged(.idle) { break }
            events.append(event)
        }
        return events
    }

    /// Everything that was logged until now. Ends the logging.
    func traffic() async -> [WireRecord] {
        log.record(WireNote([:], type: "end", size: 0, .sent))
        var records: [WireRecord] = []
        for await record in recordStream {
            if record.type == "end" { break }
            records.append(record)
        }
        return records
    }

    /// What is asked meanwhile is asked for a conversation.
    func inConversation<Value: Sendable>(_ body: @Sendable () async throws -> Value) async rethrows -> Value {
        try await EventSource.$emitter.withValue(emitter) { try await body() }
    }

    /// The error that a request came to; nil when it was answered.
    func failure(_ request: RESTRequest = .get("models")) async -> EchoError? {
        do throws(EchoError) {
            _ = try await client.send(request)
            return nil
        } catch {
            return error
        }
    }

    /// All parts of an answer.
    func parts(_ service: any AnswerServiceProtocol, _ prompt: AnswerPrompt = .hello) async throws -> [AnswerPart] {
        var parts: [AnswerPart] = []
        for try await part in service.answer(prompt) { parts.append(part) }
        return parts
    }

    var responses: ResponsesService { ResponsesService(client: client, log: log) }
    var chat: ChatCompletionsService { ChatCompletionsService(client: client, log: log, usesOldNames: true) }
    /// The same, by what was seen of the server.
    var remembering: ChatCompletionsService {
        ChatCompletionsService(client: client, log: log, usesOldNames: true, refused: memory)
    }
}

extension AnswerPrompt {
    static let hello = AnswerPrompt(
        model: "gpt-5", instructions: "", entries: [.message(id: nil, role: .user, text: "Hello")])
}
