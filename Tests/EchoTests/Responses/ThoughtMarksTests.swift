import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `Thoughts in marks` {
    private func chunk(_ text: String) -> JSONValue {
        ["id": "c", "choices": [["index": 0, "delta": ["content": .string(text)], "finish_reason": .null]]]
    }

    private func end(_ reason: String) -> JSONValue {
        ["id": "c", "choices": [["index": 0, "delta": [:], "finish_reason": .string(reason)]]]
    }

    private func fold(_ pieces: [String], finish: String = "stop", isAboutMarks: Bool = false) throws -> (
        thought: String, text: String, end: AnswerEnd?
    ) {
        var stream = ChatStream(isAboutMarks: isAboutMarks)
        let parts = (pieces.map(chunk) + [end(finish)]).flatMap { stream.receive($0) } + (try stream.finish())
        let summary = AnswerSummary(parts)
        return (summary.thought, summary.text, summary.end)
    }

    private static let answers = [
        ("<think>\nHm, well\n</think>\n\nAnswer. End", "\nHm, well\n"),
        ("\n<think>Hm, well</think>\nAnswer. End", "Hm, well"),
        ("<thinking>\nHm, well\n</thinking>\nAnswer. End", "\nHm, well\n"),
        ("<seed:think>Hm, well</seed:think>Answer. End", "Hm, well"),
        ("[THINK]Hm, well[/THINK]Answer. End", "Hm, well"), ("<think>\n\n</think>\n\nAnswer. End", "\n\n"),
        (
            "<|channel|>analysis<|message|>Hm, well<|end|><|start|>assistant<|channel|>final<|message|>Answer. End<|return|>",
            "Hm, well"
        ), ("<|channel|>final<|message|>Answer. End", ""),
    ]

    @Test(arguments: answers)
    func `at the beginning of an answer are no words of it, wherever it is cut`(answer: String, thought: String) throws
    {
        for pieces in [[answer], answer.map { String($0) }, [String(answer.prefix(5)), String(answer.dropFirst(5))]] {
            let folded = try fold(pieces)
            #expect(folded.text == "Answer. End" && folded.thought == thought && folded.end == .completed)
        }
    }

    @Test(arguments: [
        "The mark `<think>` begins a thought, and </think> ends it.", "<think> and </think> are marks of a thought.",
        "<think> begins a thought.", "<", "<thi", "[THINK", "1 < 2", "<table></table>",
        "<|im_start|> is a token", "Say <|channel|>analysis<|message|>.",
    ])
    func `that an answer is about stay in it`(answer: String) throws {
        #expect(try fold([answer]).text == answer)
        #expect(try fold(answer.map { String($0) }).text == answer)
    }

    @Test func `alone are told as such where the answer was cut before its words`() throws {
        let folded = try fold(["<think>", "\nThinking for ever"], finish: "length")
        #expect(folded.text.isEmpty && folded.thought == "\nThinking for ever")
        #expect(folded.end == .incomplete(reason: "max_output_tokens"))
    }

    @Test func `alone are no answer`() throws {
        #expect(try fold(["<think>Hm.</think>\n"]).end == .failed(.noAnswer(.thoughts)))
    }

    @Test(arguments: [
        "<think>\nHm, well.", "<think>They say hello, and so I had better greet them as well.",
        "<|channel|>analysis<|message|>Hm.", "<think>hmm hm", "[THINK]Hm",
    ])
    func `that nothing closes are a thought without an answer, and no words of one`(answer: String) throws {
        for pieces in [[answer], answer.map { String($0) }] {
            let folded = try fold(pieces)
            #expect(folded.text.isEmpty && !folded.thought.isEmpty)
            #expect(folded.end == .failed(.noAnswer(.thoughts)))
        }
        #expect(try fold(["<think>\nis a mark"], isAboutMarks: true).text == "<think>\nis a mark")
        let done: JSONValue = [
            "type": "response.completed",
            "response": [
                "id": "r", "status": "completed",
                "output": [["type": "message", "content": [["type": "output_text", "text": .string(answer)]]]],
            ],
        ]
        var stream = ResponsesStream()
        let summary = AnswerSummary(stream.receive(done) + (try stream.finish()))
        #expect(summary.text.isEmpty && summary.end == .failed(.noAnswer(.thoughts)))
    }

    @Test func `that only began lose no word when the server breaks off`() {
        var decoder = AnswerDecoder(folding: ChatStream())
        decoder.feed(Data("data: \(chunk("1 <").text)\n\ndata: \(chunk(" 2").text)\n\n".utf8))
        decoder.end()
        #expect(AnswerSummary(decoder.take().parts).text == "1 < 2")
        var other = AnswerDecoder(folding: ChatStream())
        other.feed(Data("data: \(chunk("<th").text)\n\n".utf8))
        other.end()
        #expect(AnswerSummary(other.take().parts).text == "<th")
    }

    @Test(arguments: [
        ("They say hello.\nI greet.\n</think>\n\nAnswer. End", "They say hello.\nI greet.\n"),
        ("They say hello… </think> Answer. End", "They say hello… "),
        ("I count: 1 < 2</think>Answer. End", "I count: 1 < 2"), ("</think>\n\nAnswer. End", ""),
        ("Hm [a](b)\n[/THINK]Answer. End", "Hm [a](b)\n"),
    ])
    func `that nothing opens show by their end what was thought before it`(answer: String, thought: String) throws {
        for pieces in [[answer], answer.map { String($0) }, [String(answer.prefix(9)), String(answer.dropFirst(9))]] {
            let folded = try fold(pieces)
            #expect(folded.text == "Answer. End" && folded.thought == thought && folded.end == .completed)
        }
    }

    @Test(arguments: [
        "The mark `</think>` ends a thought.", "</think> ends a thought.", "It ends with “</think>”.",
        "```\n</think>\n```\nis code", "Write `a </think> b`.", "First <think>, then text\n</think>\n",
        "It is </think>",
    ])
    func `that only close and are words of a sentence or code stay in it`(answer: String) throws {
        #expect(try fold([answer]).text == answer)
        #expect(try fold(answer.map { String($0) }).text == answer)
    }

    @Test func `that only close are words where somebody asked about them`() throws {
        let sentence = "The tag </think> ends a thought."
        #expect(try fold([sentence], isAboutMarks: true).text == sentence)
        #expect(try fold(["Hm.\n</think>\nYes."], isAboutMarks: true).text == "Yes.")
        let prompt = AnswerPrompt(
            model: "m", instructions: "", entries: [.message(id: nil, role: .user, text: "What is </think>?")])
        #expect(prompt.namesThoughtMarks && !AnswerPrompt.hello.namesThoughtMarks)
    }

    @Test func `that only close leave nothing of the thought in the answer's words, nor in what is asked next`() throws
    {
        var stream = ChatStream()
        let pieces = ["They say", " hello.", "\n</think>\n\n", "Hi."]
        let parts = (pieces.map(chunk) + [end("stop")]).flatMap { stream.receive($0) } + (try stream.finish())
        var script = TextScript()
        script.user(.send(text: "hello"))
        for part in parts { script.model(part) }

        #expect(script.messages.map(\.text) == ["hello", "Hi."])
        #expect(script.messages.last?.thoughts?.text == "They say hello.\n")
        #expect(script.messages.last?.status == .completed)
        #expect(script.events.contains { if case .messageRemoved = $0 { true } else { false } })
        script.user(.send(text: "again"))
        let told = try #require(script.prompts.last).entries.map { entry in
            if case .message(_, _, let text) = entry { text } else { "" }
        }
        #expect(told == ["hello", "Hi.", "again"])
    }

    @Test func `that only close in an answer that is gone on with leave what was there before`() throws {
        var script = TextScript()
        script.user(.send(text: "hello"))
        script.model(.text(itemID: "a", delta: "One, two,"))
        script.model(.ended(.incomplete(reason: "max_output_tokens")))
        script.user(.goOn)
        script.model(.text(itemID: "b", delta: " I go on."))
        script.model(.wasThought(itemID: "b"))
        script.model(.text(itemID: "b", delta: " three."))
        script.model(.ended(.completed))
        #expect(script.messages.last?.text == "One, two, three.")
    }

    @Test func `that only close come before a call that the model wrote`() throws {
        var stream = ChatStream(tools: ["time"])
        let call = #"I need it.\n</think>\n\n<tool_call>{"name":"time","arguments":{}}</tool_call>"#
            .replacing("\\n", with: "\n")
        let parts =
            (call.map { chunk(String($0)) } + [end("stop")]).flatMap { stream.receive($0) } + (try stream.finish())
        let summary = AnswerSummary(parts)
        #expect(summary.calls.map(\.name) == ["time"] && summary.text.isEmpty && summary.end == .completed)
    }

    @Test func `are known over Responses as well`() throws {
        for text in ["<think>\nHm.\n</think>\n\nYes < no.", "Hm.\n</think>\n\nYes < no."] {
            for isWhole in [true, false] {
                var stream = ResponsesStream()
                var events: [JSONValue] = [
                    ["type": "response.created", "response": ["id": "r", "output": []]]
                ]
                if !isWhole {
                    events += text.map {
                        [
                            "type": "response.output_text.delta", "item_id": "m", "output_index": 0, "content_index": 0,
                            "delta": .string(String($0)),
                        ]
                    }
                }
                events.append([
                    "type": "response.completed",
                    "response": [
                        "id": "r", "status": "completed",
                        "output": [
                            [
                                "type": "message", "id": "m", "role": "assistant",
                                "content": [["type": "output_text", "text": .string(text)]],
                            ]
                        ],
                    ],
                ])
                let summary = AnswerSummary(events.flatMap { stream.receive($0) } + (try stream.finish()))
                #expect(summary.text == "Yes < no." && summary.end == .completed, "\(text)")
                #expect(summary.thought.contains("Hm."))
            }
        }
    }

    @Test(
        arguments: [
            ["reasoning_content": "Hm"], ["reasoning": "Hm"], ["thinking": "Hm"],
            ["content": [["type": "thinking", "thinking": [["type": "text", "text": "Hm"]]]]],
        ] as [JSONValue])
    func `are not needed where a server tells thoughts apart`(delta: JSONValue) throws {
        var stream = ChatStream()
        let events: [JSONValue] = [
            ["id": "c", "choices": [["index": 0, "delta": delta]]], chunk("Yes."), end("stop"),
        ]
        let summary = AnswerSummary(events.flatMap { stream.receive($0) } + (try stream.finish()))
        #expect(summary.thought == "Hm" && summary.text == "Yes.")
    }
}
