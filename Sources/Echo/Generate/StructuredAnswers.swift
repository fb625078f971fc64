import EchoWire
import Foundation

/// Asks a model for answers of a given shape.
struct StructuredAnswers: Sendable {
    let service: any AnswerServiceProtocol
    /// How they are to be made.
    var options = AnswerOptions()

    /// - Throws: `invalidSetting` for a type without a strict schema; `refused`, `incompleteAnswer`,
    ///   `unexpectedAnswer`; whatever kept the server from answering.
    func value<Value: Decodable>(
        _ type: Value.Type, from input: String, model: String, instructions: String
    ) async throws(EchoError) -> (value: Value, whole: WholeAnswer) {
        let (schema, isBoxed) = try Self.schema(of: type)
        let name = JSONSchema.sanitizedName("\(type)")
        let format = AnswerFormat(name: name, schema: schema)
        let whole = try await answer(format, input: input, model: model, instructions: instructions)
        guard isBoxed else { return (try JSONSchema.decode(type, from: whole.text), whole) }
        return (try JSONSchema.decode(Boxed<Value>.self, from: whole.text).value, whole)
    }

    /// The same for a schema that is only known when the program runs.
    func json(
        _ format: AnswerFormat, from input: String, model: String, instructions: String
    ) async throws(EchoError) -> JSONValue {
        try StrictSchemaCheck.check(format.schema)
        let text = try await answer(format, input: input, model: model, instructions: instructions).text
        let json: JSONValue
        do throws(WireError) {
            json = try JSONValue(parsing: Data(text.utf8))
        } catch {
            throw .unexpectedAnswer(reason: error.description)
        }
        try SchemaCheck(schema: format.schema).check(json)
        return json
    }

    private func answer(
        _ format: AnswerFormat, input: String, model: String, instructions: String
    ) async throws(EchoError) -> WholeAnswer {
        guard !input.allSatisfy(\.isWhitespace) else { throw .emptyMessage }
        let prompt = AnswerPrompt(
            model: model, instructions: instructions, entries: [.message(id: nil, role: .user, text: input)],
            format: format, options: options)
        return try await service.wholeAnswer(prompt)
    }

    /// An answer's root must be an object: what is none gets one around it.
    private static func schema<Value: Decodable>(of type: Value.Type) throws(EchoError) -> (JSONValue, Bool) {
        do throws(EchoError) {
            return (try JSONSchema.derive(from: type), false)
        } catch {
            guard let boxed = try? JSONSchema.derive(from: Boxed<Value>.self) else { throw error }
            return (boxed, true)
        }
    }

    private struct Boxed<Value: Decodable>: Decodable {
        let value: Value
    }
}
