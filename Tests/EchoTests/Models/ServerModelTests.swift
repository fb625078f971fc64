import EchoWire
import Testing

@testable import Echo

struct `A server lists its models` {
    @Test(arguments: [
        #"{"object": "list", "data": [{"id": "llama-a"}, {"id": "llama-b"}]}"#,
        #"{"models": [{"name": "llama-a"}, {"model": "llama-b"}]}"#,
        #"[{"id": "llama-a", "type": "chat"}, {"id": "llama-b"}]"#,
        #"{"data": ["llama-a", "llama-b"]}"#,
        #"{"data": null, "models": ["llama-a", null, 7, {}, {"id": "llama-b"}]}"#,
    ])
    func `in any of the ways that servers have`(list: String) throws {
        let models = try ServerModel.list(answered: try JSONValue(parsing: list))
        #expect(models.map(\.name) == ["llama-a", "llama-b"])
    }

    @Test func `what it says in place of a list is told`() throws {
        let answer = try JSONValue(parsing: #"{"error": {"message": "list is broken"}}"#)
        #expect(throws: EchoError.server(code: nil, message: "list is broken", parameter: nil)) {
            try ServerModel.list(answered: answer)
        }
    }

    @Test(arguments: [#"{"object": "list", "data": null}"#, "7", #""llama""#, "{}"])
    func `what is no list is no list without models`(answer: String) throws {
        let answer = try JSONValue(parsing: answer)
        #expect(throws: EchoError.unexpectedAnswer(reason: "it is no list of models")) {
            try ServerModel.list(answered: answer)
        }
    }
}
