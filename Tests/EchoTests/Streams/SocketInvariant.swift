import EchoWire
import Foundation

@testable import Echo

/// What holds for an answer over a WebSocket, whatever the server says: it is whole, or has failed with words, or is
/// marked as cut; no word that came is lost; and it is asked for again only where nothing of it is shown.
enum SocketInvariant {
    /// What happens to events. Nothing is compressed there, nor in another encoding.
    private static let steps: Set<StreamMutation.Step> = [
        .reordered, .repeated, .twice, .fields, .halves, .withoutEnd, .cut,
    ]

    private static let origins = StreamSeed.all.filter { $0.name.hasPrefix("responses") }

    /// - Parameter only: the steps that are taken; nil for those that chance chooses.
    static func stream(seed: UInt64, number: Int, only: [StreamMutation.Step]? = nil) -> StreamMutation {
        let origin = origins[number / 10 % origins.count]
        let chosen = only ?? StreamMutation(seed: seed, number: number, of: origin).steps.filter(steps.contains)
        return StreamMutation(seed: seed, number: number, of: origin, only: chosen)
    }

    /// - Returns: what breaks the rule, with no more steps than it needs; nil where it holds.
    static func problem(seed: UInt64, number: Int) -> String? {
        var stream = Self.stream(seed: seed, number: number)
        guard violation(stream) != nil else { return nil }
        for step in Set(stream.steps) {
            let smaller = Self.stream(seed: seed, number: number, only: stream.steps.filter { $0 != step })
            if violation(smaller) != nil { stream = smaller }
        }
        let problem = violation(stream) ?? "it holds"
        return """
            seed \(seed), number \(number), \(stream.name) over a WebSocket \(stream.steps): \(problem)
            \(stream.events.prefix(stream.whole).map(\.text).joined(separator: "\n"))
            """
    }

    static func violation(_ stream: StreamMutation) -> String? {
        let visit = SocketVisit(stream)
        if visit.isAskedAgain {
            let shown = visit.shown.answers.map(\.text).joined()
            return shown.isEmpty ? nil : "it is asked for again beside “\(shown)”"
        }
        guard let check = visit.check else { return "it never ends" }
        return StreamInvariant.violation(stream, as: check)
    }
}

/// Plays the events of a stream over a WebSocket to their end, without waiting for anything.
struct SocketVisit {
    private var session = ResponsesSocketSession(ResponsesRequest(model: "m", input: .items([.user("?")])))
    private var text = TextSession(model: "", settings: SessionSettings(), idPrefix: "visit_")
    private let now = Moment(instant: .now, date: Date(timeIntervalSince1970: 0))
    private var asked = 0
    private(set) var shown = ShownAnswers()
    private var end: StreamCheck.End?
    /// Over HTTP, since nothing of it came.
    private(set) var isAskedAgain = false

    init(_ stream: StreamMutation) {
        for action in text.request(.send(text: "?"), at: now) {
            if case .ask(_, let number) = action { asked = number }
        }
        _ = session.begin(after: nil)
        for event in stream.events.prefix(stream.whole) where !isOver { hear(event.text) }
        // The connection breaks, and so does the next one.
        for _ in 0..<2 where !isOver { perform(session.connectionEnded()) }
    }

    /// Nil where the answer has no end.
    var check: StreamCheck? { end.map { StreamCheck(.responses, shown, $0) } }

    private var isOver: Bool { end != nil || isAskedAgain }

    private mutating func hear(_ text: String) {
        guard let event = try? JSONValue(parsingHalves: Data(text.utf8)), event.object != nil else {
            return perform(session.receiveNonsense("it is no event"))
        }
        perform(session.receive(event))
    }

    private mutating func perform(_ actions: [ResponsesSocketAction]) {
        for action in actions {
            switch action {
            case .give(let parts), .finish(let parts, _): for part in parts { take(part) }
            case .fail(let error):
                end = ShownAnswers.end(error)
                show(text.notice(.failed(error, of: asked), at: now))
            case .reopen: _ = session.begin(after: nil)
            case .askOverHTTP: isAskedAgain = true
            case .send, .forbidSteering: break
            }
        }
    }

    private mutating func take(_ part: AnswerPart) {
        if case .ended(let answer) = part {
            end =
                switch answer {
                case .completed: .whole
                case .incomplete(let reason): .cut(reason: reason)
                case .failed(let error): ShownAnswers.end(error)
                }
        }
        show(text.notice(.part(part, of: asked), at: now))
    }

    private mutating func show(_ actions: [TextAction]) {
        for action in actions { if case .emit(let event) = action { shown.receive(event) } }
    }
}
