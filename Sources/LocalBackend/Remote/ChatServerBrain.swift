import AsyncHTTPClient
import EchoWire
import Foundation
import NIOCore
import NIOHTTP1
import Synchronization

/// Has a Chat Completions server answer: Ollama, llama.cpp, LM Studio, vLLM or any other.
struct ChatServerBrain: BrainProtocol {
    private let endpoint: RemoteEndpoint
    private let model: RemoteModel
    private let phrases: [String]
    private let prefix = ReadPrefix()
    private let line: AnswerLine

    /// - Parameters:
    ///   - phrases: For a recogniser that wants to know what people say.
    ///   - atOnce: Answers that the server makes at the same time; nil where that is not known.
    init(_ server: PartServer, key: String?, phrases: [String], atOnce: Int? = nil) {
        endpoint = RemoteEndpoint(server: server, key: key)
        model = RemoteModel(endpoint, .brain)
        line = AnswerLine(atOnce: atOnce ?? .max)
        self.phrases = phrases
    }

    var translates: Bool { endpoint.server.translates }

    /// A server that wants a key may want money.
    var beginsEarly: Bool { endpoint.server.keyName == nil }

    func vocabulary(tools: [BrainTool]) -> [String] { phrases + tools.flatMap(ToolVocabulary.phrases) }

    func answer(_ prompt: BrainPrompt) -> AsyncThrowingStream<BrainPart, any Error> {
        AsyncThrowingStream { continuation in
            let task = Task {
                do {
                    try await line.take { continuation.yield(.delayed(.queued(ahead: $0))) }
                    defer { line.leave() }
                    try await answer(prompt) { continuation.yield($0) }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// Has the server read what comes before a question, unless it has read it already. It keeps what it has read last.
    func prepare(for prompt: BrainPrompt) async {
        guard beginsEarly, prefix.isNew(prompt), line.isFree else { return }
        var before = prompt
        before.items.append(.user("…"))
        guard var request = try? await question(before).request else { return prefix.forget() }
        (request.stream, request.maxTokens) = (nil, 1)
        do {
            _ = try await endpoint.whole(try await endpoint.post("/chat/completions", Data(request.json.data)))
        } catch {
            prefix.forget()
        }
    }

    private func answer(_ prompt: BrainPrompt, _ say: (BrainPart) -> Void) async throws {
        do {
            try await answer(question(prompt), say)
        } catch RemoteError.refused(_, 400, let message) where message.contains("does not support tools") {
            await model.learn(.bySchema)
            try await answer(question(prompt), say)
        }
        _ = prefix.isNew(prompt)
    }

    /// A question for the server, and the way to read its answer.
    private struct Question {
        var request: ChatRequest
        var form: ChatServerReader.Form
    }

    private func question(_ prompt: BrainPrompt) async throws -> Question {
        let prompt = await model.window()?.fitted(prompt) ?? prompt
        let names = prompt.toolChoice == .none ? [] : Set(prompt.tools.map(\.name))
        let name = try await model.name()
        guard prompt.format == nil else {
            return Question(request: ChatServerPrompt.request(prompt, model: name), form: .data)
        }
        guard !names.isEmpty, await model.callManner() == .bySchema else {
            return Question(
                request: ChatServerPrompt.request(prompt, model: name), form: .spoken(functions: names))
        }
        return Question(
            request: ChatServerPrompt.request(SchemaCalls.prompt(prompt), model: name), form: .reply(functions: names))
    }

    private func answer(_ question: Question, _ say: (BrainPart) -> Void) async throws {
        let response = try await endpoint.post("/chat/completions", Data(question.request.json.data))
        var reader = ChatServerReader(server: endpoint.server.name, form: question.form)
        guard !response.isOneObject else {
            let parts = try reader.receive(whole: try await endpoint.whole(response)) + reader.finish()
            return parts.forEach(say)
        }
        do {
            for try await bytes in response.body {
                for part in try reader.receive(bytes.readableBytesView) { say(part) }
                if reader.isDone { break }
            }
        } catch let error as RemoteError {
            throw error
        } catch {
            // It was there: the head of its answer has come.
            try Task.checkCancellation()
            throw RemoteError.cutOff(server: endpoint.server.name)
        }
        for part in try reader.finish() { say(part) }
    }
}

extension HTTPClientResponse {
    /// Whether all of the answer is one object: some servers do not stream, whatever they are asked for.
    fileprivate var isOneObject: Bool {
        headers.first(name: "Content-Type")?.lowercased().hasPrefix("application/json") == true
    }
}

/// The text before the questions that a server has read last: instructions and functions.
private final class ReadPrefix: Sendable {
    private struct Prefix: Hashable {
        let instructions: String
        let tools: [BrainTool]
    }

    private let last = Mutex<Prefix?>(nil)

    /// Whether a prompt begins otherwise than the one before, which it is remembered for.
    func isNew(_ prompt: BrainPrompt) -> Bool {
        let prefix = Prefix(instructions: prompt.instructions, tools: prompt.tools)
        return last.withLock { last in
            defer { last = prefix }
            return last != prefix
        }
    }

    func forget() { last.withLock { $0 = nil } }
}
