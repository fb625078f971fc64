import Foundation

/// Tries out what a server can do, with a dozen small requests, and tells what it found: `Echo.survey(model:)` makes one.
///
/// A server that charges for its answers charges for these, too: fewer than 2,000 tokens together. Nothing of it becomes part
/// of a conversation, and nothing that is told holds the key. Ending the task that waits ends the survey at once.
public struct ServerSurvey: Sendable {
    /// Requests that are made at most.
    public static let mostRequests = SurveyPlan.mostRequests

    /// A model may have to be loaded before its first answer.
    private static let answerLimit = Duration.seconds(60)
    private static let limit = Duration.seconds(20)
    /// Words that come within this time were sent together: no model writes ten words so soon.
    private static let together = Duration.milliseconds(10)

    let model: String?
    let configuration: EchoConfiguration
    let key: APIKey?
    let http: any HTTPTransportProtocol
    /// Learns what is found, so that conversations do not ask for what the server does not have; nil for nobody.
    var memory: RefusalMemory?
    /// Nil where there is no way to a model by voice.
    let realtime: @Sendable (_ model: String) throws(EchoError) -> any RealtimeTransportProtocol
    var answerLimit = Self.answerLimit
    var limit = Self.limit
    var together = Self.together

    /// - Parameter progress: is given each row as soon as it is known; the survey goes on when it returns.
    public func report(telling progress: @Sendable (SurveyRow) async -> Void = { _ in }) async -> ServerReport {
        var plan = SurveyPlan(model: model, configuration: configuration)
        var visit = SurveyVisit(survey: self)
        while let probe = plan.next(), !Task.isCancelled {
            let finding = await visit.finding(of: probe)
            if Task.isCancelled { break }
            for row in plan.take(finding, of: probe) { await progress(row) }
        }
        if let model = plan.model {
            let lesson = SurveyLesson(rows: plan.rows, model: model, refused: await visit.refused.refusals)
            await memory?.learn(lesson.refused, works: lesson.works, of: model)
        }
        return ServerReport(address: shownAddress, software: visit.software, model: plan.model, rows: plan.rows)
    }

    /// Without user, password, query and fragment, any of which may be a secret.
    public var shownAddress: String { Self.shown(configuration.baseURL) }

    /// A text without the key, and without the secrets of the address: a server may repeat what it was sent.
    public func withoutSecrets(_ text: String) -> String {
        let secrets = [key?.value].compactMap(\.self) + AddressSecrets.found(in: configuration.baseURL)
        return secrets.filter { $0.count > 3 }.sorted { $0.count > $1.count }.reduce(text) {
            $0.replacing($1, with: "‹key›")
        }
    }

    /// An address without what may be a secret in it.
    public static func shown(_ address: String) -> String { AddressSecrets.without(address) }
}

extension Echo {
    /// Tries out the server that this talks to.
    ///
    /// - Parameter model: that is to be tried; nil for the configuration's, or one of the server's own where it does not
    ///   have that.
    public func survey(model: String? = nil) -> ServerSurvey {
        let (configuration, own, network, key) = (configuration, realtimeTransport, network, key)
        return ServerSurvey(model: model, configuration: configuration, key: key, http: http, memory: refusals) {
            (model) throws(EchoError) in
            if let own { return own }
            return WebSocketTransport(
                endpoint: try RealtimeEndpoint(baseURL: configuration.baseURL, model: model), key: key?.value,
                network: network)
        }
    }
}

/// The conclusions that conversations draw from a survey: the options to leave out, and those to use.
struct SurveyLesson: Sendable {
    let refused: [KnownRefusal]
    let works: Set<RequestOption>

    /// - Parameter refused: what the server refused while it was asked.
    init(rows: [SurveyRow], model: String, refused: [KnownRefusal]) {
        func outcome(_ ability: ServerAbility) -> SurveyOutcome? { rows.first { $0.ability == ability }?.outcome }
        var all = refused
        var works: Set<RequestOption> = []
        if outcome(.responses) == .absent, outcome(.chat)?.answers == true {
            all.append(KnownRefusal(.responses, model: model, day: CalendarDay(.now)))
        } else if outcome(.responses)?.answers == true {
            works.insert(.responses)
        }
        if outcome(.tools)?.answers == true { works.insert(.tools) }
        // Each answer over Chat Completions is asked what it used.
        if outcome(.chat)?.answers == true { works.insert(.usage) }
        self.refused = all
        self.works = works.subtracting(all.map(\.option))
    }
}
