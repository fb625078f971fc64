import EchoWire
import Foundation

/// The rules of a short visit to a Realtime server: it is greeted, asked one question in writing, and left.
struct RealtimeVisit: Sendable {
    private var events = MendedServerEvents()
    private var isGreeted = false
    private var hasWords = false
    /// What the server objected to last; it may answer nevertheless.
    private var objection: EchoError?
    private(set) var outcome: SurveyOutcome?
    private let model: String
    /// When the question was asked, and when the first words came.
    private var asked: ContinuousClock.Instant?
    private var answered: ContinuousClock.Instant?

    init(model: String) { self.model = model }

    /// - Returns: what is to be sent.
    mutating func receive(_ event: RealtimeTransportEvent, at now: ContinuousClock.Instant) -> [ClientEvent] {
        switch event {
        case .text(let data): return receive(data, at: now)
        case .closed(let code, let reason):
            end(code == 3000 ? .invalidKey : objection ?? .connectionLost(code: code, reason: reason))
        case .violated(let reason): end(.invalidData(reason: reason))
        }
        return []
    }

    /// Nothing more is waited for.
    mutating func end(_ error: EchoError) {
        if outcome == nil { outcome = .failed(objection ?? error) }
    }

    private mutating func receive(_ data: Data, at now: ContinuousClock.Instant) -> [ClientEvent] {
        guard let text = try? ServerText(data), let event = try? events.event(text) else { return [] }
        switch event {
        case .sessionCreated, .sessionUpdated:
            guard !isGreeted else { return [] }
            isGreeted = true
            asked = now
            return question
        case .responseOutputTextDelta, .responseOutputAudioTranscriptDelta, .responseOutputAudioDelta:
            hasWords = true
            answered = answered ?? now
        case .responseDone(let event): done(event.response, at: now)
        case .error(let event): object(RESTRefusal(event.error).echoError(status: 400, model: model))
        default: break
        }
        return []
    }

    private mutating func object(_ error: EchoError) {
        objection = error
        if !isGreeted { end(error) }
    }

    private mutating func done(_ response: ResponseObject, at now: ContinuousClock.Instant) {
        switch response.status {
        case "failed":
            let error = response.statusDetails?.error
            end(RESTRefusal(code: error?.code, type: error?.type, message: error?.message ?? "").failure)
        case "incomplete": outcome = outcome ?? .works(.ranOut)
        default:
            let isEmpty = !hasWords && response.output.isEmpty
            if isEmpty { return end(.noAnswer(.noWords)) }
            outcome = outcome ?? .works(.answered(after: (answered ?? now) - (asked ?? now)))
        }
    }

    /// Words only: sound is dear.
    private var question: [ClientEvent] {
        let session = SessionObject(
            outputModalities: ["text"], instructions: SurveyQuestion.instructions, maxOutputTokens: .limited(64))
        let item = MessageItem(role: "user", content: [.inputText(TextContent(text: SurveyQuestion.hello))])
        return [
            .sessionUpdate(SessionUpdate(eventID: "event_survey_1", session: session)),
            .conversationItemCreate(ConversationItemCreate(eventID: "event_survey_2", item: .message(item))),
            .responseCreate(ResponseCreate(eventID: "event_survey_3")),
        ]
    }
}
