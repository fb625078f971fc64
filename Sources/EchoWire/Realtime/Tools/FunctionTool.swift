/// A function of the client that the model may call.
public struct FunctionTool: WireObject {
    public var name: String
    public var description: String?
    /// JSON Schema of the arguments.
    public var parameters: JSONValue?
    public var extra: JSONObject

    public init(name: String, description: String? = nil, parameters: JSONValue? = nil, extra: JSONObject = [:]) {
        self.name = name
        self.description = description
        self.parameters = parameters
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(name: ""),
        [
            .required("name", \.name), .optional("description", \.description), .optional("parameters", \.parameters),
        ])
}
