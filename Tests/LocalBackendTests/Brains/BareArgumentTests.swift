import EchoWire
import Foundation
import Testing

@testable import LocalBackend

@Suite struct `The offline assistant takes what stands bare behind a function's name for its arguments` {
    @Test(arguments: BareArgumentPhrases.stock)
    func `when one is wanted`(said: String) {
        #expect(call(said, .price) == #"{"ticker":"AAPL"}"#)
    }

    @Test(arguments: [
        ("search_web cats and dogs", "search_web", #"{"query":"cats and dogs"}"#),
        ("call search_web with best pizza in Rome", "search_web", #"{"query":"best pizza in Rome"}"#),
        ("use the search_web tool: The Beatles", "search_web", #"{"query":"The Beatles"}"#),
        ("read_file /etc/hosts", "read_file", #"{"path":"/etc/hosts"}"#),
        ("call read_file with ./src/main.c please", "read_file", #"{"path":"./src/main.c"}"#),
        ("read_file ~/notes.txt.", "read_file", #"{"path":"~/notes.txt"}"#),
        ("getUser @ada_L", "getUser", #"{"id":"@ada_L"}"#),
        ("call getUser with 4711", "getUser", #"{"id":"4711"}"#),
        ("get_weather oslo", "get_weather", #"{"city":"oslo"}"#),
        ("get_weather Oslo today", "get_weather", #"{"city":"Oslo"}"#),
    ])
    func `as they were written`(said: String, name: String, arguments: String) {
        #expect(answer(said) == [.call(name: name, arguments: arguments)])
    }

    @Test(arguments: [
        ("set_price AAPL 150", "set_price", #"{"price":150,"ticker":"AAPL"}"#),
        ("call set_price with 12.5 and MSFT", "set_price", #"{"price":12.5,"ticker":"MSFT"}"#),
        ("move_file a.txt b.txt", "move_file", #"{"source":"a.txt","target":"b.txt"}"#),
        (
            "call move_file with my notes.txt, old notes.txt", "move_file",
            #"{"source":"my notes.txt","target":"old notes.txt"}"#
        ),
        ("move_file a.txt and b.txt", "move_file", #"{"source":"a.txt","target":"b.txt"}"#),
        (#"move_file("a.txt", "b.txt")"#, "move_file", #"{"source":"a.txt","target":"b.txt"}"#),
        (#"call move_file {"target": "b", "source": "a"}"#, "move_file", #"{"source":"a","target":"b"}"#),
    ])
    func `by type and order when several are`(said: String, name: String, arguments: String) {
        #expect(answer(said) == [.call(name: name, arguments: arguments)])
    }

    @Test(arguments: [
        "call get_stock_price", "get_stock_price please", "please use the get_stock_price tool",
        "What does the get_stock_price tool do?", "How do I call get_stock_price?", "call get_stock_price with",
        "get_stock_price ticker", "move_file a.txt", "move_file one two three", "get_weather now",
        "send message to bob",
    ])
    func `and asks when there is none, or it is unclear whose they are`(said: String) {
        #expect(
            answer(said).contains {
                if case .text(let text) = $0 { text.contains("What should it be?") } else { false }
            },
            "\(answer(said))")
    }

    private func call(_ said: String, _ tool: BrainTool) -> String? {
        if case .call(tool.name, let arguments)? = answer(said, [tool]).first { arguments } else { nil }
    }

    private func answer(_ said: String, _ tools: [BrainTool] = BrainTool.named) -> [BrainPart] {
        OfflineAssistant.brain.parts(
            BrainPrompt(items: [.user(said)], tools: tools, now: OfflineAssistant.now, timeZone: .gmt, seed: 1))
    }
}

extension BrainTool {
    fileprivate static let price = tool("get_stock_price", ["ticker"], description: "Gets the price of a stock")

    fileprivate static let named = [
        price, tool("search_web", ["query"]), tool("read_file", ["path"]), tool("getUser", ["id"]),
        tool("get_weather", ["city"]), tool("set_price", ["ticker", "price"], ["price": ["type": "number"]]),
        tool("move_file", ["source", "target"]), tool("send_message", ["to", "text"]),
    ]

    private static func tool(
        _ name: String, _ required: [String], _ other: JSONObject = [:], description: String = ""
    ) -> BrainTool {
        let texts = JSONObject(uniqueKeysWithValues: required.map { ($0, ["type": "string"]) })
        return BrainTool(
            name: name, description: description,
            parameters: [
                "type": "object", "properties": .object(texts.merging(other) { $1 }),
                "required": .array(required.map { .string($0) }),
            ])
    }
}
