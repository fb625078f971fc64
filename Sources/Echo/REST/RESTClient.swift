import EchoConcurrency
import EchoWire
import Foundation

/// Asks one server's REST APIs: keeps to its limits, tries again what is worth it, leaves it alone when it fails.
///
/// What to do is decided by `RateLimiter`, `CircuitBreaker` and `RetryPolicy`; this performs it and tells about it.
actor RESTClient {
    private let endpoint: RESTEndpoint
    private let key: APIKey?
    private let transport: any HTTPTransportProtocol
    private let timeouts: HTTPTimeouts
    private let supportedModels: [String]
    /// Whether nothing can be asked without a key.
    nonisolated let requiresKey: Bool
    private let standardEmitter: EventEmitter<EchoEvent>
    private let log: WireLog
    private let restingStatus: @Sendable () -> ConnectionStatus
    private let clock: TryAgainClock
    /// Is told what kind of server answers; nil where nobody wants to know.
    private let memory: RefusalMemory?
    private let policy: RetryPolicy
    private var limiter = RateLimiter()
    private var breaker = CircuitBreaker()
    private var hasAskedVersion = false

    /// - Parameters:
    ///   - restingStatus: what the connection is when nothing is being tried again.
    init(
        endpoint: RESTEndpoint, key: APIKey?, transport: any HTTPTransportProtocol,
        timeouts: HTTPTimeouts = HTTPTimeouts(), supportedModels: [String] = [], emitter: EventEmitter<EchoEvent>,
        log: WireLog, restingStatus: @escaping @Sendable () -> ConnectionStatus = { .disconnected },
        clock: TryAgainClock = .real, memory: RefusalMemory? = nil, policy: RetryPolicy = RetryPolicy()
    ) {
        self.endpoint = endpoint
        self.key = key
        self.transport = transport
        self.timeouts = timeouts
        self.supportedModels = supportedModels
        // How a transport of somebody's own is let in is its own matter.
        requiresKey = endpoint.needsKey && transport is HTTPTransport
        standardEmitter = emitter
        self.log = log
        self.restingStatus = restingStatus
        self.clock = clock
        (self.memory, self.policy) = (memory, policy)
    }

    /// Returns when the head of a successful answer (2xx) is there.
    ///
    /// Cancelling closes the request at once and throws `EchoError.cancelled`.
    /// - Throws: `missingKey` before anything is sent, `suspended` while the server is left alone, and what the last
    ///   attempt came to.
    func send(_ request: RESTRequest) async throws(EchoError) -> HTTPResponse {
        guard key != nil || !requiresKey else { throw .missingKey }
        let prepared = prepare(request)
        let note = WireNote(
            request.body.map(RESTElision.elide) ?? .object([:]), type: "\(request.method) \(request.path)",
            size: prepared.body?.count ?? 0, .sent)
        log.record([note], of: request.exchange)
        var wasAnnounced = false
        defer { if wasAnnounced { EventSource.emitter?.emit(.connectionStatusChanged(restingStatus())) } }
        var failures = 0
        var cause: EchoError?
        while true {
            wasAnnounced = try await waitForLimits(prepared, attempt: failures) || wasAnnounced
            let failure: RetryPolicy.Failure
            switch await attempt(request, prepared) {
            case .success(let response): return response
            case .failure(let reason): failure = reason
            }
            failures += 1
            guard !request.isTriedOnce, let retry = retry(after: failure, failures: failures) else {
                if Task.isCancelled { throw .cancelled }
                // When the breaker opens between two attempts, what opened it says more.
                if case .suspended = failure.error, let cause { throw cause }
                throw askedToWait(failure) ?? failure.error
            }
            cause = failure.error
            wasAnnounced = true
            try await wait(retry)
        }
    }

    /// The whole answer as JSON; for everything that is not streamed.
    ///
    /// - Throws: as `send`, and `invalidData` when the answer is not JSON.
    func json(_ request: RESTRequest) async throws(EchoError) -> JSONValue {
        let value = try read(try await RESTBody.text(of: try await send(request)), of: request)
        if case .object(let object) = value, object.keys.contains("error"), value["error"]?.isNull == false,
            value["object"] == nil
        {
            throw RESTRefusal(json: value).echoError(status: 400, model: request.model, supported: supportedModels)
        }
        return value
    }

    /// Asks once, for what can be done without: a server that does not answer at once is not asked again, nothing is told of
    /// it, and its failure is nobody's.
    ///
    /// - Throws: `missingKey` before anything is sent, and what kept the answer from coming.
    func inquire(_ request: RESTRequest) async throws(EchoError) -> JSONValue {
        guard key != nil || !requiresKey else { throw .missingKey }
        var prepared = prepare(request)
        prepared.timeouts = timeouts.brief
        log.record(WireNote(.object([:]), type: "\(request.method) \(request.path)", size: 0, .sent))
        let response = try await transport.following(prepared)
        await memory?.saw(headers: response.headers)
        guard (200..<300).contains(response.status) else {
            let body = await RESTBody.beginning(of: response)
            log.record(WireNote(refusal: body, type: "\(request.path) \(response.status)"))
            throw RESTRefusal(response, body: body, url: prepared.url).echoError(
                status: response.status, hasKey: key != nil)
        }
        let value = try read(try await RESTBody.text(of: response), of: request, from: prepared.url)
        if request.path == "models" {
            await memory?.saw(list: value)
            await askVersion(SoftwareTrace.found(in: response.headers, list: value))
        } else {
            await memory?.saw(answer: value, to: request.path)
        }
        return value
    }

    /// What is no JSON is noted as well.
    private func read(_ body: Data, of request: RESTRequest, from url: String = "") throws(EchoError) -> JSONValue {
        let type = "\(request.path) answer"
        do throws(EchoError) {
            let value = try RESTBody.json(body, from: url)
            log.record(WireNote(RESTElision.elide(value), type: type, size: body.count, .received))
            return value
        } catch {
            log.record(WireNote(refusal: body, type: type))
            throw error
        }
    }

    /// Once: what a server refused is forgotten with a new version of it.
    private func askVersion(_ trace: SoftwareTrace?) async {
        guard memory != nil, !hasAskedVersion, let request = ServerVersion.question(to: trace) else { return }
        hasAskedVersion = true
        _ = try? await inquire(request)
    }

    /// What an answer calls the program that made it.
    func saw(fingerprint: String) async { await memory?.saw(fingerprint: fingerprint) }

    /// Whether the server does not find a model when it is asked for that one alone; names that are no part of a path are
    /// not asked for.
    func lacks(model name: String) async -> Bool {
        guard name.wholeMatch(of: /[A-Za-z0-9._:-]+/) != nil else { return false }
        do throws(EchoError) {
            _ = try await inquire(.get("models/" + name))
            return false
        } catch {
            guard case .rejected(status: 404, _) = error else { return false }
            return true
        }
    }

    /// Pages of the list of models, each asked for as by `inquire`.
    nonisolated var modelPages: ServerModelList.Ask {
        { (place) async throws(EchoError) -> JSONValue in
            var request = RESTRequest.get("models")
            if let place { request.query = ["after": place] }
            return try await self.inquire(request)
        }
    }

    /// One client serves many conversations: it is told to the one for which something is asked.
    private var emitter: EventEmitter<EchoEvent> { EventSource.emitter ?? standardEmitter }

    /// Whether the server is known to let nobody in without a key.
    nonisolated var needsKey: Bool { endpoint.needsKey }

    /// What another API of the server tells of the same limits.
    func learn(_ limits: [RateLimitStatus]) { limiter.learn(limits, now: clock.now()) }

    /// How long it may take until an answer begins.
    nonisolated var firstByteLimit: Duration { timeouts.head }
    nonisolated var server: String { endpoint.name }

    /// A person wants to try now, although the server is being left alone.
    func tryAtOnce() { breaker.impatient(now: clock.now()) }

    // MARK: one attempt

    private typealias Attempt = Result<HTTPResponse, RetryFailure>
    private typealias RetryFailure = RetryPolicy.Failure

    private func attempt(_ request: RESTRequest, _ prepared: HTTPRequest) async -> Attempt {
        let price = price(of: prepared)
        let ticket: CircuitBreaker.Ticket
        switch breaker.admit(now: clock.now()) {
        case .send(let given): ticket = given
        case .refuse(let wait):
            limiter.settle(price, now: clock.now())
            return .failure(RetryFailure(error: .suspended(host: endpoint.host, retryAfter: wait)))
        }
        do {
            let response = try await transport.following(prepared)
            var failure: RetryFailure?
            // Only the body tells whether the server is at fault.
            if response.status == 503 { failure = await refusal(response, request, prepared.url) }
            let outcome = CircuitBreaker.outcome(status: response.status)
            breaker.report(failure?.isLoading == true ? .healthy : outcome, ticket, now: clock.now())
            await memory?.saw(headers: response.headers)
            settle(price, response)
            guard !(200..<300).contains(response.status) else { return .success(response) }
            if let failure { return .failure(failure) }
            return .failure(await refusal(response, request, prepared.url))
        } catch {
            breaker.report(Task.isCancelled ? .unknown : CircuitBreaker.outcome(of: error), ticket, now: clock.now())
            limiter.settle(price, now: clock.now())
            return .failure(RetryFailure(error: error))
        }
    }

    private func refusal(_ response: HTTPResponse, _ request: RESTRequest, _ url: String) async -> RetryFailure {
        let body = await RESTBody.beginning(of: response)
        let type = "\(request.path) \(response.status)"
        log.record([WireNote(refusal: body, type: type)], of: request.exchange)
        let refusal = RESTRefusal(response, body: body, url: url)
        let error = refusal.echoError(
            status: response.status, model: request.model, supported: supportedModels, hasKey: key != nil)
        let asked = [429, 503].contains(response.status) ? refusal.wait : nil
        let headers = response.headers.merging(refusal.headers) { own, _ in own }
        return RetryFailure(error: error, status: response.status, headers: headers, asked: asked)
    }

    private func settle(_ price: RateLimiter.Price, _ response: HTTPResponse) {
        let limits = RateLimitHeaders.statuses(response.headers)
        limiter.settle(price, told: limits, now: clock.now())
        if !limits.isEmpty { emitter.emit(.rateLimitsUpdated(limits)) }
    }

    // MARK: waiting

    /// - Returns: whether there was something to tell.
    private func waitForLimits(_ prepared: HTTPRequest, attempt: Int) async throws(EchoError) -> Bool {
        let price = price(of: prepared)
        var waited = false
        while case .after(let delay) = limiter.admit(price, now: clock.now()) {
            let cause = EchoError.rateLimited(message: "it resets in \(delay.wholeSeconds) s")
            guard delay <= policy.longestAskedWait else { throw cause }
            waited = true
            try await wait(Retry(attempt: attempt + 1, limit: policy.backoff.limit + 1, delay: delay, cause: cause))
        }
        return waited
    }

    private func retry(after failure: RetryPolicy.Failure, failures: Int) -> Retry? {
        // What a server refuses in such words it refuses again, whatever the status.
        let words = RefusalWords(failure.error.words)
        guard !Task.isCancelled, ServerQuirk.option(in: words) == nil, !words.refusesStreamingWithTools,
            !ServerQuirk.saysUnknownAPI(failure.error.words), !(failure.status == 501 && words.saysUndone),
            let delay = policy.delay(
                after: failure, failures: failures, random: clock.random(), date: clock.date())
        else { return nil }
        if failure.status == 429 { limiter.hold(for: delay, now: clock.now()) }
        let limit = policy.attempts(after: failure, date: clock.date())
        return Retry(attempt: failures + 1, limit: limit, delay: delay, cause: failure.error)
    }

    private func askedToWait(_ failure: RetryPolicy.Failure) -> EchoError? {
        let date = clock.date()
        let told = policy.tooLongWait(after: failure, date: date) ?? policy.toldWait(after: failure, date: date)
        guard let wait = told else { return nil }
        return .askedToWait(
            until: date + TimeInterval(wait.components.seconds), wait: wait, message: failure.error.words)
    }

    /// What is asked outside of every conversation, for a title or for vectors, says nothing of a connection.
    private func wait(_ retry: Retry) async throws(EchoError) {
        EventSource.emitter?.emit(.connectionStatusChanged(.retrying(retry)))
        do {
            try await clock.sleep(retry.delay)
        } catch {
            throw .cancelled
        }
    }

    // MARK: requests

    private func prepare(_ request: RESTRequest) -> HTTPRequest {
        var headers = ["accept": request.streams ? "text/event-stream" : request.accept]
        if request.body != nil { headers["content-type"] = "application/json" }
        if let upload = request.upload { headers["content-type"] = upload.contentType }
        if let key { headers["authorization"] = "Bearer \(key.value)" }
        return HTTPRequest(
            method: request.method, url: endpoint.url(of: request), headers: headers,
            body: request.upload?.body ?? request.body?.data,
            timeouts: request.method == "GET" ? timeouts.brief : timeouts)
    }

    /// About four bytes of JSON make a token. Sound is counted otherwise, by who is paid for it.
    private func price(of request: HTTPRequest) -> RateLimiter.Price {
        let isJSON = request.headers["content-type"] == "application/json"
        return RateLimiter.Price(tokens: isJSON ? (request.body?.count ?? 0) / 4 : 0)
    }
}
