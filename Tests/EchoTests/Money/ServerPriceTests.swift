import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite(.timeLimit(.minutes(10))) struct `What a server says its models cost` {
    /// As OpenRouter lists it.
    private static let sonnet: JSONValue = [
        "id": "anthropic/claude-sonnet-9", "context_length": 200_000,
        "architecture": ["input_modalities": ["text", "image", "file"], "output_modalities": ["text"]],
        "pricing": [
            "prompt": "0.000003", "completion": "0.000015", "request": "0", "image": "0.0048", "web_search": "0",
            "internal_reasoning": "0", "input_cache_read": "0.0000003", "input_cache_write": "0.00000375",
        ],
        "top_provider": ["context_length": 200_000, "max_completion_tokens": 64_000],
        "supported_parameters": ["tools", "temperature"],
    ]

    private func price(_ pricing: JSONValue) throws -> Price? {
        try #require(ServerModel(["id": "m", "pricing": pricing] as JSONValue)).price
    }

    @Test func `is read for one token, and told for a million`() throws {
        let model = try #require(ServerModel(Self.sonnet))

        #expect(model.price?.textInput == 3)
        #expect(model.price?.textOutput == 15)
        #expect(model.price?.cachedTextInput == Decimal(string: "0.3"))
        #expect(model.price?.cacheWrite == Decimal(string: "3.75"))
        #expect(model.price?.webSearch == 0)
        #expect(model.limits == ModelLimits(context: 200_000, output: 64_000))
        #expect(model.input == [.text, .image])
    }

    @Test(arguments: [
        #"{"prompt": "-1", "completion": "-1"}"#, #"{"prompt": "", "completion": "free"}"#, "{}", "[]", "null",
        #"{"prompt": "3abc"}"#, #"{"prompt": "1e9"}"#, #"{"prompt": "nan"}"#, #"{"prompt": null}"#,
        #"{"prompt": "0.000001", "completion": "0.000001", "request": "0.005"}"#,
    ])
    func `is not known where it varies, makes no sense, or is not of tokens alone`(pricing: String) throws {
        #expect(try price(try JSONValue(parsing: pricing)) == nil)
    }

    @Test func `may be nothing, and may be a number`() throws {
        #expect(try price(["prompt": "0", "completion": "0"])?.textInput == 0)
        #expect(try price(["prompt": 0.000_002, "completion": "1e-6"])?.textInput == 2)
        #expect(try price(["prompt": 0.000_002, "completion": "1e-6"])?.textOutput == 1)
        // Of what has one price, the other is not known.
        #expect(try price(["prompt": "0.000001", "completion": "-1"])?.textOutput == nil)
        // A search is paid by itself.
        #expect(try price(["prompt": "0.000001", "web_search": "0.005"])?.webSearch == Decimal(string: "0.005"))
        #expect(try price(["prompt": "0.000001", "web_search": "-1"])?.webSearch == nil)
    }

    @Test func `wins over what was published, and not over what the person wrote`() throws {
        var catalogue = ModelCatalogue.published
        var own = Model("ours")
        own.price = Price(textInput: 7, textOutput: 8)
        catalogue.add(own)
        let told = ["ours", "gpt-6-luna", "new"].map {
            ServerModel(name: $0, price: Price(textInput: 1, textOutput: 2))
        }

        let merged = catalogue.taking(told, isVendors: false)

        #expect(merged["ours"]?.price?.textInput == 7)
        #expect(merged["gpt-6-luna"]?.price?.textInput == 1)
        #expect(merged["new"]?.price?.textOutput == 2)

        var prices = PriceTable.published
        prices["ours"] = own.price
        var table = PriceTable()
        for model in told { table[model.name] = model.price }
        let learned = prices.learning(table)
        #expect(learned["ours"]?.textInput == 7)
        #expect(learned["gpt-6-luna"]?.textInput == 1)
        #expect(learned["new"]?.textInput == 1)
        #expect(learned["gpt-6.1-terra"] == prices["gpt-6.1-terra"])
    }

    @Test func `where it cannot tell, what was published stays`() {
        let merged = ModelCatalogue.published.taking([ServerModel(name: "gpt-6-luna")], isVendors: false)
        #expect(merged["gpt-6-luna"]?.price == ModelCatalogue.published["gpt-6-luna"]?.price)
    }

    @Test func `is what an answer is charged with`() async throws {
        let name = "anthropic/claude-sonnet-9"
        let transport = ScriptedHTTPTransport { request in
            guard request.url.hasSuffix("/models") else { return Self.answer(of: name) }
            return .json(["data": [Self.sonnet]])
        }
        var configuration = EchoConfiguration()
        configuration.baseURL = "https://router.example.org/api/v1"
        configuration.responsesModel = name
        configuration.additionalModels = [name]
        configuration.budget = Budget(limit: 1)
        let echo = Echo(key: "k", configuration: configuration, httpTransport: transport)
        let conversation = try await echo.startConversation(mode: .text)

        try await conversation.send("hello")

        #expect(await eventually { await conversation.cost?.total == Decimal(string: "0.0045") })
        await conversation.close()
    }

    private static func answer(of model: String) -> HTTPReply {
        let message: JSONValue = [
            "id": "m", "type": "message", "role": "assistant", "status": "completed",
            "content": [["type": "output_text", "text": "Hi.", "annotations": []]],
        ]
        func response(_ status: String, _ output: [JSONValue], _ usage: JSONValue) -> JSONValue {
            [
                "id": "r", "object": "response", "status": .string(status), "model": .string(model),
                "output": .array(output), "usage": usage,
            ]
        }
        let usage: JSONValue = ["input_tokens": 1_000, "output_tokens": 100, "total_tokens": 1_100]
        return .events([
            ["type": "response.created", "sequence_number": 0, "response": response("in_progress", [], .null)],
            [
                "type": "response.output_item.added", "sequence_number": 1, "output_index": 0,
                "item": ["id": "m", "type": "message", "role": "assistant", "status": "in_progress", "content": []],
            ],
            [
                "type": "response.output_text.delta", "sequence_number": 2, "item_id": "m", "output_index": 0,
                "content_index": 0, "delta": "Hi.", "logprobs": [],
            ],
            ["type": "response.completed", "sequence_number": 3, "response": response("completed", [message], usage)],
        ])
    }
}
