import Synchronization

/// Finds out in which dialect a server answers: Responses first, Chat Completions where that is unknown, and remembers.
final class AutomaticService: AnswerServiceProtocol {
    private let responses: any AnswerServiceProtocol
    private let chat: any AnswerServiceProtocol
    private let found = Mutex<AnswerDialect?>(nil)

    init(responses: any AnswerServiceProtocol, chat: any AnswerServiceProtocol) {
        self.responses = responses
        self.chat = chat
    }

    func answer(_ prompt: AnswerPrompt) -> AsyncThrowingStream<AnswerPart, any Error> {
        switch found.withLock({ $0 }) {
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
        case .rejected(let status, _): [404, 405, 501].contains(status)
        case .server(let code, let message, _), .responseFailed(let code, let message):
            code == "unknown_url" || saysUnknown(message)
        default: false
        }
    }

    /// LM Studio answers 200 with such words.
    private static func saysUnknown(_ message: String) -> Bool {
        ["unexpected endpoint", "unknown url", "invalid url"].contains { message.lowercased().contains($0) }
    }

    fileprivate func stream(_ dialect: AnswerDialect, _ prompt: AnswerPrompt) -> AsyncThrowingStream<
        AnswerPart, any Error
    > {
        dialect == .responses ? responses.answer(prompt) : chat.answer(prompt)
    }

    fileprivate func remember(_ dialect: AnswerDialect) { found.withLock { $0 = dialect } }
}

/// Reads an answer in the first dialect that the server knows.
private actor ProbingReader {
    private let service: AutomaticService
    private let prompt: AnswerPrompt
    private var dialect = AnswerDialect.responses
    private var parts: AsyncThrowingStream<AnswerPart, any Error>.AsyncIterator
    private var isFound = false

    init(service: AutomaticService, prompt: AnswerPrompt) {
        self.service = service
        self.prompt = prompt
        parts = service.stream(.responses, prompt).makeAsyncIterator()
    }

    func next() async throws -> AnswerPart? {
        do {
            let part = try await part()
            guard !isFound else { return part }
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
        dialect = .chatCompletions
        parts = service.stream(.chatCompletions, prompt).makeAsyncIterator()
        return true
    }
}
