/// A JSON Schema that an answer is to keep to.
public struct JSONSchemaFormat: WireObject {
    /// 1–64 of `A–Z a–z 0–9 _ -`.
    public var name: String
    public var description: String?
    /// With `strict`, every object must close itself and require all its properties.
    public var schema: JSONValue?
    public var strict: Bool?
    public var extra: JSONObject

    public init(
        name: String, description: String? = nil, schema: JSONValue? = nil, strict: Bool? = nil, extra: JSONObject = [:]
    ) {
        self.name = name
        self.description = description
        self.schema = schema
        self.strict = strict
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(name: ""),
        [
            .required("name", \.name), .optional("description", \.description), .optional("schema", \.schema),
            .optional("strict", \.strict),
        ])
}
