public import EchoWire
import Foundation

extension Tool {
    /// A tool that takes its arguments as a JSON value.
    ///
    /// ```swift
    /// let weather = Tool(
    ///     name: "get_weather", description: "Get weather for location", parameters: ["location": ["type": "string"]]
    /// ) { arguments in
    ///     "Sunny in \(arguments["location"]?.string ?? "")"
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - name: how the model calls it; `[A-Za-z0-9_-]`, 64 characters at most.
    ///   - description: what it does and when to use it, for the model.
    ///   - parameters: the JSON schema of its arguments, an object; or the schemas of its properties alone, all of which
    ///     are required then.
    ///   - handler: gets the arguments, an object, and returns the result as text. A thrown error becomes the result. It
    ///     is cancelled when its time is over.
    public init(
        name: String, description: String, parameters: JSONValue,
        handler: @escaping @Sendable (_ arguments: JSONValue) async throws -> String
    ) {
        self.init(name: name, description: description, parameters: Self.schema(parameters)) { text in
            try await handler(try JSONValue(parsing: Data(text.utf8)))
        }
    }

    private static func schema(_ parameters: JSONValue) -> JSONValue {
        guard let properties = parameters.object, properties.values.allSatisfy({ $0.object != nil }) else {
            return parameters
        }
        return [
            "type": "object", "properties": parameters,
            "required": .array(properties.keys.sorted().map(JSONValue.string)),
        ]
    }
}
