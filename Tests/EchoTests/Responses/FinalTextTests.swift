import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `What a server says of all words at the end` {
    @Test func `counts where it differs from what came`() {
        #expect(FinalText("Take no more.", of: "Take more.") == .instead("Take no more."))
        #expect(FinalText("I cannot help.", of: "First, open the lock.") == .instead("I cannot help."))
        #expect(FinalText("Hello", of: "Help") == .instead("Hello"))
    }

    @Test func `adds what is missing behind it`() {
        #expect(FinalText("Hello", of: "") == .more("Hello"))
        #expect(FinalText("Hello there", of: "Hello") == .more(" there"))
    }

    @Test(arguments: ["", " \n", "Hello there", "Hello", "there", "lo th"])
    func `changes nothing where it is empty, the same, or a part of what came`(whole: String) {
        #expect(FinalText(whole, of: "Hello there") == .kept)
    }

    @Test func `changes nothing where it is much shorter, unless it declines`() {
        #expect(FinalText("No.", of: "Take no more.") == .kept)
        #expect(FinalText("No.", of: "Take no more.", isRefusal: true) == .instead("No."))
    }

    @Test(arguments: ["Take Take no more.", "Take no more. more.", "Take no more.Take no more.", "Take no no more."])
    func `counts where a piece came twice`(said: String) {
        #expect(FinalText("Take no more.", of: said) == .instead("Take no more."))
    }
}

@Suite struct `An answer whose whole text differs from its pieces` {
    private func decode<Folding: AnswerFoldingProtocol>(_ events: [JSONValue], _ folding: Folding) -> [AnswerPart] {
        var decoder = AnswerDecoder(folding: folding)
        for event in events { decoder.feed(Data("data: \(event.text)\n\n".utf8)) }
        decoder.end()
        return decoder.take().parts
    }

    private func summary(_ events: [JSONValue]) -> AnswerSummary { AnswerSummary(decode(events, ResponsesStream())) }

    private func event(_ type: String, _ fields: JSONObject, content: Int = 0) -> JSONValue {
        let place: JSONObject = ["item_id": "m", "output_index": 0, "content_index": .integer(content)]
        return .object(place.merging(fields) { $1 }.merging(["type": .string(type)]) { $1 })
    }

    private func delta(_ words: String, content: Int = 0) -> JSONValue {
        event("response.output_text.delta", ["delta": .string(words)], content: content)
    }

    private func message(_ texts: [String], id: String = "m", status: String = "completed") -> JSONValue {
        let parts = texts.map { text -> JSONValue in
            ["type": "output_text", "text": .string(text), "annotations": []]
        }
        return [
            "type": "message", "id": .string(id), "role": "assistant", "status": .string(status),
            "content": .array(parts),
        ]
    }

    private func completed(_ items: [JSONValue]) -> JSONValue {
        ["type": "response.completed", "response": ["id": "r", "status": "completed", "output": .array(items)]]
    }

    private func ends(_ whole: String) -> [String: JSONValue] {
        [
            "text": event("response.output_text.done", ["text": .string(whole)]),
            "part": event("response.content_part.done", ["part": ["type": "output_text", "text": .string(whole)]]),
            "item": ["type": "response.output_item.done", "output_index": 0, "item": message([whole])],
            "answer": completed([message([whole])]),
        ]
    }

    // MARK: over the Responses API

    @Test(arguments: [
        ["Take ", "more than two a day."], ["more than ", "a day."], ["Take no", " two a day."], ["Take all you want."],
        ["Take ", "Take ", "no more than two a day."],
    ])
    func `is the whole text`(deltas: [String]) {
        let whole = "Take no more than two a day."
        let ends = ends(whole)
        let all = ["text", "part", "item", "answer"].compactMap { ends[$0] }
        #expect(summary(deltas.map { delta($0) } + all).text == whole)
        for name in ["text", "part", "item"] {
            let one = [ends[name], completed([])].compactMap(\.self)
            #expect(summary(deltas.map { delta($0) } + one).text == whole, "\(name)")
        }
        let last = summary(deltas.map { delta($0) } + [completed([message([whole])])])
        #expect(last.text == whole && last.end == .completed)
    }

    @Test func `is told once that it is another`() {
        let ends = ends("Take no more.")
        let all = ["text", "part", "item", "answer"].compactMap { ends[$0] }
        let parts = decode([delta("Take more.")] + all, ResponsesStream())
        #expect(parts.filter { if case .reworded = $0 { true } else { false } }.count == 1)
    }

    @Test(arguments: [(["Take no", ""], "Take no more."), ([" more."], "Take no more."), ([" \n"], "Take no more.")])
    func `keeps words where the whole text was cut or tells a part alone`(wholes: [String], said: String) {
        let cut: JSONValue = [
            "type": "response.incomplete",
            "response": [
                "id": "r", "status": "incomplete", "incomplete_details": ["reason": "max_output_tokens"],
                "output": [message(wholes, status: "incomplete")],
            ],
        ]
        let summary = summary([delta(said), cut])
        #expect(summary.text == said && summary.end == .incomplete(reason: "max_output_tokens"))
    }

    @Test func `has its parts in their order`() {
        let (first, second) = (delta("One. "), delta("Two.", content: 1))
        #expect(summary([first, second, completed([message(["One! ", "Two."])])]).text == "One! Two.")
        #expect(summary([second, completed([message(["One. ", "Two."])])]).text == "One. Two.")
        #expect(summary([first, completed([message(["One. ", "Two."])])]).text == "One. Two.")
        let ends = event("response.output_text.done", ["text": "One and a half. "])
        let begun = event("response.content_part.added", ["part": ["type": "output_text", "text": ""]], content: 1)
        #expect(summary([delta("One"), begun, second, ends, completed([])]).text == "One and a half. Two.")
    }

    @Test func `is one answer where its message has another name and number at the end`() {
        let reasoning: JSONValue = ["type": "reasoning", "id": "rs", "summary": []]
        let items = [reasoning, message(["Hello there."], id: "other")]
        #expect(summary([delta("Hello here."), completed(items)]).text == "Hello there.")
    }

    @Test func `leaves the other messages of the answer alone`() {
        let other: JSONValue = [
            "type": "response.output_text.delta", "item_id": "n", "output_index": 1, "content_index": 0,
            "delta": "Bye.",
        ]
        var whole = WholeAnswer()
        let items = [message(["Hello."]), message(["Bye."], id: "n")]
        for part in decode([delta("Helo."), other, completed(items)], ResponsesStream()) { whole.add(part) }
        #expect(whole.text == "Hello.Bye.")
    }

    @Test func `may decline after all`() {
        let declined: JSONValue = [
            "type": "message", "id": "m", "role": "assistant",
            "content": [["type": "refusal", "refusal": "I cannot help with that."]],
        ]
        let summary = summary([delta("First, open"), completed([declined])])
        #expect(summary.text.isEmpty && summary.refusal == "I cannot help with that.")
        let refusal = event("response.refusal.delta", ["delta": "I cannot."])
        let done = event("response.refusal.done", ["refusal": "I cannot help."])
        #expect(self.summary([refusal, done, completed([])]).refusal == "I cannot help.")
    }

    @Test func `has no thoughts in its words`() {
        let thought = "<think>Hm, well\n</think>Take more."
        for whole in ["Take no more.", "<think>Hm, well\n</think>Take no more."] {
            #expect(summary([delta(thought), completed([message([whole])])]).text == "Take no more.")
        }
        let reasoning = event("response.content_part.done", ["part": ["type": "reasoning_text", "text": "Hm."]])
        #expect(summary([delta("Hello"), reasoning, completed([])]).text == "Hello")
    }

    @Test func `has its pages, once each`() {
        let page: JSONValue = ["type": "url_citation", "url": "https://a.org", "title": "A"]
        let cited: JSONValue = [
            "type": "message", "id": "m", "role": "assistant",
            "content": [["type": "output_text", "text": "It rains [1].", "annotations": [page, page]]],
        ]
        let done: JSONValue = ["type": "response.output_item.done", "output_index": 0, "item": cited]
        let parts = decode([delta("It rained."), done, completed([cited])], ResponsesStream())
        #expect(AnswerSummary(parts).text == "It rains [1].")
        #expect(parts.filter { if case .source = $0 { true } else { false } }.count == 1)
    }

    @Test func `has letters whole that came in halves`() throws {
        let halves = [#"{"type":"response.output_text.delta","delta":"A \ud83d"}"#, #"{"type":"response.completed"}"#]
        let events = try halves.map { try JSONValue(parsingHalves: Data($0.utf8)) }
        var stream = ResponsesStream()
        let done = event("response.output_text.done", ["text": "A 🚀"])
        let parts = [events[0], done, events[1]].flatMap { stream.receive($0) }
        #expect(AnswerSummary(parts).text == "A 🚀")
    }

    // MARK: over Chat Completions

    private func chunk(_ delta: JSONValue, message: JSONValue? = nil, finish: JSONValue = .null) -> JSONValue {
        var choice: JSONObject = ["index": 0, "delta": delta, "finish_reason": finish]
        choice["message"] = message
        return ["id": "c", "choices": [.object(choice)]]
    }

    private func chat(_ events: [JSONValue], tools: Set<String> = []) -> AnswerSummary {
        AnswerSummary(decode(events, ChatStream(tools: tools)))
    }

    @Test(arguments: ["Take no more.", "<think>Hm, well</think>Take no more."])
    func `over Chat Completions is the message of the last chunk`(whole: String) {
        let message: JSONValue = ["role": "assistant", "content": .string(whole)]
        let pieces = [chunk(["content": "Take "]), chunk(["content": "more."])]
        let bare: JSONValue = ["id": "c", "choices": [["message": message, "finish_reason": "stop"]]]
        let empty = ([[:], .null] as [JSONValue]).map { chunk($0, message: message, finish: "stop") }
        for last in empty + [bare] {
            let summary = chat(pieces + [last])
            #expect(summary.text == "Take no more." && summary.end == .completed)
            #expect(chat(pieces + [last, last]).text == "Take no more.")
        }
        let late = chat(pieces + [chunk([:], finish: "stop"), chunk([:], message: message)])
        #expect(late.text == "Take no more.")
    }

    @Test func `over Chat Completions is whole where each chunk has the message so far`() {
        let events = [
            chunk(["content": "One"], message: ["content": "One"]),
            chunk(["content": " two"], message: ["content": "One two"]),
            chunk(["content": " four"], message: ["content": "One two three four"], finish: "stop"),
        ]
        #expect(chat(events).text == "One two three four")
    }

    @Test func `over Chat Completions is said in messages alone`() {
        let pieces = ["Hel", "lo", " there"].map { words -> JSONValue in
            ["choices": [["message": ["content": .string(words)], "finish_reason": "stop"]]]
        }
        #expect(chat(pieces).text == "Hello there")
        #expect(chat([chunk([:], message: ["content": "Hello"], finish: "stop")]).text == "Hello")
        #expect(chat([chunk(["role": "assistant"]), chunk([:], message: "Hello", finish: "stop")]).text == "Hello")
    }

    @Test func `over Chat Completions keeps what the message lacks`() {
        let last = chunk([:], message: ["role": "assistant", "content": .null], finish: "stop")
        #expect(chat([chunk(["content": "Hello"]), last]).text == "Hello")
    }

    @Test func `over Chat Completions has its calls as the message has them`() {
        func call(_ arguments: String, index: JSONValue? = nil) -> JSONValue {
            var call: JSONObject = ["id": "c1", "function": ["name": "dice", "arguments": .string(arguments)]]
            call["index"] = index
            return .array([.object(call)])
        }
        let pieces = [
            chunk(["tool_calls": call(#"{"sides": "#, index: 0)]),
            chunk(["tool_calls": [["index": 0, "function": ["arguments": "}"]]]]),
        ]
        let last = chunk([:], message: ["tool_calls": call(#"{"sides":6}"#)], finish: "tool_calls")
        #expect(chat(pieces + [last]).calls == [ToolCall(id: "c1", name: "dice", arguments: #"{"sides":6}"#)])
        let whole = [chunk(["tool_calls": call(#"{"sides": 6}"#, index: 0)]), last]
        #expect(chat(whole).calls.count == 1)
    }

    @Test func `over Chat Completions is thought once`() {
        let message: JSONValue = ["content": "Hello.", "reasoning_content": "Hm, well."]
        let events = [
            chunk(["reasoning_content": "Hm, "]), chunk(["reasoning_content": "well."]), chunk(["content": "Hello"]),
            chunk([:], message: message, finish: "stop"),
        ]
        let summary = chat(events)
        #expect(summary.thought == "Hm, well." && summary.text == "Hello.")
    }

    // MARK: in the conversation

    @Test func `comes into the message that was shown without it`() {
        var script = TextScript()
        script.user(.send(text: "hello"))
        script.model(.text(itemID: "a", delta: "Take more."))
        script.model(.reworded(itemID: "a", text: "Take no more."))
        script.model(.ended(.completed))
        #expect(script.messages.last?.text == "Take no more.")
        #expect(script.messages.count == 2)
    }

    @Test func `comes into an answer that is gone on with, behind what was there before`() {
        var script = TextScript()
        script.user(.send(text: "hello"))
        script.model(.text(itemID: "a", delta: "One, two,"))
        script.model(.ended(.incomplete(reason: "max_output_tokens")))
        script.user(.goOn)
        script.model(.text(itemID: "b", delta: " three, five."))
        script.model(.reworded(itemID: "b", text: " three, four, five."))
        script.model(.ended(.completed))
        #expect(script.messages.last?.text == "One, two, three, four, five.")
    }

    @Test func `declines in the message that was shown`() {
        var script = TextScript()
        script.user(.send(text: "hello"))
        script.model(.text(itemID: "a", delta: "First, open"))
        script.model(.reworded(itemID: "a", text: ""))
        script.model(.refusal(itemID: "a", delta: "I cannot help."))
        script.model(.ended(.completed))
        #expect(script.messages.map(\.text) == ["hello", "I cannot help."])
    }

    @Test func `is known as it is to whoever goes on with it`() {
        var made = ResponsesChain.Made()
        made.note(.text(itemID: "a", delta: "Helo."))
        made.note(.reworded(itemID: "a", text: "Hello."))
        made.note(.reworded(itemID: "b", text: "Bye."))
        #expect(made.messages == ["Hello.", "Bye."])
    }
}
