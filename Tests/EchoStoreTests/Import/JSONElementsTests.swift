@testable import EchoStore
import Foundation
import Testing

@Suite struct `Elements of a stream of JSON` {
    /// Cut into pieces of every size, which must make no difference.
    private func elements(_ text: String, largest: Int = 1 << 20) throws -> [String] {
        var results: Set<[String]> = []
        for size in [1, 2, 3, 7, 100_000] {
            var (reader, found) = (JSONElements(largest: largest), [String]())
            let bytes = Array(text.utf8)
            for start in stride(from: 0, to: bytes.count, by: size) {
                found += try reader.add(Array(bytes[start..<min(bytes.count, start + size)])).map { element in
                    switch element {
                    case .whole(let bytes): String(decoding: bytes, as: UTF8.self)
                    case .tooLarge: "large"
                    case .tooDeep: "deep"
                    }
                }
            }
            try reader.end()
            results.insert(found)
        }
        #expect(results.count == 1)
        return results.first ?? []
    }

    @Test(arguments: [
        ("[]", []), ("  [ {} , {\"a\":[1,{}]} ]\n", ["{}", "{\"a\":[1,{}]}"]),
        ("{\"a\":1}\n{\"b\":2}\n", ["{\"a\":1}", "{\"b\":2}"]),
        ("{\"a\":\"}]\\\"{\\\\\"}", ["{\"a\":\"}]\\\"{\\\\\"}"]), ("\u{FEFF}[{\"ä\":\"🦉\"}]", ["{\"ä\":\"🦉\"}"]),
        ("", []),
        (
            "[{},5,\"a]\\\"\",{},[1,[\"]\"]], null,-1.5e3 ,true]",
            ["{}", "5", "\"a]\\\"\"", "{}", "[1,[\"]\"]]", "null", "-1.5e3", "true"]
        ),
    ]) func `are cut where they end`(text: String, wanted: [String]) throws {
        #expect(try elements(text) == wanted)
    }

    @Test func `that are too large or too deep are left out, and the others come`() throws {
        let large = "{\"a\":\"\(String(repeating: "x", count: 500))\"}"
        let deep = "{\"a\":\(String(repeating: "[", count: 100_000))\(String(repeating: "]", count: 100_000))}"
        #expect(try elements("[\(large),{},{\"b\":1}]", largest: 100) == ["large", "{}", "{\"b\":1}"])
        var reader = JSONElements()
        #expect(try reader.add(Array("[\(deep),{}]".utf8)) == [.tooDeep, .whole(Array("{}".utf8))])
    }

    @Test(arguments: [
        ("<html>", JSONElements.Malformation.notJSON(0x3C)), ("hello", .notJSON(0x68)),
        ("[{},?]", .unexpected(after: 1)), ("{}\n7", .unexpected(after: 1)), ("[{},\"a", .cutOff(after: 1)),
        ("[{}", .cutOff(after: 1)), ("[{},{\"a\":", .cutOff(after: 1)), ("[{}]{}", .unexpected(after: 1)),
    ]) func `that are none are told apart`(text: String, error: JSONElements.Malformation) {
        #expect(throws: error) {
            var reader = JSONElements()
            _ = try reader.add(Array(text.utf8))
            try reader.end()
        }
    }
}
