import EchoTestKit
import EchoWire
import Foundation
import Testing

@Suite struct `JSON text is read and written` {
    private func read(_ text: String) throws -> JSONValue { try JSONValue(parsing: Data(text.utf8)) }

    @Test(
        arguments: [
            ("null", nil), (" true ", true), ("false", false), ("0", 0), ("-12", -12),
            ("9223372036854775807", .integer(.max)),
            ("1.5", 1.5), ("1e3", 1000), ("-2.5E-1", -0.25), ("18446744073709551616", 18_446_744_073_709_551_616.0),
            (#""""#, ""), (#""a\"\\\/\b\f\n\r\t""#, "a\"\\/\u{8}\u{c}\n\r\t"), (#""\u00e9\u20AC""#, "é€"),
            (#""\ud83d\ude00!""#, "😀!"), (#""\ud83d""#, "\u{FFFD}"), (#""\ude00\ud83dx""#, "\u{FFFD}\u{FFFD}x"),
            (#""\ud83d\u0041""#, "\u{FFFD}A"), (#""größer 日本 👩‍👩‍👧""#, "größer 日本 👩‍👩‍👧"), ("[]", []), ("{}", [:]),
            ("[1, [2,{}] ,\n\t3]", [1, [2, [:]], 3]), (#"{"a":1,"b":{"c":[null]}}"#, ["a": 1, "b": ["c": [nil]]]),
            (#"{"a":1,"a":2}"#, ["a": 2]),
        ] as [(String, JSONValue)])
    func `a text is a value`(_ text: String, _ value: JSONValue) throws {
        #expect(try read(text) == value)
        #expect(try JSONValue(parsing: value.data) == value)
    }

    @Test func `numbers that are none are null within a value, as Python writes them`() throws {
        let value = try read(#"{"a":NaN,"b":[Infinity, -Infinity ,1],"c":"NaN"}"#)
        #expect(value == ["a": nil, "b": [nil, nil, 1], "c": "NaN"])
    }

    @Test(arguments: ["[Nan]", "[nan]", "[NaNs]", "[Inf]", "[+Infinity]", "[-NaN]", "[--Infinity]", "Infinity"])
    func `and nothing like them is read`(_ text: String) {
        #expect(throws: WireError.self) { try read(text) }
    }

    @Test(arguments: [
        "", " ", "nul", "nulll", "tru", "True", "NaN", "-", "+1", "01", "1.", ".5", "1e", "1e+", "1e999", "--1", "0x10",
        "'a'",
        "\"", "\"a", "\"\\", "\"\\x\"", "\"\\u12\"", "\"\\u12G4\"", "\"\\ud83d\\u\"", "\"a\nb\"", "[", "[1", "[1,",
        "[1,]", "[,1]", "[1 2]",
        "]", "{", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,}", "{a:1}", "{1:1}", "{\"a\" 1}", "}", "1 2", "[] []",
        "{}x", "\u{FEFF}{}",
    ])
    func `anything else is an error`(_ text: String) {
        #expect(throws: WireError.self) { try read(text) }
    }

    @Test(
        arguments: [[0x22, 0xFF, 0x22], [0x22, 0xC3, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0xFF, 0xFE], [0x00]]
            as [[UInt8]])
    func `bytes that are not UTF-8 are an error`(_ bytes: [UInt8]) {
        #expect(throws: WireError.self) { try JSONValue(parsing: Data(bytes)) }
    }

    @Test(arguments: ["[", "{\"a\":", "[{\"a\":"])
    func `endless nesting is an error`(_ opening: String) {
        #expect(throws: WireError.self) { try read(String(repeating: opening, count: 1_000_000)) }
    }

    @Test func `nesting is read as deep as anybody needs`() throws {
        let text = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)

        #expect(try read(text).text == text)
        #expect(throws: WireError.self) { try read("[\(text)]") }
    }

    @Test func `a string of many megabytes is read`() throws {
        let long = String(repeating: "0123456789abcdef", count: 1 << 20)

        #expect(try read("[\"\(long)\"]")[0]?.string?.utf8.count == 16 << 20)
    }

    @Test func `numbers that are equal are one value`() {
        #expect(JSONValue.integer(1) == .number(1.0))
        #expect(JSONValue.integer(1).hashValue == JSONValue.number(1.0).hashValue)
        #expect(JSONValue.integer(1) != .number(1.5))
        #expect(JSONValue.integer(.max) != .number(Double(Int.max)))
    }

    @Test func `a number is written as it was read`() throws {
        #expect(try read("[1,1.0,0.1,-7]").text == "[1,1.0,0.1,-7]")
        #expect(JSONValue.number(.infinity).text == "null")
    }

    @Test func `text is compact, its keys sorted, only what must be escaped is`() {
        let value: JSONValue = ["b": "a/b é\u{1}\n\"\\", "a": [nil, true, 2]]

        #expect(value.text == #"{"a":[null,true,2],"b":"a/b é\u0001\n\"\\"}"#)
    }

    @Test(arguments: WireExamples.names(prefix: "realtime.server.", suffix: ".json"))
    func `no damaged text crashes the reader`(_ name: String) throws {
        let text = Array(try WireExamples.data(name))
        var damage = Damage()
        for _ in 0..<200 {
            guard let value = try? JSONValue(parsing: Data(damage.damaged(text))) else { continue }
            #expect(try JSONValue(parsing: value.data) == value)
            if let event = try? ServerEvent(value) { #expect(try ServerEvent(event.json) == event) }
        }
    }
}
