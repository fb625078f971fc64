/// A function of the client that the model may call.
public struct ResponsesFunctionTool: WireObject {
    public var name: String
    public var description: String?
    /// JSON Schema of the arguments. A request must name it, if only as null.
    public var parameters: JSONValue?
    /// Whether the arguments keep to the schema without fail. A request must name it.
    public var strict: Bool?
    public var allowedCallers: [String]?
    public var isAsync: Bool?
    public var deferLoading: Bool?
    public var outputSchema: JSONValue?
    public var extra: JSONObject

    public init(
        name: String, description: String? = nil, parameters: JSONValue? = nil, strict: Bool? = nil,
        allowedCallers: [String]? = nil, isAsync: Bool? = nil, deferLoading: Bool? = nil,
        outputSchema: JSONValue? = nil, extra: JSONObject = [:]
    ) {
        self.name = name
        self.description = description
        self.parameters = parameters
        self.strict = strict
        self.allowedCallers = allowedCallers
        self.isAsync = isAsync
        self.deferLoading = deferLoading
        self.outputSchema = outputSchema
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(name: ""),
        [
            .required("name", \.name), .optional("description", \.description), .optional("parameters", \.parameters),
            .optional("strict", \.strict), .optional("allowed_callers", \.allowedCallers),
            .optional("async", \.isAsync), .optional("defer_loading", \.deferLoading),
            .optional("output_schema", \.outputSchema),
        ])
}
