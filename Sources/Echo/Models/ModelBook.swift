import EchoWire

/// A server's list of its models. It is asked for once, when somebody needs it.
actor ModelBook {
    typealias Inquiry = @Sendable (RESTRequest) async throws(EchoError) -> JSONValue

    /// A server that has not told by then is not waited for.
    private static let patience = Duration.seconds(3)
    /// Models of which it is remembered that the server was asked.
    private static let most = 64

    private let windows: ContextWindows
    private let host: String
    private let prices: ServerPrices
    private let ask: ServerModelList.Ask
    private let inquire: Inquiry?
    private var told: ServerModelList?
    /// Why it did not tell when it was asked last.
    private var failure: EchoError?
    private var limits: [String: ModelLimits] = [:]
    /// What was told in answer to questions of one model.
    private var asked: [String: ToldContext?] = [:]
    /// Callers that came while it was being asked.
    private var waiting: [CheckedContinuation<Void, Never>]?

    /// - Parameters:
    ///   - host: for what is said of a server that does not answer.
    ///   - prices: are told what the server tells of them.
    ///   - inquire: for what the list may lack; nil where nothing else is asked.
    ///   - ask: for a page of the list of models.
    init(
        windows: ContextWindows, host: String = "", prices: ServerPrices = ServerPrices(), inquire: Inquiry? = nil,
        ask: @escaping ServerModelList.Ask
    ) {
        self.windows = windows
        self.host = host
        self.prices = prices
        self.inquire = inquire
        self.ask = ask
    }

    /// The vendor tells nothing beside its published protocol: it is not asked for more.
    init(windows: ContextWindows, asking client: RESTClient, prices: ServerPrices) {
        let inquire: Inquiry = { (request: RESTRequest) async throws(EchoError) -> JSONValue in
            try await client.inquire(request)
        }
        self.init(
            windows: windows, host: client.server, prices: prices, inquire: client.needsKey ? nil : inquire,
            ask: client.modelPages)
    }

    /// What the server has; nil when it does not tell.
    var models: [ServerModel]? { get async { await list()?.models } }

    /// The same.
    ///
    /// - Throws: what kept the server from telling.
    func listedModels() async throws(EchoError) -> [ServerModel] {
        if let list = await list() { return list.models }
        throw failure ?? .connectionTimedOut(host: host)
    }

    /// Whether all that the server has is known: what is not in a list without an end may be there.
    var knowsAll: Bool { get async { await list()?.isWhole ?? false } }

    /// The window that the configuration names, else what the server tells, else `ContextWindows.standard`. What was published
    /// counts less than what the server has told already.
    func window(of model: String) async -> ContextWindow {
        if let known = windows.known(model) {
            guard known == ContextWindows.published.known(model), let given = given(model) else { return known }
            return ContextWindow(size: given)
        }
        _ = await list()
        if let given = given(model) { return ContextWindow(size: given) }
        let listed = limits[model]?.context
        if let told = await context(of: model) { return told.window(standard: windows.standard) }
        return listed.map { ContextWindow(size: $0) } ?? windows.standard
    }

    /// Tokens that the server said, when it was asked for a model, that it gives it.
    var toldContexts: [String: Int] {
        asked.compactMapValues { context -> Int? in if case .given(let size)? = context { size } else { nil } }
    }

    /// The context that the list says a model is run with.
    private func given(_ model: String) -> Int? {
        told?.trained.contains(model) == true ? nil : limits[model]?.context
    }

    private func context(of model: String) async -> ToldContext? {
        if let known = asked[model] { return known }
        guard let inquire else { return nil }
        let told = await Self.withPatience { await ContextQuestion.told(of: model, by: inquire) }
        if isFinal(told), asked.count < Self.most { asked[model] = .some(told) }
        return told
    }

    /// What is not loaded yet is given its context when it is; a server that was not there may tell later.
    private func isFinal(_ context: ToldContext?) -> Bool {
        switch context {
        case .given: true
        case .most: false
        case nil: told != nil
        }
    }

    private func list() async -> ServerModelList? {
        if let told { return told }
        guard waiting == nil else {
            await withCheckedContinuation { waiting?.append($0) }
            return told
        }
        waiting = []
        // Without an answer it is asked again the next time: it may be there then.
        switch await ServerModelList.read(within: Self.patience, from: host, ask) {
        case .success(let list): take(list)
        case .failure(let error): failure = error
        }
        for continuation in waiting ?? [] { continuation.resume() }
        waiting = nil
        return told
    }

    private func take(_ list: ServerModelList) {
        (told, failure) = (list, nil)
        limits = Dictionary(list.models.map { ($0.name, $0.limits) }, uniquingKeysWith: { first, _ in first })
        prices.take(list.models)
    }

    private static func withPatience<Answer: Sendable>(
        _ ask: @escaping @Sendable () async -> Answer?
    ) async -> Answer? {
        await withTaskGroup(of: Answer?.self) { group in
            group.addTask { await ask() }
            group.addTask {
                try? await Task.sleep(for: patience)
                return nil
            }
            defer { group.cancelAll() }
            return await group.next() ?? nil
        }
    }
}
