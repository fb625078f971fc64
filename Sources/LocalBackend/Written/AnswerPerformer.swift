import Foundation
import NIOHTTP1

/// Has the brain answer, and hands on what becomes of it.
struct AnswerPerformer: Sendable {
    let brain: any BrainProtocol
    let now: @Sendable () -> Date

    func reply(_ answer: some WrittenAnswerProtocol, to prompt: BrainPrompt, isStreamed: Bool) async -> HTTPReply {
        await reply(answer, to: prompt, isStreamed: isStreamed) { _ in }
    }

    /// - Parameter onEnd: Gets the answer when it is over, before the client learns of it; not when the client went.
    func reply<Answer: WrittenAnswerProtocol>(
        _ answer: Answer, to prompt: BrainPrompt, isStreamed: Bool,
        onEnd: @escaping @Sendable (Answer) async -> Void
    ) async -> HTTPReply {
        guard isStreamed else {
            let ended = try? await run(answer, prompt, onEnd) { _ in }
            return .whole(ended?.whole ?? .error(.internalServerError, "The client went.", type: "server_error"))
        }
        return .stream(contentType: "text/event-stream; charset=utf-8") { writer in
            _ = try await run(answer, prompt, onEnd) { frames in
                if !frames.isEmpty { try await writer.write(frames.reduce(into: Data()) { $0 += $1 }) }
            }
        }
    }

    private func run<Answer: WrittenAnswerProtocol>(
        _ answer: Answer, _ prompt: BrainPrompt, _ onEnd: (Answer) async -> Void,
        _ send: ([Data]) async throws -> Void
    ) async throws -> Answer {
        var answer = answer
        try await send(answer.begin())
        var last: [Data]
        do {
            for try await part in brain.answer(prompt) {
                try await send(answer.receive(part))
                if answer.isFull { break }
            }
            // A brain that is cancelled ends like one that is done.
            try Task.checkCancellation()
            last = answer.finish(at: now())
        } catch {
            try Task.checkCancellation()
            last = answer.fail("\(error)")
        }
        await onEnd(answer)
        try await send(last)
        return answer
    }
}
