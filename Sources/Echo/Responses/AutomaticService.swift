import Synchronization

/// Finds out in which dialect a server answers: Responses first, Chat Completions where that is unknown, and remembers.
final class AutomaticService: AnswerServiceProtocol {
    private let responses: any AnswerServiceProtocol
    private let chat: any AnswerServiceProtocol
    fileprivate let refused: RefusalMemory
    /// Since the memory was last forgotten.
    private let found = Mutex<(dialect: AnswerDialect, round: Int)?>(nil)

    /// - Parameter refused: knows where a survey has found no Responses API.
    init(
        responses: any AnswerServiceProtocol, chat: any AnswerServiceProtocol, refused: RefusalMemory = RefusalMemory()
    ) {
        self.responses = responses
        self.chat = chat
        self.refused = refused
    }

    func answer(_ prompt: AnswerPrompt) -> AsyncThrowingStream<AnswerPart, any Error> {
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
        case .server(let code, let message, _), .responseFailed(let code, let message):
            code == "unknown_url" || ServerQuirk.saysUnknownAPI(message)
        // Servers that have pages for people show one of them for every address that they do not know.
        case .noAnswer(.webPage), .noAnswer(.noBytes): true
        default: false
        }
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
            if case .ended(.failed(let error)) = part, falls(on: error) { return try await next() }
            isFound = true
            service.remember(dialect)
            return part
        } catch let error as EchoError where !isFound && falls(on: error) {
            return try await next()
        }
    }

    private func part() async throws -> AnswerPart? {
        var iterator = parts
        defer { parts = iterator }
        return try await iterator.next(isolation: self)
    }

    /// Goes on in the other dialect, once.
    private func falls(on error: EchoError) -> Bool {
        guard dialect == .responses, AutomaticService.isUnknownAPI(error) else { return false }
        useChat()
        return true
    }

    private func useChat() {
        dialect = .chatCompletions
        parts = service.stream(.chatCompletions, prompt).makeAsyncIterator()
    }
}
