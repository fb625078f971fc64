import EchoWire
import Foundation

@testable import Echo

/// Plays a model's part against the pure session of a written conversation.
struct TextScript {
    var session: TextSession
    private(set) var actions: [TextAction] = []
    var milliseconds = 0

    init(model: String = "gpt-5-mini", budget: Budget? = nil) {
        session = TextSession(model: model, settings: SessionSettings(), idPrefix: "t")
        session.spending = Spending(budget: budget)
    }

    var now: Moment {
        Moment(
            instant: Self.epoch.advanced(by: .milliseconds(milliseconds)),
            date: Date(timeIntervalSince1970: Double(milliseconds) / 1000))
    }

    private static let epoch = ContinuousClock.now

    mutating func user(_ request: LegRequest) { actions += session.request(request, at: now) }

    /// A part of the answer that was asked for last, or of an earlier one.
    mutating func model(_ part: AnswerPart, of number: Int? = nil) {
        actions += session.notice(.part(part, of: number ?? asked), at: now)
    }

    mutating func fails(_ error: EchoError) { actions += session.notice(.failed(error, of: asked), at: now) }

    mutating func forget() { actions = [] }

    var prompts: [AnswerPrompt] {
        actions.compactMap { if case .ask(let prompt, _) = $0 { prompt } else { nil } }
    }

    var events: [EchoEvent] {
        actions.compactMap { if case .emit(let event) = $0 { event } else { nil } }
    }

    var errors: [EchoError] {
        events.compactMap { if case .error(let error) = $0 { error } else { nil } }
    }

    var turns: [Turn] {
        events.compactMap { if case .turnChanged(let turn) = $0 { turn } else { nil } }
    }

    var messages: [Message] { session.transcript.queue.all }

    private var asked: Int {
        actions.reduce(1) { if case .ask(_, let number) = $1 { number } else { $0 } }
    }
}
