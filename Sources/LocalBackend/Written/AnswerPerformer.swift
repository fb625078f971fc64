import EchoServing
import Foundation
import NIOHTTP1

/// Has the brain answer, and hands on what becomes of it.
struct AnswerPerformer: Sendable {
    let brain: any BrainProtocol
    let now: @Sendable () -> Date

    func reply(_ answer: ChatAnswer, to prompt: BrainPrompt, isStreamed: Bool) async -> HTTPReply {
        guard isStreamed else {
            let ended = try? await run(answer, prompt) { _ in }
            return .whole(ended?.whole ?? .error(.internalServerError, "The client went.", type: "server_error"))
        }
        return .stream(contentType: "text/event-stream; charset=utf-8") { writer in
            _ = try await run(answer, prompt) { frames in
                if !frames.isEmpty { try await writer.write(frames.reduce(into: Data()) { $0 += $1 }) }
            }
        }
    }

    private func run(
        _ answer: ChatAnswer, _ prompt: BrainPrompt, _ send: ([Data]) async throws -> Void
    ) async throws -> ChatAnswer {
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
        try await send(last)
        return answer
    }
}
