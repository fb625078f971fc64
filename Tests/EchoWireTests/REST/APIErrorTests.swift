import EchoTestKit
import EchoWire
import Foundation
import Testing

@Suite struct `What a server answers in place of an answer is read` {
    @Test func `the body of an error comes out as it went in`() throws {
        let body: JSONValue = ["error": try WireExamples.json("openai.error.invalid_api_key.json")]

        let error = try APIErrorBody(body)

        #expect(error.json == body)
        #expect(error.error.code == "invalid_api_key")
        #expect(error.error.type == "invalid_request_error")
        #expect(error.error.message.hasPrefix("Incorrect API key provided"))
        #expect(APIErrorBody(reading: body.data) == error)
    }

    @Test(
        arguments: [
            (#"{"error":"model 'x' not found"}"#, "model 'x' not found"), (#"{"message":"no"}"#, "no"),
            (#"{"detail":"Not Found"}"#, "Not Found"), (#"{"error":{"message":"m"}}"#, "m"),
            (#"{"error":{"type":"t"}}"#, nil), ("{}", nil), ("[]", nil), ("", nil), ("<html>502</html>", nil),
            ("{", nil),
        ] as [(String, String?)])
    func `the words are found wherever they stand`(_ text: String, _ words: String?) {
        #expect(APIErrorBody(reading: Data(text.utf8))?.error.message == words)
    }

    @Test func `a list of models comes out as it went in`() throws {
        let json: JSONValue = [
            "object": "list",
            "data": [
                ["id": "gpt-5-mini", "object": "model", "created": 1_754_425_928, "owned_by": "system"],
                ["id": "llama", "object": "model", "shutdown_date": "2027-01-14"],
            ],
        ]

        let models = try ModelList(json)

        #expect(models.json == json)
        #expect(models.data.map(\.id) == ["gpt-5-mini", "llama"])
        #expect(models.data.first?.ownedBy == "system")
    }
}
