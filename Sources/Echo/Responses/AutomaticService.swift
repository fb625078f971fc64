import Synchronization

/// Finds out in which dialect a server answers: Responses first, Chat Completions where that is unknown, and remembers.
final class AutomaticService: AnswerServiceProtocol {
    private let responses: any AnswerServiceProtocol
    private let chat: any AnswerServiceProtocol
    private let spare: (any AnswerServiceProtocol)?
    fileprivate let refused: RefusalMemory
    private let catalogue: ModelCatalogue
    /// Since the memory was last forgotten.
    private let found = Mutex<(dialect: AnswerDialect, round: Int)?>(nil)

    /// - Parameters:
    ///   - spare: Chat Completions, asked once, for a server that fails over an API which it has begun and not finished; nil
    ///     where that is nobody's fault but the hour's.
    ///   - refused: knows where a survey has found no Responses API.
    ///   - catalogue: knows the models that answer over Chat Completions alone, which says nothing of the server.
    init(
        responses: any AnswerServiceProtocol, chat: any AnswerServiceProtocol,
        spare: (any AnswerServiceProtocol)? = nil, refused: RefusalMemory = RefusalMemory(),
        catalogue: ModelCatalogue = .published
    ) {
        (self.responses, self.chat) = (responses, chat)
        (self.spare, self.refused, self.catalogue) = (spare, refused, catalogue)
    }

    func answer(_ prompt: AnswerPrompt) -> AsyncThrowingStream<AnswerPart, any Error> {
        if catalogue[prompt.model]?.isChatOnly == true { return chat.answer(prompt) }
        let round = refused.round
        switch found.withLock({ $0?.round == round ? $0?.dialect : nil }) {
        case .responses: return responses.answer(prompt)
        case .chatCompletions: return chat.answer(prompt)
        case .automatic, nil:
            let reader = ProbingReader(service: self, prompt: prompt)
            return AsyncThrowingStream { try await reader.next() }
        }
    }

    /// Whether an error says that the server has no such API, and not that something in the request is unknown.
    static func isUnknownAPI(_ error: EchoError) -> Bool {
        switch error {
        case .rejected(let status, let message):
            [404, 405, 501].contains(status) || ServerQuirk.saysUnknownAPI(message)
        case .responseFailed(nil, ResponsesStream.stranger): true
        case .server(_, let message, let parameter) where wantsMessages(message, parameter): true
        case .server(let code, let message, _), .responseFailed(let code, let message):
            code == "unknown_url" || ServerQuirk.saysUnknownAPI(message)
        // Servers that have pages for people show one of them for every address that they do not know.
        case .noAnswer(.webPage), .noAnswer(.noBytes): true
        default: false
        }
    }

    /// Whether the server misses the field that only Chat Completions has.
    private static func wantsMessages(_ message: String, _ parameter: String?) -> Bool {
        let words = message.lowercased()
        return ["required", "missing"].contains { words.contains($0) }
            && (parameter == "messages" || words.contains("messages"))
    }

    /// Chat Completions, where the server itself failed over the request: what is cut, or loads a model, says nothing of an
    /// API. A gateway, or the rights of a key, may forbid one API alone.
    fileprivate func spare(
        after error: EchoError, _ prompt: AnswerPrompt
    ) -> AsyncThrowingStream<AnswerPart, any Error>? {
        if case .rejected(status: 403, message: _) = error { return (spare ?? chat).answer(prompt) }
        return Self.isFailure(error) ? spare?.answer(prompt) : nil
    }

    private static func isFailure(_ error: EchoError) -> Bool {
        guard case .rejected(let status, let message) = error else { return false }
        return [500, 502, 503].contains(status) && !ServerQuirk.saysLoading(message)
    }

    fileprivate func stream(_ dialect: AnswerDialect, _ prompt: AnswerPrompt) -> AsyncThrowingStream<
        AnswerPart, any Error
    > {
        dialect == .responses ? responses.answer(prompt) : chat.answer(prompt)
    }

    fileprivate func remember(_ dialect: AnswerDialect) {
        let round = refused.round
        found.withLock { $0 = (dialect, round) }
    }
}

/// Reads an answer in the first dialect that the server knows.
private actor ProbingReader {
    private let service: AutomaticService
    private let prompt: AnswerPrompt
    private var dialect = AnswerDialect.responses
    private var parts: AsyncThrowingStream<AnswerPart, any Error>.AsyncIterator
    private var isFound = false
    /// Why the first dialect is doubted: it is told where the other does not work either.
    private var doubt: EchoError?
    private var isBegun = false

    init(service: AutomaticService, prompt: AnswerPrompt) {
        self.service = service
        self.prompt = prompt
        parts = service.stream(.responses, prompt).makeAsyncIterator()
    }

    func next() async throws -> AnswerPart? {
        if !isBegun {
            isBegun = true
            if await service.refused.refused(of: prompt.model).contains(.responses) { useChat() }
        }
        do {
            let part = try await part()
            guard !isFound else { return part }
            // It says nothing of the server: it comes before the request.
            if case .leftOut = part { return part }
            if case .ended(.failed(let error)) = part {
                if falls(on: error) { return try await next() }
                if let doubt { throw doubt }
            }
            isFound = true
            service.remember(dialect)
            return part
        } catch let error as EchoError where !isFound {
            if falls(on: error) { return try await next() }
            throw doubt ?? error
        }
    }

    private func part() async throws -> AnswerPart? {
        var iterator = parts
        defer { parts = iterator }
        return try await iterator.next(isolation: self)
    }

    /// Goes on in the other dialect, once.
    private func falls(on error: EchoError) -> Bool {
        guard dialect == .responses else { return false }
        if AutomaticService.isUnknownAPI(error) {
            useChat()
        } else if let spare = service.spare(after: error, prompt) {
            doubt = error
            use(spare)
        } else {
            return false
        }
        return true
    }

    private func useChat() { use(service.stream(.chatCompletions, prompt)) }

    private func use(_ chat: AsyncThrowingStream<AnswerPart, any Error>) {
        dialect = .chatCompletions
        parts = chat.makeAsyncIterator()
    }
}
