import EchoConcurrency
import EchoWire
import Foundation

/// Performs the probes of a survey, each once, and each within its time.
struct SurveyVisit: Sendable {
    private let survey: ServerSurvey
    private(set) var software: ServerSoftware?
    /// What was refused during this survey alone: what was known before is tried anew.
    let refused = RefusalMemory()
    /// As the list has them.
    private var models: [ServerModel] = []
    private var trained: Set<String> = []
    /// Why nothing can be asked for there.
    private var closed: EchoError?
    /// What the server spoke, to be listened to.
    private var spoken: Data?

    init(survey: ServerSurvey) { self.survey = survey }

    mutating func finding(of probe: SurveyProbe) async -> SurveyFinding {
        do throws(EchoError) {
            switch probe {
            case .list: return try await list()
            case .context(let model): return .outcome(await context(of: model))
            case .answer(let dialect, let model): return try await answer(dialect, model)
            case .call(let dialect, let model): return .outcome(try await call(dialect, model))
            case .shape(let dialect, let model): return .outcome(try await shape(dialect, model))
            case .stop(let dialect, let model): return .outcome(try await stop(dialect, model))
            case .realtime(let model): return .outcome(try await realtime(model))
            case .embed(let model): return .outcome(try await embed(model))
            case .speak(let model): return .outcome(try await speak(model))
            case .hear(let model): return .outcome(try await hear(model))
            }
        } catch {
            let outcome: SurveyOutcome = Self.isAbsent(error) ? .absent : .failed(error)
            if probe == .list, Self.isClosed(error) { closed = error }
            if case .answer = probe { return .answer(outcome, words: nil) }
            return .outcome(outcome)
        }
    }

    /// Whether it is no such server, or lets nobody in: what is known of a model elsewhere is nothing that it can.
    private static func isClosed(_ error: EchoError) -> Bool {
        switch error {
        case .noAnswer, .invalidData, .invalidKey, .keyRequired, .unexpectedAnswer: true
        case .rejected(let status, _): status == 401 || status == 403
        default: false
        }
    }

    private static func isAbsent(_ error: EchoError) -> Bool {
        if case .noAnswer = error { return false }
        return AutomaticService.isUnknownAPI(error)
    }

    // MARK: What the server tells

    private mutating func list() async throws(EchoError) -> SurveyFinding {
        let client = try client()
        let (headers, list) = try await within(survey.limit) { () async throws(EchoError) in
            let response = try await client.send(.get("models"))
            return (response.headers, try await RESTBody.json(of: response))
        }
        if let trace = SoftwareTrace.found(in: headers, list: list) {
            var told: JSONValue?
            if let path = trace.version?.path {
                var request = RESTRequest.get(path)
                request.isBesideAPI = true
                let asked = request
                told = try? await within(survey.limit) { () async throws(EchoError) in try await client.inquire(asked) }
            }
            software = trace.software(headers, told: told)
        }
        guard !ServerModelList.isOfWhatCouldBeDeployed(list) else { throw .rejected(status: 501, message: "") }
        let models = try ServerModel.list(answered: list)
        (self.models, trained) = (models, ServerModel.namesOfTrained(list))
        return .models(models)
    }

    /// The person's own word is not asked for: what the server tells is.
    private func context(of model: String) async -> SurveyOutcome {
        if let closed { return .skipped(.closed(closed)) }
        let listed = models.first { $0.name == model }?.limits.context
        if let listed, !trained.contains(model) { return .works(.context(.given(listed))) }
        if let client = try? client(), !client.needsKey {
            let told = try? await within(survey.limit) { () async throws(EchoError) in
                await ContextQuestion.told(of: model) { (request) async throws(EchoError) in
                    try await client.inquire(request)
                }
            }
            switch told ?? nil {
            case .given(let size)?: return .works(.context(.given(size)))
            case .most(let size)?: return .differs(.context(.most(size)))
            case nil: break
            }
        }
        if let listed { return .differs(.context(.most(listed))) }
        return .context(of: model, in: survey.configuration)
    }

    // MARK: Written answers

    private func answer(_ dialect: AnswerDialect, _ model: String) async throws(EchoError) -> SurveyFinding {
        let read = try await read(SurveyQuestion.count(model), dialect, survey.answerLimit)
        guard let first = read.first else { return .answer(.works(.ranOut), words: nil) }
        let isAtOnce = read.isAtOnce(within: survey.together)
        let words: SurveyOutcome = isAtOnce ? .differs(.atOnce) : .works(.pieces(read.pieces))
        return .answer(.works(.answered(after: first)), words: words)
    }

    private func call(_ dialect: AnswerDialect, _ model: String) async throws(EchoError) -> SurveyOutcome {
        let read = try await read(SurveyQuestion.call(model), dialect, survey.answerLimit)
        if read.isRefused(.tools) { return .absent }
        let isUsable = read.calls.contains { call in
            let given = try? JSONValue(parsing: Data(call.arguments.utf8))
            return call.name == "add" && given?["a"] != nil && given?["b"] != nil
        }
        if isUsable { return .works(.called) }
        return read.isCut ? .differs(.ranOut) : .differs(.notCalled)
    }

    private func shape(_ dialect: AnswerDialect, _ model: String) async throws(EchoError) -> SurveyOutcome {
        let read = try await read(SurveyQuestion.shape(model), dialect, survey.answerLimit)
        if read.isCut { return .differs(.ranOut) }
        guard let json = try? JSONValue(parsing: Data(read.text.utf8)) else {
            return .differs(.brokeSchema(reason: "it is not JSON"))
        }
        do throws(EchoError) {
            try SchemaCheck(schema: SurveyQuestion.schema).check(json)
            return .works(.keptSchema)
        } catch {
            guard case .unexpectedAnswer(let reason) = error else { throw error }
            return .differs(.brokeSchema(reason: reason))
        }
    }

    /// An answer is left at its first words; then the server is asked again.
    private func stop(_ dialect: AnswerDialect, _ model: String) async throws(EchoError) -> SurveyOutcome {
        let first = try await read(SurveyQuestion.long(model), dialect, survey.answerLimit, leavesAtWords: true)
        guard first.wasLeft else { return .differs(first.isCut ? .ranOut : .tooShort) }
        let again = try await read(SurveyQuestion.short(model), dialect, survey.limit, leavesAtWords: true)
        return .works(.stopped(again: again.begun ?? again.first ?? .zero))
    }

    private func read(
        _ prompt: AnswerPrompt, _ dialect: AnswerDialect, _ limit: Duration, leavesAtWords: Bool = false
    ) async throws(EchoError) -> SurveyAnswer {
        let client = try client()
        let service = AnswerServices.make(
            dialect, client: client, log: Self.log, usesOldNames: !client.needsKey,
            catalogue: survey.configuration.models, refused: refused)
        return try await within(limit) { () async throws(EchoError) in
            var answer = SurveyAnswer()
            let start = ContinuousClock.now
            do {
                for try await part in service.answer(prompt) {
                    answer.add(part, after: ContinuousClock.now - start)
                    if leavesAtWords, answer.first != nil {
                        answer.wasLeft = true
                        return answer
                    }
                }
            } catch {
                throw error as? EchoError ?? .cancelled
            }
            try answer.check()
            return answer
        }
    }

    // MARK: Voice

    private func realtime(_ model: String) async throws(EchoError) -> SurveyOutcome {
        let transport = try survey.realtime(model)
        let connection = try await within(survey.limit) { () async throws(EchoError) in try await transport.connect() }
        let limit = survey.limit
        // Whoever waits for an event is woken by the end of the connection.
        let outcome = await withTaskGroup(of: SurveyOutcome?.self) { group in
            group.addTask { await Self.visit(connection, model) }
            group.addTask {
                try? await Task.sleep(for: limit)
                await connection.close()
                return nil
            }
            let first = await group.next() ?? nil
            group.cancelAll()
            return first
        }
        guard let outcome else { throw .connectionTimedOut(host: host) }
        if case .failed(let error) = outcome { throw error }
        return outcome
    }

    private static func visit(_ connection: any RealtimeConnectionProtocol, _ model: String) async -> SurveyOutcome? {
        var visit = RealtimeVisit(model: model)
        while visit.outcome == nil {
            let events = await connection.receive()
            if events.isEmpty { visit.end(.connectionLost(code: 1006, reason: "")) }
            for event in events {
                for question in visit.receive(event, at: .now) {
                    guard (try? await connection.send(question.data)) != nil else { break }
                }
            }
        }
        return visit.outcome
    }

    // MARK: Vectors and sound

    private func embed(_ model: String) async throws(EchoError) -> SurveyOutcome {
        let client = try client()
        let request = EmbeddingsRequest(
            model: model, input: .texts([SurveyQuestion.hello]), encodingFormat: "float")
        let vectors = try await within(survey.answerLimit) { () async throws(EchoError) in
            try EmbeddingsCheck(count: 1, length: nil).vectors(of: try await client.embed(request))
        }
        return .works(.vectors(vectors.first?.count ?? 0))
    }

    private mutating func speak(_ model: String) async throws(EchoError) -> SurveyOutcome {
        let client = try client()
        let request = SpeechRequest(
            model: model, voice: .named(survey.configuration.settings.voice), input: "Hello.", responseFormat: "wav")
        let sound = try await within(survey.answerLimit) { () async throws(EchoError) in
            let response = try await client.send(
                RESTRequest(path: "audio/speech", body: request.json, accept: "*/*", model: model))
            let body = try await SurveySound.body(of: response)
            try SurveySound.check(body, type: response.headers["content-type"] ?? "")
            return body
        }
        spoken = sound
        return .works(.sound(sound.count))
    }

    private func hear(_ model: String) async throws(EchoError) -> SurveyOutcome {
        let client = try client()
        let endpoint = try RESTEndpoint(baseURL: survey.configuration.baseURL)
        guard survey.key != nil || !client.requiresKey else { throw .missingKey }
        let request = SurveySound.question(
            spoken, model: model, url: endpoint.url("audio/transcriptions"), key: survey.key,
            timeouts: timeouts)
        let http = survey.http
        let words = try await within(survey.answerLimit) { () async throws(EchoError) in
            let response = try await http.send(request)
            guard (200..<300).contains(response.status) else {
                throw RESTRefusal(body: await RESTBody.beginning(of: response))
                    .echoError(status: response.status, model: model)
            }
            let answer = try await RESTBody.json(of: response)
            guard let text = answer["text"]?.string else { throw EchoError.unexpectedAnswer(reason: "it has no text") }
            return text
        }
        return .works(.heard(String(words.trimmingCharacters(in: .whitespacesAndNewlines).prefix(60))))
    }

    // MARK: Asking

    private static var log: WireLog { WireLog(emitter: EventEmitter()) }

    private var host: String { (try? RESTEndpoint(baseURL: survey.configuration.baseURL))?.host ?? "" }

    /// One for each probe: what one of them does to the server's patience is not held against the next.
    private func client() throws(EchoError) -> RESTClient {
        RESTClient(
            endpoint: try RESTEndpoint(baseURL: survey.configuration.baseURL), key: survey.key, transport: survey.http,
            timeouts: timeouts, emitter: EventEmitter(), log: Self.log,
            policy: RetryPolicy(backoff: Backoff(limit: 0)))
    }

    private var timeouts: HTTPTimeouts {
        var timeouts = HTTPTimeouts()
        timeouts.connect = min(timeouts.connect, survey.limit)
        (timeouts.head, timeouts.total) = (survey.answerLimit, survey.answerLimit)
        return timeouts
    }

    private func within<Value: Sendable>(
        _ limit: Duration, _ work: @escaping @Sendable () async throws(EchoError) -> Value
    ) async throws(EchoError) -> Value {
        let host = host
        let result = await withTaskGroup(of: Result<Value, EchoError>.self) { group in
            group.addTask {
                do throws(EchoError) {
                    return .success(try await work())
                } catch {
                    return .failure(error)
                }
            }
            group.addTask {
                try? await Task.sleep(for: limit)
                return .failure(.connectionTimedOut(host: host))
            }
            defer { group.cancelAll() }
            return await group.next() ?? .failure(.cancelled)
        }
        return try result.get()
    }
}
