import Echo
import EchoTestKit
import Foundation
import Immersion
import ImmersionAdapters

/// A provider of models on loopback, in the published wire of one of them: it answers each time with the next of its
/// lines, until it dies.
final class PersonaServer: Sendable {
    enum Wire: Sendable { case chatCompletions, messages }

    let puppet: PuppetHTTPServer
    let address: String
    /// What it is called: a server of one's own.
    let label: String

    init(_ wire: Wire, says lines: String...) async throws {
        let lines = Lines(lines)
        puppet = PuppetHTTPServer { request in
            guard request.method == "POST" else { return PuppetHTTPStep.answer(404) }
            let line = lines.next()
            return PuppetHTTPStep.events(wire == .messages ? Self.messages(line) : Self.chunks(line))
        }
        label = "127.0.0.1:\(try await puppet.start())"
        address = "http://\(label)/v1"
    }

    /// What it was asked, in order.
    var asked: [PuppetHTTPRequest] { puppet.requests }

    func die() { puppet.close() }

    /// As the settings choose them, the first one first; each has a key.
    static func providers(_ chosen: String) -> OnlineProviders {
        OnlineProviders(
            ProviderChoice.choices(chosen).known, limits: LinkLimits(attempts: 1),
            transport: { HTTPTransport() }, key: { ProviderKey("key-of-\($0.rawValue)") })
    }

    private static func chunks(_ line: String) -> [String] {
        line.split(separator: " ", omittingEmptySubsequences: false).enumerated().map { index, word in
            chunk((index == 0 ? "" : " ") + word)
        } + [#"data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}"# + "\n\n", "data: [DONE]\n\n"]
    }

    /// A piece of an answer of Chat Completions.
    static func chunk(_ text: String) -> String {
        """
        data: {"id":"chatcmpl-1","object":"chat.completion.chunk","created":1,"model":"m","choices":\
        [{"index":0,"delta":{"content":"\(text)"},"finish_reason":null}]}\n\n
        """
    }

    private static func messages(_ line: String) -> [String] {
        func event(_ type: String, _ rest: String = "") -> String {
            "event: \(type)\ndata: {\"type\":\"\(type)\"\(rest)}\n\n"
        }
        return [
            event("message_start", #","message":{"id":"msg_1","content":[]}"#),
            event("content_block_start", #","index":0,"content_block":{"type":"text","text":""}"#),
            event("content_block_delta", #","index":0,"delta":{"type":"text_delta","text":"\#(line)"}"#),
            event("content_block_stop", #","index":0"#),
            event("message_delta", #","delta":{"stop_reason":"end_turn"},"usage":{"output_tokens":9}"#),
            event("message_stop"),
        ]
    }
}
