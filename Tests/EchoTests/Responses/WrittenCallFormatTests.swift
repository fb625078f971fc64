import EchoWire
import Testing

@testable import Echo

@Suite struct `Calls that a model writes as words` {
    private static let formats = [
        #"<tool_call>{"name": "get_weather", "arguments": {"city": "Paris", "days": 2}}</tool_call>"#,
        "<tool_call>\n<function=get_weather>\n<parameter=city>\nParis\n</parameter>\n<parameter=days>\n2\n</parameter>\n</function>\n</tool_call>",
        "<tool_call>get_weather\n<arg_key>city</arg_key>\n<arg_value>Paris</arg_value>\n<arg_key>days</arg_key>\n<arg_value>2</arg_value>\n</tool_call>",
        #"<function=get_weather>{"city": "Paris", "days": 2}</function>"#,
        #"<function=get_weather={"city": "Paris", "days": 2}</function>"#,
        "<function=get_weather><parameter=city>Paris</parameter><parameter=days>2</parameter></function>",
        #"<|python_tag|>{"name": "get_weather", "parameters": {"city": "Paris", "days": 2}}"#,
        #"[TOOL_CALLS][{"name": "get_weather", "arguments": {"city": "Paris", "days": 2}}]"#,
        "<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>get_weather<｜tool▁sep｜>{\"city\": \"Paris\", \"days\": 2}<｜tool▁call▁end｜><｜tool▁calls▁end｜>",
        "<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>get_weather\n```json\n{\"city\": \"Paris\", \"days\": 2}\n```<｜tool▁call▁end｜><｜tool▁calls▁end｜>",
        "<|tool_calls_section_begin|><|tool_call_begin|>functions.get_weather:0<|tool_call_argument_begin|>{\"city\": \"Paris\", \"days\": 2}<|tool_call_end|><|tool_calls_section_end|>",
    ]

    private func fold(_ pieces: [String], tools: Set<String> = ["get_weather"]) throws -> AnswerSummary {
        var stream = ChatStream(tools: tools)
        let events = pieces.map { words -> JSONValue in
            ["id": "c", "choices": [["index": 0, "delta": ["content": .string(words)]]]]
        }
        let end: JSONValue = ["id": "c", "choices": [["index": 0, "delta": [:], "finish_reason": "stop"]]]
        return AnswerSummary((events + [end]).flatMap { stream.receive($0) } + (try stream.finish()))
    }

    @Test(arguments: formats) func `are calls where they are the whole answer`(format: String) throws {
        for pieces in [[format], format.map { String($0) }, ["\n" + format, "\n"]] {
            let summary = try fold(pieces)
            #expect(summary.text.isEmpty && summary.calls.map(\.name) == ["get_weather"])
            let arguments = try JSONValue(parsing: try #require(summary.calls.first).arguments)
            #expect(arguments == ["city": "Paris", "days": 2])
        }
    }

    @Test(arguments: formats) func `are words where no such tool was offered, and where they are cut`(format: String)
        throws
    {
        #expect(try fold([format], tools: ["other"]).text == format)
        let cut = String(format.dropLast(4))
        let summary = try fold([cut])
        #expect(summary.text == cut && summary.calls.isEmpty)
    }

    @Test func `may have the name of the function among the arguments`() throws {
        var stream = ChatStream(tools: ["get_weather"])
        let pieces = [#"{"function": {"_name": ""#, "get_weather", #"", "city": "Paris"}"#, "}"]
        let events = pieces.map { piece -> JSONValue in
            [
                "id": "",
                "choices": [
                    [
                        "index": 0,
                        "delta": [
                            "tool_calls": [
                                "index": 0, "id": "", "function": ["name": .null, "arguments": .string(piece)],
                            ]
                        ],
                    ]
                ],
            ]
        }
        let end: JSONValue = ["id": "", "choices": [["index": 0, "delta": [:], "finish_reason": "eos_token"]]]
        let parts = (events + [end]).flatMap { stream.receive($0) } + (try stream.finish())
        let call = try #require(AnswerSummary(parts).calls.first)
        #expect(call.name == "get_weather" && call.arguments == #"{"city":"Paris"}"#)
    }
}
