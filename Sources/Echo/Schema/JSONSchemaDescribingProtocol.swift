/// A type that says more about itself than its properties' types do.
///
/// ```swift
/// struct Order: Decodable, JSONSchemaDescribingProtocol {
///     let pieces: Int
///     static let schemaDescription: String? = "What the customer wants."
///     static let schemaNotes = ["pieces": JSONSchemaNote("How many.", minimum: 1, maximum: 12)]
/// }
/// ```
public protocol JSONSchemaDescribingProtocol {
    /// What the whole is; the model reads this.
    static var schemaDescription: String? { get }
    /// What single properties are, by their names in JSON.
    static var schemaNotes: [String: JSONSchemaNote] { get }
    /// A value, for a type whose decoding refuses everything that can be made up.
    static var schemaExample: Self? { get }
}

extension JSONSchemaDescribingProtocol {
    public static var schemaDescription: String? { nil }
    public static var schemaNotes: [String: JSONSchemaNote] { [:] }
    public static var schemaExample: Self? { nil }
}
