import EchoWire
import Testing

@testable import Echo

@Suite struct `Answers of a given shape` {
    private struct Weather: Decodable, Hashable {
        enum Sky: String, Decodable { case clear, cloudy }

        let city: String
        let degrees: Double
        let sky: Sky
        let winds: [Wind]
        let note: String?
    }

    private struct Wind: Decodable, Hashable {
        let hour: Int
    }

    private func weather(_ service: CannedAnswers) async throws -> Weather {
        try await StructuredAnswers(service: service)
            .value(Weather.self, from: "Lisbon, please.", model: "m", instructions: "Be exact.").value
    }

    @Test func `the model is held to the type's schema and its answer is read`() async throws {
        let service = CannedAnswers.saying(
            #"{"city":"Lisbon","degrees":24.5,"sky":"clear","winds":[{"hour":9}],"note":null}"#)
        let weather = try await weather(service)

        #expect(
            weather == Weather(city: "Lisbon", degrees: 24.5, sky: .clear, winds: [Wind(hour: 9)], note: nil))
        let prompt = try #require(service.prompts.first)
        #expect(prompt.instructions == "Be exact.")
        #expect(prompt.entries == [.message(id: nil, role: .user, text: "Lisbon, please.")])
        #expect(prompt.format?.name == "Weather")
        #expect(prompt.format?.schema["properties"]?["sky"]?["enum"] == ["clear", "cloudy"])
        try StrictSchemaCheck.check(try #require(prompt.format).schema)
    }

    @Test func `a list gets an object around it on the wire only`() async throws {
        let service = CannedAnswers.saying(#"{"value":[{"hour":1},{"hour":2}]}"#)
        let winds = try await StructuredAnswers(service: service)
            .value([Wind].self, from: "Winds?", model: "m", instructions: "").value

        #expect(winds == [Wind(hour: 1), Wind(hour: 2)])
        #expect(service.prompts.first?.format?.schema["type"] == "object")
    }

    @Test(arguments: [
        (#"{"city":"Lisbon"}"#, "degrees is missing"),
        (
            #"{"city":"L","degrees":1,"sky":"clear","winds":[{"hour":1},{"hour":"x"}],"note":null}"#,
            "winds.1.hour is not an integer"
        ),
    ])
    func `a wrong shape is refused with its place`(answer: String, reason: String) async {
        await #expect(throws: EchoError.unexpectedAnswer(reason: reason)) { try await weather(.saying(answer)) }
    }

    @Test func `what is no JSON is refused`() async throws {
        let error = await #expect(throws: EchoError.self) { try await weather(.saying("Sunny.")) }
        guard case .unexpectedAnswer(let reason) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(reason.contains("not JSON"))
    }

    @Test func `a refusal is told in the model's own words`() async {
        let service = CannedAnswers([
            .began(id: "r", model: "m"), .refusal(itemID: "i", delta: "I will "), .refusal(itemID: "i", delta: "not."),
            .ended(.completed),
        ])
        await #expect(throws: EchoError.refused(message: "I will not.")) { try await weather(service) }
    }

    @Test func `an answer that was cut off is told as that`() async {
        let service = CannedAnswers([
            .text(itemID: "i", delta: #"{"city":"Li"#), .ended(.incomplete(reason: "max_output_tokens")),
        ])
        await #expect(throws: EchoError.incompleteAnswer(reason: "max_output_tokens")) { try await weather(service) }
    }

    @Test(arguments: [EchoError.quotaExceeded(message: "none left"), .connectionTimedOut(host: "h")])
    func `what kept the server from answering is told`(error: EchoError) async {
        await #expect(throws: error) { try await weather(CannedAnswers(failure: error)) }
        await #expect(throws: error) { try await weather(CannedAnswers([.ended(.failed(error))])) }
    }

    @Test func `an answer without an end is none`() async {
        await #expect(throws: EchoError.self) { try await weather(CannedAnswers([.text(itemID: "i", delta: "{}")])) }
    }

    @Test func `nothing is asked about nothing`() async {
        let service = CannedAnswers.saying("{}")
        await #expect(throws: EchoError.emptyMessage) {
            try await StructuredAnswers(service: service).value(Wind.self, from: " \n", model: "m", instructions: "")
        }
        #expect(service.prompts.isEmpty)
    }

    private let schema: JSONValue = [
        "type": "object", "properties": ["city": ["type": "string"], "degrees": ["type": ["number", "null"]]],
        "required": ["city", "degrees"], "additionalProperties": false,
    ]

    private func json(_ service: CannedAnswers, _ schema: JSONValue) async throws -> JSONValue {
        try await StructuredAnswers(service: service)
            .json(AnswerFormat(name: "weather", schema: schema), from: "Lisbon?", model: "m", instructions: "")
    }

    @Test func `a schema of one's own is sent as it is, and the answer checked`() async throws {
        let service = CannedAnswers.saying(#"{"city":"Lisbon","degrees":null}"#)
        #expect(try await json(service, schema) == ["city": "Lisbon", "degrees": nil])
        #expect(service.prompts.first?.format == AnswerFormat(name: "weather", schema: schema))

        await #expect(throws: EchoError.unexpectedAnswer(reason: "degrees is not a number or null")) {
            try await json(.saying(#"{"city":"Lisbon","degrees":"hot"}"#), schema)
        }
    }

    @Test func `a schema that is not strict is refused before anything is sent`() async {
        let service = CannedAnswers.saying("{}")
        await #expect(throws: EchoError.invalidSetting(name: "schema", reason: "its root is not an object")) {
            try await json(service, ["type": "array"])
        }
        #expect(service.prompts.isEmpty)
    }
}
