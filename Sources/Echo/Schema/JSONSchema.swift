public import EchoWire

/// Derives from a Swift type the JSON Schema that its values in JSON satisfy.
///
/// The type's own `init(from:)` is run on made-up values and tells by what it asks for which properties there are, so
/// custom coding keys and decoding by hand are followed. What a property is called in JSON is what counts.
///
/// | Swift | JSON Schema |
/// |---|---|
/// | `String`, `Bool`, floating point, `Decimal` | `string`, `boolean`, `number` |
/// | integers | `integer`, with bounds when narrower than 64 bits |
/// | `Date` | `string`, format `date-time` (ISO 8601) |
/// | `UUID`, `URL`, `Data` | `string`, format `uuid`; a URL; base64 |
/// | arrays, sets | `array` |
/// | optionals | the type or `null` |
/// | structs, classes | `object` |
/// | enums with raw values | `enum`, all values listed |
/// | enums with payloads | `anyOf`, one object for each case |
/// | types within themselves | `$ref` to `#` or `#/$defs/…` |
/// | dictionaries with `String` keys | `object` with `additionalProperties`; not in a strict schema |
public enum JSONSchema {
    /// The schema of a type that is an object in JSON.
    ///
    /// - Parameters:
    ///   - type: descriptions and limits come from its conformance to ``JSONSchemaDescribingProtocol``, if it has one.
    ///   - strict: every property is required, an optional one may be null, and no other property is allowed: what the
    ///     vendor's structured outputs ask for. Otherwise optional properties may be left out.
    /// - Throws: `invalidSetting`, named after the place in the type, for what cannot be expressed: a root that is no
    ///   object, a dictionary in a strict schema, a type that contains itself without end, a type that refuses every
    ///   made-up value.
    public static func derive<Root: Decodable>(
        from type: Root.Type, strict: Bool = true
    ) throws(EchoError) -> JSONValue {
        let book = SchemaBook(isStrict: strict)
        do {
            return try book.document(of: type)
        } catch let failure as SchemaFailure {
            throw failure.echoError(root: "\(type)")
        } catch {
            throw .invalidSetting(name: "\(type)", reason: "its schema cannot be derived: \(error)")
        }
    }

    /// A name as the vendor allows them for tools and formats, `[A-Za-z0-9_-]{1,64}`: what is not allowed becomes `_`.
    public static func sanitizedName(_ name: String) -> String {
        let allowed = name.unicodeScalars.map { isAllowed($0) ? Character($0) : "_" }
        return allowed.isEmpty ? "_" : String(allowed.prefix(maximumNameLength))
    }

    static let maximumNameLength = 64

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "-": true
        default: false
        }
    }
}
