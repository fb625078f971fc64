import EchoWire

extension Tool {
    /// A tool whose arguments and result are values.
    ///
    /// ```swift
    /// struct Place: Codable { let city: String }
    /// let weather = try Tool(name: "weather", description: "Tells the weather.", arguments: Place.self) { place in
    ///     "Sunny in \(place.city)"
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - name: how the model calls it; `[A-Za-z0-9_-]`, 64 characters at most.
    ///   - description: what it does and when to use it, for the model.
    ///   - permission: nil stands for the configuration's.
    ///   - timeout: nil stands for the configuration's.
    ///   - arguments: the schema that the model is told is derived from it, a strict one if it can be. Arguments that do
    ///     not satisfy it are told to the model with the place that is wrong, and `run` is not called.
    ///   - run: a `String` is given to the model as it is, everything else as JSON.
    /// - Throws: `invalidSetting` when no schema can be derived; see ``JSONSchema/derive(from:strict:)``.
    public init<Arguments: Decodable & Sendable, Output: Encodable & Sendable>(
        name: String, description: String, arguments: Arguments.Type, permission: ToolPermission? = nil,
        timeout: Duration? = nil, run: @escaping @Sendable (_ arguments: Arguments) async throws -> Output
    ) throws(EchoError) {
        try self.init(
            name: name, description: description, arguments: arguments, permission: permission, timeout: timeout
        ) { arguments, _ in try await run(arguments) }
    }

    /// The same for a tool that says how far it is.
    public init<Arguments: Decodable & Sendable, Output: Encodable & Sendable>(
        name: String, description: String, arguments: Arguments.Type, permission: ToolPermission? = nil,
        timeout: Duration? = nil,
        reporting run:
            @escaping @Sendable (
                _ arguments: Arguments, _ report: @escaping @Sendable (ToolProgress) -> Void
            ) async throws -> Output
    ) throws(EchoError) {
        let parameters: JSONValue
        do { parameters = try JSONSchema.derive(from: arguments) } catch {
            parameters = try JSONSchema.derive(from: arguments, strict: false)
        }
        self.init(
            name: name, description: description, parameters: parameters, permission: permission, timeout: timeout
        ) { text, report in
            let output = try await run(try Self.read(Arguments.self, from: text), report)
            return try output as? String ?? JSONSchema.text(of: output)
        }
    }

    private static func read<Arguments: Decodable>(
        _ type: Arguments.Type, from text: String
    ) throws(ToolFailure) -> Arguments {
        do throws(EchoError) {
            return try JSONSchema.decode(type, from: text)
        } catch {
            guard case .unexpectedAnswer(let reason) = error else { throw ToolFailure("\(error)") }
            throw .wrongArguments(reason)
        }
    }
}
