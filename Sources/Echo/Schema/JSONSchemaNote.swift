import EchoWire

/// The description of a property, and the values it may have.
public struct JSONSchemaNote: Sendable, Hashable {
    /// The model reads this.
    public var description: String?
    /// Least and greatest value of a number.
    public var minimum: Double?
    public var maximum: Double?
    /// A regular expression for a string.
    public var pattern: String?
    /// One of the formats the vendor's structured outputs know: `date-time`, `time`, `date`, `duration`, `email`,
    /// `hostname`, `ipv4`, `ipv6`, `uuid`.
    public var format: String?
    /// Least and greatest number of elements of an array.
    public var minimumCount: Int?
    public var maximumCount: Int?

    public init(
        _ description: String? = nil, minimum: Double? = nil, maximum: Double? = nil, pattern: String? = nil,
        format: String? = nil, minimumCount: Int? = nil, maximumCount: Int? = nil
    ) {
        self.description = description
        self.minimum = minimum
        self.maximum = maximum
        self.pattern = pattern
        self.format = format
        self.minimumCount = minimumCount
        self.maximumCount = maximumCount
    }

    /// The schema with this said in it.
    func applied(to schema: JSONValue) -> JSONValue {
        var keywords = JSONObject()
        keywords["description"] = description.map { .string($0) }
        keywords["minimum"] = minimum.map(Self.number)
        keywords["maximum"] = maximum.map(Self.number)
        keywords["pattern"] = pattern.map { .string($0) }
        keywords["format"] = format.map { .string($0) }
        keywords["minItems"] = minimumCount.map { .integer($0) }
        keywords["maxItems"] = maximumCount.map { .integer($0) }
        return SchemaShape.adding(keywords, to: schema)
    }

    private static func number(_ value: Double) -> JSONValue {
        Int(exactly: value).map { .integer($0) } ?? .number(value)
    }
}
