public import EchoWire

/// A function that the assistant may call.
public struct Tool: Sendable {
    /// Gets the arguments as JSON text and may say how far it is. Returns the result as text.
    public typealias Run =
        @Sendable (_ arguments: String, _ report: @escaping @Sendable (ToolProgress) -> Void) async throws -> String

    public let name: String
    /// Its purpose, and when to use it; the model reads this.
    public let description: String
    /// JSON Schema of the arguments: an object.
    public let parameters: JSONValue
    /// Nil stands for the configuration's.
    public var permission: ToolPermission?
    /// After which it is given up; nil stands for the configuration's.
    public var timeout: Duration?
    /// The MCP server that offers it.
    var server: String?
    let body: Run

    /// - Parameters:
    ///   - name: how the model calls it; `[A-Za-z0-9_-]`, 64 characters at most.
    ///   - description: what it does and when to use it, for the model.
    ///   - parameters: the JSON schema of its arguments, an object.
    ///   - permission: nil stands for the configuration's.
    ///   - timeout: nil stands for the configuration's.
    ///   - run: gets the arguments as JSON text and returns the result as text. A thrown error becomes the result. It
    ///     is cancelled when its time is over.
    @_disfavoredOverload
    public init(
        name: String, description: String, parameters: JSONValue, permission: ToolPermission? = nil,
        timeout: Duration? = nil, run: @escaping @Sendable (_ arguments: String) async throws -> String
    ) {
        self.init(
            name: name, description: description, parameters: parameters, permission: permission, timeout: timeout
        ) { arguments, _ in try await run(arguments) }
    }

    /// The same for a tool that says how far it is.
    public init(
        name: String, description: String, parameters: JSONValue, permission: ToolPermission? = nil,
        timeout: Duration? = nil, reporting run: @escaping Run
    ) {
        self.name = name
        self.description = description
        self.parameters = parameters
        self.permission = permission
        self.timeout = timeout
        body = run
    }
}
