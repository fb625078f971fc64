import EchoWire
import Testing

@testable import Echo

struct `A server lists its models` {
    @Test(arguments: [
        #"{"object": "list", "data": [{"id": "llama-a"}, {"id": "llama-b"}]}"#,
        #"{"models": [{"name": "llama-a"}, {"model": "llama-b"}]}"#,
        #"[{"id": "llama-a", "type": "chat"}, {"id": "llama-b"}]"#,
        #"{"data": ["llama-a", "llama-b"]}"#,
        #"{"data": {"llama-b": {"owned_by": "me"}, "1": {"id": "llama-a"}}}"#,
        #"{"data": null, "models": ["llama-a", null, 7, {}, {"id": "llama-b"}]}"#,
    ])
    func `in any of the ways that servers have`(list: String) throws {
        let models = try ServerModel.list(answered: try JSONValue(parsing: list))
        #expect(models.map(\.name) == ["llama-a", "llama-b"])
    }

    @Test func `with its context as a text, which counts as a number`() throws {
        let list = #"[{"id": "a", "context_length": "65536"}, {"id": "b", "context_length": "much"}]"#
        let models = try ServerModel.list(answered: try JSONValue(parsing: list))
        #expect(models.map(\.limits.context) == [65_536, nil])
    }

    @Test func `and chooses none that is switched off while there is another`() throws {
        let list = #"{"data": [{"id": "llama-old", "active": false}, {"id": "llama-new", "active": true}]}"#
        let models = try ServerModel.list(answered: try JSONValue(parsing: list))
        #expect(models.namesByUse == ["llama-new", "llama-old"])
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
        #expect(throws: EchoError.unexpectedAnswer(reason: "it is not a list of models")) {
            try ServerModel.list(answered: answer)
        }
    }

    @Test func `what it says of a model that answers nobody counts when one is chosen`() async throws {
        let list = #"""
            {"data": [
                {"id": "m2-qwen-retrieval", "type": "embedding"}, {"id": "llama-draw", "task": "text-to-image"},
                {"id": "mistral-sort", "capabilities": {"completion_chat": false}},
                {"id": "qwen-sings", "architecture": {"output_modalities": ["audio"]}},
                {"id": "mistral-small", "capabilities": {"completion_chat": true}}, {"id": "llama-chat", "type": "chat"}
            ]}
            """#
        let models = try ServerModel.list(answered: try JSONValue(parsing: list))
        #expect(models.map(\.answers) == [false, false, false, false, true, nil])
        #expect(models.namesByUse.prefix(2) == ["mistral-small", "llama-chat"])
        var configuration = EchoConfiguration()
        configuration.baseURL = "http://127.0.0.1:1/v1"
        #expect(configuration.model(for: .text, among: models.namesByUse) == "mistral-small")
        let taken = ModelCatalogue.published.taking(models, isVendors: false)
        #expect(taken["llama-draw"]?.apis.contains(.chat) != true && taken["llama-chat"]?.apis.contains(.chat) == true)
    }
}
