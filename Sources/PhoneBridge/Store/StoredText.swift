import EchoWire

/// Text as every store can keep it: without the character NUL, which PostgreSQL has no place for, and no longer than
/// its column.
enum StoredText {
    /// Of transcripts, instructions and JSON.
    static let longest = 1 << 20

    static func clean(_ text: String, field: String, limit: Int = longest) throws(CallStoreError) -> String {
        // PostgreSQL counts characters as Unicode scalars.
        guard text.utf8.count <= limit || (limit < longest && text.unicodeScalars.count <= limit) else {
            throw .tooLong(field: field)
        }
        return text.utf8.contains(0) ? text.replacing("\0", with: "\u{FFFD}") : text
    }

    static func clean(optional text: String?, field: String, limit: Int) throws(CallStoreError) -> String? {
        guard let text else { return nil }
        return try clean(text, field: field, limit: limit)
    }

    /// Nothing and JSON's null are one.
    static func clean(_ value: JSONValue?, field: String) throws(CallStoreError) -> JSONValue? {
        guard let value, !value.isNull else { return nil }
        let text = value.text
        guard text.utf8.count <= longest else { throw .tooLong(field: field) }
        return text.contains("\\u0000") ? withoutNUL(value) : value
    }

    private static func withoutNUL(_ value: JSONValue) -> JSONValue {
        switch value {
        case .string(let text): .string(text.replacing("\0", with: "\u{FFFD}"))
        case .array(let values): .array(values.map(withoutNUL))
        case .object(let object):
            .object(
                Dictionary(
                    object.map { ($0.key.replacing("\0", with: "\u{FFFD}"), withoutNUL($0.value)) },
                    uniquingKeysWith: { first, _ in first }))
        default: value
        }
    }
}
