import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `What a model does before it answers` {
    private func begun() -> TextScript {
        var script = TextScript(model: "gpt-6.1-terra")
        script.user(.send(text: "hello"))
        script.model(.began(id: "resp_1", model: "gpt-6.1-terra"))
        return script
    }

    @Test func `is summed up beside the answer, with the time that it took`() {
        var script = begun()
        script.model(.thought(delta: "**Greeting**"))
        script.milliseconds = 3000
        script.model(.thought(delta: "\n\nThey say hello."))
        script.model(.text(itemID: "m", delta: "Hi"))
        script.model(.ended(.completed))

        let thoughts = Message.Thoughts(text: "**Greeting**\n\nThey say hello.", duration: .seconds(3))
        #expect(script.messages.last?.thoughts == thoughts)
        #expect(script.messages.last?.text == "Hi")
        #expect(script.session.prompt.entries.count == 2)
    }

    @Test func `goes on behind a call, and stands above the answer that follows`() {
        var script = begun()
        script.model(.thought(delta: "one"))
        script.milliseconds = 1000
        script.model(.call(itemID: "f", ToolCall(id: "c", name: "time", arguments: "{}")))
        script.model(.ended(.completed))
        script.user(.submit(ToolResult(callID: "c", output: "noon")))
        script.model(.began(id: "resp_2", model: "gpt-6.1-terra"))
        script.milliseconds = 3000
        script.model(.thought(delta: "two"))
        script.model(.text(itemID: "m", delta: "Noon."))

        #expect(script.messages.last?.thoughts == Message.Thoughts(text: "one\n\ntwo", duration: .seconds(3)))
    }

    @Test func `is not kept where nobody wants to know`() {
        var script = TextScript(model: "gpt-6.1-terra")
        script.session.settings.tellsThoughts = false
        script.user(.send(text: "hello"))
        script.model(.thought(delta: "secret"))
        script.model(.text(itemID: "m", delta: "Hi"))
        #expect(script.messages.last?.thoughts == nil)
        #expect(script.prompts.last?.options.tellsThoughts == false)
    }

    @Test func `may be words, whose phase is told with the history`() throws {
        var script = begun()
        script.model(.phase(itemID: "m1", .commentary))
        script.model(.text(itemID: "m1", delta: "Looking."))
        script.model(.phase(itemID: "m2", .finalAnswer))
        script.model(.text(itemID: "m2", delta: "Hi."))
        script.model(.ended(.completed))
        script.user(.send(text: "again"))

        #expect(script.messages.map(\.phase) == [nil, .commentary, .finalAnswer, nil])
        let prompt = try #require(script.prompts.last)
        #expect(prompt.phases == [script.messages[1].id: .commentary, script.messages[2].id: .finalAnswer])
    }

    @Test func `is a search that is seen while it runs, and goes back sealed`() {
        var script = begun()
        let sealed: JSONValue = ["type": "web_search_call", "id": "ws", "status": "completed"]
        script.model(.search(itemID: "ws", query: nil, isOver: false))
        #expect(script.messages.last?.tool?.phase == .running)
        script.milliseconds = 700
        script.model(.search(itemID: "ws", query: "weather in Lisbon", isOver: true))
        script.model(.reasoning(sealed))
        script.model(.text(itemID: "m", delta: "Sunny."))
        script.model(.ended(.completed))
        script.user(.send(text: "thanks"))

        let search = script.messages[1]
        #expect(search.isLocal && search.isFinal)
        #expect(search.tool?.call.name == WebSearch.toolName)
        #expect(search.tool?.call.arguments == #"{"query":"weather in Lisbon"}"#)
        #expect(search.tool?.duration == .milliseconds(700))
        #expect(script.events.contains(.webSearched(query: "weather in Lisbon")))
        #expect(
            script.prompts.last?.entries.dropFirst() == [
                .reasoning(sealed), .message(id: script.messages[2].id, role: .assistant, text: "Sunny."),
                .message(id: script.messages[3].id, role: .user, text: "thanks"),
            ])
    }

    @Test func `is over when the answer is stopped or fails`() {
        var stopped = begun()
        stopped.model(.search(itemID: "ws", query: "x", isOver: false))
        stopped.user(.interrupt)
        #expect(stopped.messages.last?.status == .cancelled)
        var failed = begun()
        failed.model(.search(itemID: "ws", query: "x", isOver: false))
        failed.fails(.rateLimited(message: "slow down"))
        #expect(failed.messages.last?.tool?.phase == .failed)
        #expect(failed.messages.last?.isFinal == true)
    }

    @Test func `names its sources, each once`() throws {
        let source = try #require(WebSource(title: "Weather", url: "https://example.com/"))
        var script = begun()
        script.model(.text(itemID: "m", delta: "Sunny."))
        script.model(.source(itemID: "m", source))
        script.model(.source(itemID: "m", source))
        #expect(script.messages.last?.sources == [source])
    }

    @Test(arguments: ["javascript:alert(1)", "file:///etc/passwd", "https://", "https://a b", "https://a\u{1B}[2J", ""])
    func `names no source that is no page`(url: String) { #expect(WebSource(title: "x", url: url) == nil) }

    @Test func `is made in a tier, which the charge tells`() {
        var script = begun()
        var usage = Usage()
        usage.inputTextTokens = 10
        script.model(.text(itemID: "m", delta: "Hi"))
        script.model(.tier("flex"))
        script.model(.usage(usage))
        script.model(.ended(.completed))
        let charges = script.events.compactMap { if case .charged(let charge) = $0 { charge } else { nil } }
        #expect(charges.map(\.tier) == ["flex"])
    }

    @Test func `is paid for with its searches, and not with the pages that it opened`() throws {
        var script = begun()
        for (item, query) in [("a", "rain in Lisbon"), ("b", "rain in Porto"), ("c", "https://example.com/rain")] {
            script.model(.search(itemID: item, query: query, isOver: true))
        }
        var usage = Usage()
        usage.inputTextTokens = 1000
        script.model(.text(itemID: "m", delta: "Rain."))
        script.model(.tier("flex"))
        script.model(.usage(usage))
        script.model(.ended(.completed))

        let charges = script.events.compactMap { if case .charged(let charge) = $0 { charge } else { nil } }
        let charge = try #require(charges.first)
        #expect(charges.count == 1 && charge.usage.webSearches == 2)
        // A thousand tokens at half of a dollar a million, and two searches of a cent.
        #expect(charge.cost?.total == Decimal(string: "0.0205"))
        // What stands at the answer is what is in the sum.
        #expect(script.messages.last?.cost == charge.cost)
    }

    @Test func `may be a memory that stands for all before it, until something of that is taken back`() {
        let item: JSONValue = ["type": "compaction", "id": "cmp", "encrypted_content": "abc"]
        var script = begun()
        script.model(.text(itemID: "m1", delta: "Hi."))
        script.model(.ended(.completed))
        script.user(.send(text: "more"))
        script.model(.compacted(item))
        script.model(.text(itemID: "m2", delta: "More."))
        script.model(.ended(.completed))
        script.user(.send(text: "and more"))

        let ids = script.messages.map(\.id)
        #expect(
            script.prompts.last?.entries == [
                .reasoning(item), .message(id: ids[3], role: .assistant, text: "More."),
                .message(id: ids[4], role: .user, text: "and more"),
            ])
        #expect(PromptEntries.tidy(script.prompts.last?.entries ?? []).count == 3)
        let trims = script.events.compactMap { if case .contextTrimmed(let trim) = $0 { trim } else { nil } }
        #expect(trims.map(\.means) == [.compacted])
        #expect(trims.first?.messageIDs == Array(ids[..<3]))

        script.user(.remove([ids[0]]))
        script.user(.send(text: "anew"))
        #expect(script.prompts.last?.entries.first == .message(id: ids[1], role: .assistant, text: "Hi."))
    }

    private static let summary: JSONValue = ["type": "compaction", "id": "cmp", "encrypted_content": "abc"]

    /// A conversation whose last answer was made from a summary.
    private func summarised() -> TextScript {
        var script = begun()
        script.model(.text(itemID: "m1", delta: "Hi."))
        script.model(.ended(.completed))
        script.user(.send(text: "more"))
        script.model(.compacted(Self.summary))
        script.model(.text(itemID: "m2", delta: "More."))
        script.model(.ended(.completed))
        return script
    }

    private func resumed(_ messages: [Message], takesSummaries: Bool = true) -> TextScript {
        var script = TextScript(model: "gpt-6.1-terra")
        script.session = TextSession(model: "gpt-6.1-terra", settings: SessionSettings(), idPrefix: "u")
        script.session.takesSummaries = takesSummaries
        var memory = script.session.memory
        memory.messages = messages
        script.session.take(memory)
        return script
    }

    @Test func `may be a summary, which is marked at its place and told again when the conversation goes on`() {
        let messages = summarised().messages
        #expect(messages.map { $0.compaction?.sealed } == [nil, nil, nil, Self.summary.text])

        var script = resumed(messages)
        script.user(.send(text: "go on"))
        #expect(script.prompts.last?.entries.first == .reasoning(Self.summary))
        #expect(script.prompts.last?.entries.count == 3)
    }

    @Test func `is told whole where the server knows no summaries`() {
        var script = resumed(summarised().messages, takesSummaries: false)
        script.user(.send(text: "go on"))
        #expect(script.prompts.last?.entries.count == 5)
    }

    @Test func `is told whole, once, when the server refuses its summary`() {
        var script = resumed(summarised().messages)
        script.user(.send(text: "go on"))
        script.fails(.server(code: "invalid_encrypted_content", message: "no", parameter: nil))

        #expect(script.errors.isEmpty)
        #expect(script.prompts.map(\.entries.count) == [3, 5])
        script.fails(.server(code: "invalid_encrypted_content", message: "no", parameter: nil))
        #expect(script.errors.count == 1)
        #expect(script.prompts.count == 2)
    }

    @Test func `leaves no summary behind of what was taken back`() {
        var script = summarised()
        script.user(.remove([script.messages[1].id]))
        #expect(script.messages.allSatisfy { $0.compaction == nil })
    }

    @Test func `has bounds`() throws {
        var script = begun()
        for _ in 0..<100 { script.model(.thought(delta: String(repeating: "x", count: 10_000))) }
        for number in 0..<300 {
            script.model(
                .source(itemID: "m", try #require(WebSource(title: "T", url: "https://example.com/\(number)"))))
        }
        #expect((script.messages.last?.thoughts?.text.utf8.count ?? 0) < 300_000)
        #expect(script.messages.last?.sources.count == 100)
    }

    @Test func `tells what was left out`() {
        var script = begun()
        let left = LeftOutOption(.tier, model: "gpt-6.1-terra", reason: "no")
        script.model(.leftOut(left))
        #expect(script.events.contains(.optionLeftOut(left)))
    }
}

@Suite struct `A stream of what a model does before it answers` {
    private func parts(_ events: [JSONValue]) -> [AnswerPart] {
        var stream = ResponsesStream()
        return events.flatMap { stream.receive($0) }
    }

    @Test func `tells thoughts once, each part in a paragraph`() {
        func delta(_ part: Int, _ text: JSONValue) -> JSONValue {
            [
                "type": "response.reasoning_summary_text.delta", "item_id": "rs", "output_index": 0,
                "summary_index": .integer(part), "delta": text,
            ]
        }
        let done: JSONValue = [
            "type": "response.output_item.done", "output_index": 0,
            "item": [
                "type": "reasoning", "id": "rs",
                "summary": [["type": "summary_text", "text": "One."], ["type": "summary_text", "text": "Two, too."]],
            ],
        ]
        #expect(
            parts([delta(0, "One"), delta(0, "."), delta(1, "Two"), done]) == [
                .thought(delta: "One"), .thought(delta: "."), .thought(delta: "\n\nTwo"), .thought(delta: ", too."),
            ])
    }

    @Test func `tells of a search when it begins and when it is over`() {
        let item: JSONValue = [
            "type": "web_search_call", "id": "ws", "status": "completed",
            "action": ["type": "search", "query": "weather"],
        ]
        func step(_ name: String) -> JSONValue {
            ["type": .string("response.web_search_call.\(name)"), "item_id": "ws", "output_index": 0]
        }
        let events: [JSONValue] = [
            [
                "type": "response.output_item.added", "output_index": 0,
                "item": ["type": "web_search_call", "id": "ws", "status": "in_progress"],
            ],
            step("in_progress"),
            step("searching"),
            step("completed"),
            ["type": "response.output_item.done", "output_index": 0, "item": item],
        ]
        #expect(
            parts(events) == [
                .search(itemID: "ws", query: nil, isOver: false),
                .search(itemID: "ws", query: "weather", isOver: true), .reasoning(item),
            ])
    }

    @Test func `tells phase and sources of a message, each once`() throws {
        let source = try #require(WebSource(title: "T", url: "https://example.com/a"))
        let citation: JSONValue = [
            "type": "url_citation", "url": "https://example.com/a", "title": "T", "start_index": 0, "end_index": 2,
        ]
        let message: JSONValue = [
            "type": "message", "id": "m", "role": "assistant", "phase": "final_answer",
            "content": [["type": "output_text", "text": "Hi", "annotations": [citation, citation]]],
        ]
        let annotation: JSONValue = [
            "type": "response.output_text.annotation.added", "item_id": "m", "output_index": 0, "content_index": 0,
            "annotation_index": 0, "annotation": citation,
        ]
        let done: JSONValue = ["type": "response.output_item.done", "output_index": 0, "item": message]
        #expect(
            parts([annotation, done, done]) == [
                .source(itemID: "m", source), .phase(itemID: "m", .finalAnswer), .text(itemID: "m", delta: "Hi"),
            ])
    }

    @Test func `keeps a compressed memory as it came`() {
        let item: JSONValue = ["type": "compaction", "id": "cmp", "encrypted_content": "abc"]
        let done: JSONValue = ["type": "response.output_item.done", "output_index": 0, "item": item]
        #expect(parts([done, done]) == [.compacted(item)])
    }
}
