import AsyncHTTPClient
import EchoWire
import Foundation
import NIOCore

/// Has a Chat Completions server answer: Ollama, llama.cpp, LM Studio, vLLM or any other.
struct ChatServerBrain: BrainProtocol {
    private let endpoint: RemoteEndpoint
    private let model: RemoteModel
    private let phrases: [String]

    /// - Parameter phrases: For a recogniser that wants to know what people say.
    init(_ server: PartServer, key: String?, phrases: [String]) {
        endpoint = RemoteEndpoint(server: server, key: key)
        model = RemoteModel(endpoint, .brain)
        self.phrases = phrases
    }

    func vocabulary(tools: [BrainTool]) -> [String] { phrases + tools.flatMap(ToolVocabulary.phrases) }

    func answer(_ prompt: BrainPrompt) -> AsyncThrowingStream<BrainPart, any Error> {
        AsyncThrowingStream { continuation in
            let task = Task {
                do {
                    try await answer(prompt) { continuation.yield($0) }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    private func answer(_ prompt: BrainPrompt, _ say: (BrainPart) -> Void) async throws {
        let request = ChatServerPrompt.request(prompt, model: try await model.name())
        let response = try await endpoint.post("/chat/completions", Data(request.json.data))
        var reader = ChatServerReader(server: endpoint.server.name, isSpoken: prompt.format == nil)
        do {
            for try await bytes in response.body {
                for part in try reader.receive(bytes.readableBytesView) { say(part) }
                if reader.isDone { break }
            }
        } catch let error as RemoteError {
            throw error
        } catch {
            throw endpoint.unreachable(error)
        }
        for part in try reader.finish() { say(part) }
    }
}
