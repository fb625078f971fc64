import EchoWire
import Foundation

/// A recorded answer before anything happens to it.
struct StreamSeed: Sendable {
    struct Event: Sendable {
        /// JSON, or what a server sends in its place.
        var text: String
        /// What a person sees of it.
        var words = ""
        /// Whether it says that the answer has ended.
        var isEnd = false
        var isTouched = false
    }

    let name: String
    let isRealtime: Bool
    var events: [Event]

    /// Each word is another one, so that it is missed.
    private static let words = ["Grüße,", " alpha", " 日本", " delta"]

    static let all: [StreamSeed] =
        [chat(), chat(tail: false), tools(), failing(), responses(isNumbered: true), responses(isNumbered: false)]
        + [realtime("output_text", "text"), realtime("output_audio_transcript", "transcript")]
        + [realtime("audio_transcript", "transcript"), realtime("text", "text")] + recorded

    // MARK: Chat Completions

    private static func chunk(_ delta: JSONValue, finish: JSONValue = .null) -> String {
        JSONValue.object([
            "id": "chatcmpl-1", "object": "chat.completion.chunk", "model": "brain", "created": 1_795_892_965,
            "choices": [["index": 0, "delta": delta, "finish_reason": finish]],
        ]).text
    }

    private static func chat(tail: Bool = true) -> StreamSeed {
        var events = [Event(text: chunk(["role": "assistant", "content": .null]))]
        events += words.map { Event(text: chunk(["content": .string($0)]), words: $0) }
        events.append(Event(text: chunk([:], finish: "stop"), isEnd: true))
        if tail {
            let usage: JSONValue = ["prompt_tokens": 10, "completion_tokens": 5, "total_tokens": 15]
            let last: JSONValue = ["id": "chatcmpl-1", "choices": [], "usage": usage]
            events += [Event(text: last.text), Event(text: "[DONE]", isEnd: true)]
        }
        return StreamSeed(name: tail ? "chat" : "chat-without-done", isRealtime: false, events: events)
    }

    private static func tools() -> StreamSeed {
        let pieces: [JSONValue] = [
            ["index": 0, "id": "call_1", "type": "function", "function": ["name": "weather", "arguments": ""]],
            ["index": 0, "function": ["arguments": #"{"city":"#]],
            ["index": 0, "function": ["arguments": #""Oslo"}"#]],
        ]
        let events =
            [Event(text: chunk(["role": "assistant", "content": "Let me see."]), words: "Let me see.")]
            + pieces.map { Event(text: chunk(["tool_calls": [$0]])) }
            + [Event(text: chunk([:], finish: "tool_calls"), isEnd: true), Event(text: "[DONE]", isEnd: true)]
        return StreamSeed(name: "chat-tools", isRealtime: false, events: events)
    }

    private static func failing() -> StreamSeed {
        let error: JSONValue = ["error": ["message": "out of memory", "type": "server_error", "code": 500]]
        return StreamSeed(
            name: "chat-error", isRealtime: false,
            events: [
                Event(text: chunk(["content": "Half"]), words: "Half"), Event(text: error.text, isEnd: true),
            ])
    }

    // MARK: Responses

    private static func responses(isNumbered: Bool) -> StreamSeed {
        let whole = words.joined()
        let place: JSONObject = ["item_id": "msg_1", "output_index": 0, "content_index": 0]
        func message(_ text: String?) -> JSONValue {
            let content: [JSONValue] = text.map { [["type": "output_text", "text": .string($0)]] } ?? []
            return ["id": "msg_1", "type": "message", "role": "assistant", "content": .array(content)]
        }
        func response(_ status: JSONValue, _ output: [JSONValue]) -> JSONValue {
            let fields: JSONObject = ["id": "resp_1", "object": "response", "status": status, "model": "m"]
            return ["response": .object(fields.merging(["output": .array(output)]) { $1 })]
        }
        var events: [(String, JSONValue, String)] = [
            ("response.created", response("in_progress", []), ""),
            ("response.output_item.added", ["output_index": 0, "item": message(nil)], ""),
        ]
        events += words.map {
            ("response.output_text.delta", .object(place.merging(["delta": .string($0)]) { $1 }), $0)
        }
        events += [
            ("response.output_text.done", .object(place.merging(["text": .string(whole)]) { $1 }), ""),
            ("response.output_item.done", ["output_index": 0, "item": message(whole)], ""),
            ("response.completed", response("completed", [message(whole)]), ""),
        ]
        let made = events.enumerated().map { number, event in
            var fields = event.1.object ?? [:]
            fields["type"] = .string(event.0)
            if isNumbered { fields["sequence_number"] = .integer(number) }
            return Event(text: JSONValue.object(fields).text, words: event.2, isEnd: event.0 == "response.completed")
        }
        return StreamSeed(name: isNumbered ? "responses" : "responses-without-numbers", isRealtime: false, events: made)
    }

    // MARK: Realtime

    private static func realtime(_ kind: String, _ field: String) -> StreamSeed {
        let place: JSONObject = ["response_id": "r", "item_id": "i", "output_index": 0, "content_index": 0]
        func event(_ type: String, _ fields: JSONObject, words: String = "", isEnd: Bool = false) -> Event {
            let own: JSONObject = ["type": .string(type), "event_id": "e"]
            return Event(text: JSONValue.object(fields.merging(own) { $1 }).text, words: words, isEnd: isEnd)
        }
        let whole = words.joined()
        let part: JSONValue = ["type": .string(field == "text" ? "text" : "audio"), "transcript": .string(whole)]
        let item: JSONObject = ["id": "i", "type": "message", "role": "assistant"]
        var events = [
            event("session.created", ["session": ["id": "s", "type": "realtime", "model": "m"]]),
            event("response.created", ["response": ["id": "r", "status": "in_progress", "output": []]]),
            event(
                "response.output_item.added",
                ["response_id": "r", "output_index": 0, "item": .object(item.merging(["content": []]) { $1 })]),
        ]
        events += words.map {
            event("response.\(kind).delta", place.merging(["delta": .string($0)]) { $1 }, words: $0)
        }
        let answer: JSONObject = [
            "id": "r", "status": "completed", "output": [.object(item.merging(["content": [part]]) { $1 })],
        ]
        events += [
            event("response.\(kind).done", place.merging([field: .string(whole)]) { $1 }),
            event("response.done", ["response": .object(answer)], isEnd: true),
        ]
        return StreamSeed(name: "realtime-\(kind)", isRealtime: true, events: events)
    }

    // MARK: recorded

    /// Answers of a real llama.cpp, with most of their pieces left out.
    private static let recorded = ["qwen-plain", "qwen-tool-required", "smol-plain"].map { name in
        let all = (try? LlamaRecording.events(name)) ?? []
        let events = (all.prefix(3) + all.suffix(3)).map { text in
            let json = try? JSONValue(parsing: text)
            let choice = json?["choices"]?[0]
            let isEnd = text == "[DONE]" || choice?["finish_reason"]?.string != nil
            return Event(text: text, words: choice?["delta"]?["content"]?.string ?? "", isEnd: isEnd)
        }
        return StreamSeed(name: "llama.cpp-\(name)", isRealtime: false, events: events)
    }
}
