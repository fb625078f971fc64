/// A function of the client that the model may call.
public struct ChatFunction: WireObject {
    public var name: String
    public var description: String?
    /// JSON Schema of the arguments.
    public var parameters: JSONValue?
    /// Whether the arguments keep to the schema without fail.
    public var strict: Bool?
    public var extra: JSONObject

    public init(
        name: String, description: String? = nil, parameters: JSONValue? = nil, strict: Bool? = nil,
        extra: JSONObject = [:]
    ) {
        self.name = name
        self.description = description
        self.parameters = parameters
        self.strict = strict
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(name: ""),
        [
            .required("name", \.name), .optional("description", \.description), .optional("parameters", \.parameters),
            .optional("strict", \.strict),
        ])
}
