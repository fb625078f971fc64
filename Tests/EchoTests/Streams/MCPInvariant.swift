import EchoWire
import Foundation

@testable import Echo

/// What holds whatever a server of tools says: the call has ended, once, with the server's answer or with words that say why
/// there is none; and nobody is asked for ever.
enum MCPInvariant {
    /// - Returns: what breaks the rule, made as small as it can be; nil where it holds.
    static func problem(seed: UInt64, number: Int) -> String? {
        var visit = MCPVisit(seed: seed, number: number)
        guard violation(visit) != nil else { return nil }
        for step in Set(visit.steps) {
            let smaller = MCPVisit(seed: seed, number: number, only: visit.steps.filter { $0 != step })
            if violation(smaller) != nil { visit = smaller }
        }
        return """
            seed \(seed), number \(number), a server of tools \(visit.way) \(visit.steps): \(violation(visit) ?? "it holds")
            \(visit.events.joined().map(\.text).joined(separator: "\n"))
            """
    }

    static func violation(_ visit: MCPVisit) -> String? {
        var client = MCPVisitClient(visit)
        client.run()
        if client.outcomes.count != 1 { return "the call ended \(client.outcomes.count) times: \(client.outcomes)" }
        if client.requests > 40 { return "\(client.requests) requests were made" }
        if let end = client.end, end.reason.isEmpty { return "the server ended without a word" }
        if client.offers.contains(where: { Set($0).count != $0.count }) { return "a tool is there twice" }
        switch client.outcomes[0] {
        case .cancelled: return "the call was cancelled by nobody"
        case .failure(let words):
            if words.isEmpty { return "the call failed without a word" }
            return visit.isWhole ? "the answer is lost: \(words)" : nil
        case .success(let text):
            if visit.hasNoAnswer { return "there was no answer, and it is shown as whole: “\(text)”" }
            return visit.isWhole && text != MCPVisit.words ? "the answer is another one: “\(text)”" : nil
        }
    }
}

/// Plays a visit to its end, without waiting for anything.
struct MCPVisitClient {
    private let visit: MCPVisit
    private var session: MCPSession
    private(set) var outcomes: [MCPCallOutcome] = []
    private(set) var offers: [[String]] = []
    private(set) var end: MCPEnd?
    private(set) var requests = 0
    /// Over HTTP: those that have no answer yet.
    private var asked: [JSONRPCID] = []

    init(_ visit: MCPVisit) {
        self.visit = visit
        session = MCPSession(isHTTP: visit.way != .program)
    }

    mutating func run() {
        perform(session.begin())
        perform(session.call(MCPCall(number: 1, tool: "weather", arguments: [:])))
        switch visit.way {
        case .program: hear(visit.body(Array(visit.events.joined())))
        case .stream: listen(visit.body(Array(visit.events.joined())))
        case .answers, .streamedAnswers: answer()
        }
        // Nothing more comes, and time passes.
        for timer in [MCPTimer.probe, .handshake, .listen] where end == nil { perform(session.fire(timer)) }
        if end == nil { perform(session.receive(.closed(reason: "it ended", isFinal: false))) }
        perform(session.giveUp(end?.reason ?? "it ended"))
    }

    private mutating func hear(_ data: Data) {
        var lines = ProgramLines(longest: 1 << 20)
        for piece in visit.pieces(data) {
            for line in lines.feed(piece) { receive(MCPIncoming.read(line)) }
        }
    }

    private mutating func listen(_ data: Data) {
        var parser = SSEParser()
        for piece in visit.pieces(data) {
            for event in (try? parser.feed(piece)) ?? [] { receive(MCPIncoming.read(Data(event.data.utf8))) }
        }
    }

    /// Each request has its own answer.
    private mutating func answer() {
        let wire = MCPHTTPWire(url: "http://127.0.0.1:1/mcp", headers: [:], http: NobodyTransport())
        for events in visit.events where end == nil {
            guard !asked.isEmpty else { return }
            let id = asked.removeFirst()
            receive(wire.answer(to: id, in: visit.body(events)))
        }
        while !asked.isEmpty, end == nil { receive([.unanswered(asked.removeFirst(), reason: "it is gone")]) }
    }

    private mutating func receive(_ all: [MCPIncoming]) {
        for incoming in all where end == nil { perform(session.receive(incoming)) }
    }

    private mutating func perform(_ actions: [MCPAction]) {
        for action in actions {
            switch action {
            case .send(.message(.request(let id, _, _), _)):
                requests += 1
                if requests < 100 { asked.append(id) }
            case .finish(_, let outcome): outcomes.append(outcome)
            case .offer(let tools, _): offers.append(tools.map(\.name))
            case .end(let end): self.end = end
            case .send, .start, .cancel, .progress: break
            }
        }
    }
}

/// Nobody is asked.
private struct NobodyTransport: HTTPTransportProtocol {
    func send(_ request: HTTPRequest) async throws(EchoError) -> HTTPResponse { throw .cancelled }
}
