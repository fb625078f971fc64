import Synchronization

@testable import Echo

/// Answers every prompt as it was told, and keeps the prompts.
final class CannedAnswers: AnswerServiceProtocol {
    private let parts: [AnswerPart]
    private let failure: (any Error)?
    private let asked = Mutex<[AnswerPrompt]>([])

    var prompts: [AnswerPrompt] { asked.withLock { $0 } }

    init(_ parts: [AnswerPart] = [], failure: (any Error)? = nil) {
        self.parts = parts
        self.failure = failure
    }

    static func saying(_ text: String, usage: Usage = Usage()) -> CannedAnswers {
        CannedAnswers([
            .began(id: "r", model: "m"), .text(itemID: "i", delta: text), .usage(usage), .ended(.completed),
        ])
    }

    func answer(_ prompt: AnswerPrompt) -> AsyncThrowingStream<AnswerPart, any Error> {
        asked.withLock { $0.append(prompt) }
        return AsyncThrowingStream { continuation in
            for part in parts { continuation.yield(part) }
            continuation.finish(throwing: failure)
        }
    }
}
