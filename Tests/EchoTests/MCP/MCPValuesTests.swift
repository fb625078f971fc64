import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `Values around MCP servers` {
    @Test func `names are unique, valid and stay the same`() {
        let long = String(repeating: "long", count: 30)
        let names = MCPToolNames.names(
            of: ["get weather", "get_weather", "get.weather", long, long + "er"], server: "my web")
        #expect(names.prefix(3) == ["my_web__get_weather", "my_web__get_weather_2", "my_web__get_weather_3"])
        #expect(Set(names).count == 5)
        #expect(names.allSatisfy { $0.wholeMatch(of: /[A-Za-z0-9_-]{1,64}/) != nil })
        #expect(MCPToolNames.names(of: [long], server: "my web") == [names[3]])
    }

    @Test func `lines are found wherever the pieces are cut`() {
        let text = Data("{\"a\":1}\n\nzwei ü\r\n{\"b\":2}\nrest".utf8)
        for size in 1...text.count {
            var lines = ProgramLines(longest: 100)
            var found: [String] = []
            for start in stride(from: 0, to: text.count, by: size) {
                found += lines.feed(text[start..<min(start + size, text.count)]).map {
                    String(decoding: $0, as: UTF8.self)
                }
            }
            #expect(found == ["{\"a\":1}", "zwei ü\r", "{\"b\":2}"])
        }
    }

    @Test func `the last words are few and plain`() {
        var words = ProgramLastWords()
        for number in 0..<1000 { words.hear(Array("\u{1B}[31mline \(number)\u{1B}[0m\n\n".utf8)) }
        #expect(words.text == "[31mline 995[0m / [31mline 996[0m / [31mline 997[0m / [31mline 998[0m / [31mline 999[0m")
    }

    @Test func `a server is started again later and later, and not for ever`() {
        var restarts = MCPRestarts()
        var delays: [Duration] = []
        while let delay = restarts.delay(afterReadyFor: .seconds(1)) { delays.append(delay) }
        #expect(delays.map { $0 / .seconds(1) } == [0.5, 1, 2, 4, 8, 16, 30, 30])
        #expect(restarts.delay(afterReadyFor: .seconds(60)) == .milliseconds(500))
    }

    @Test(arguments: [
        (#"{"content":[{"type":"text","text":"a"},{"type":"text","text":"b"}]}"#, "a\nb"),
        (#"{"content":[],"structuredContent":{"x":1}}"#, #"{"x":1}"#),
        (#"{"content":[{"type":"image","mimeType":"image/png","data":"AAAA"}]}"#, "[image, image/png, 3 bytes]"),
        (#"{"content":[{"type":"resource_link","name":"n","uri":"file:///n"}]}"#, "n: file:///n"),
        (#"{"content":[{"type":"resource","resource":{"uri":"u","text":"inside"}}]}"#, "inside"),
        (#"{}"#, ""), (#""just words""#, "just words"), (#"["a","b"]"#, #"["a","b"]"#), ("7", "7"),
        (#"{"content":"just words"}"#, "just words"), (#"{"content":{"type":"text","text":"one"}}"#, "one"),
        (#"{"content":["a",{"text":"b"},null]}"#, "a\nb"), (#"{"content":[{"type":"text","text":7}]}"#, "7"),
        (#"{"content":[{"type":"text","text":null}]}"#, ""), (#"{"content":null,"structuredContent":[1]}"#, "[1]"),
    ])
    func `results are put into words`(json: String, text: String) throws {
        #expect(MCPToolResult.text(try JSONValue(parsing: Data(json.utf8))) == text)
    }

    @Test(arguments: [
        "7", "[]", #"{"jsonrpc":"2.0"}"#, #"{"jsonrpc":"2.0","result":{}}"#, #"{"id":1}"#, #"{"error":"lost"}"#,
        #"{"level":"info","method":"GET","id":1}"#, #"{"jsonrpc":"2.0","id":null,"result":{}}"#,
    ])
    func `what is no message is none`(json: String) throws {
        #expect(JSONRPCMessage(try JSONValue(parsing: Data(json.utf8))) == nil)
    }

    @Test(arguments: [
        (#"{"jsonrpc":"1.0","id":1,"result":{}}"#, JSONRPCMessage.result(id: .number(1), [:])),
        (#"{"id":1,"result":{}}"#, .result(id: .number(1), [:])),
        (#"{"jsonrpc":"2.0","id":"1","result":{}}"#, .result(id: .number(1), [:])),
        (#"{"jsonrpc":"2.0","id":1.0,"result":{},"error":null}"#, .result(id: .number(1), [:])),
        (#"{"jsonrpc":"2.0","id":1,"result":{"a":1},"error":{}}"#, .result(id: .number(1), ["a": 1])),
        (
            #"{"jsonrpc":"2.0","id":1,"result":null,"error":{"code":"-32602","message":"no"}}"#,
            .failure(id: .number(1), JSONRPCError(code: -32602, message: "no"))
        ),
        (
            #"{"jsonrpc":"2.0","id":1,"error":"out of memory"}"#,
            .failure(id: .number(1), JSONRPCError(code: 0, message: "out of memory"))
        ),
        (
            #"{"jsonrpc":"2.0","id":1}"#,
            .failure(id: .number(1), JSONRPCError(code: 0, message: "there is neither a result nor an error"))
        ),
    ])
    func `answers are understood however a server writes them`(json: String, message: JSONRPCMessage) throws {
        #expect(JSONRPCMessage(try JSONValue(parsing: Data(json.utf8))) == message)
    }

    @Test(arguments: [
        ("\u{FEFF}{\"id\":1,\"result\":{}}", [MCPIncoming.message(.result(id: .number(1), [:]))]),
        (
            "[{\"id\":1,\"result\":{}},{\"id\":2,\"result\":{}}]",
            [.message(.result(id: .number(1), [:])), .message(.result(id: .number(2), [:]))]
        ),
        (
            "{\"jsonrpc\":\"2.0\",\"id\":4,\"result\":{\"content\":[{\"ty",
            [.unanswered(.number(4), reason: "its answer cannot be read")]
        ),
        ("{'jsonrpc': '2.0', 'id': 4}", []), ("starting {\"jsonrpc\"", []), ("", []),
        ("{\"jsonrpc\":\"2.0\",\"id\":", []),
    ])
    func `lines are read`(line: String, incoming: [MCPIncoming]) {
        #expect(MCPIncoming.read(Data(line.utf8)) == incoming)
    }

    @Test func `a damaged letter costs no answer`() throws {
        let line = Data("{\"id\":1,\"result\":\"Gr".utf8) + Data([0xFC]) + Data("n\"}".utf8)
        #expect(MCPIncoming.read(line) == [.message(.result(id: .number(1), "Gr\u{FFFD}n"))])
    }

    @Test(arguments: [
        #"{"id":1,"jsonrpc":"2.0","method":"ping"}"#, #"{"id":"x","jsonrpc":"2.0","result":[1]}"#,
        #"{"jsonrpc":"2.0","method":"notifications/x","params":{"a":null}}"#,
        #"{"error":{"code":-1,"data":{"x":1},"message":"m"},"id":null,"jsonrpc":"2.0"}"#,
    ])
    func `messages are written as they were read`(json: String) throws {
        #expect(JSONRPCMessage(try JSONValue(parsing: Data(json.utf8)))?.json.text == json)
    }
}
