/// Keys of JSON objects whose integers are somebody's number.
enum PersonalKeys {
    private static let parts = ["phone", "caller", "called", "card", "iban", "account"]
    private static let wholes: Set = ["to", "from", "number", "tel"]

    static func name(_ key: String) -> Bool {
        let key = key.prefix(64).lowercased()
        return wholes.contains(key) || parts.contains { key.contains($0) } || key.hasSuffix("number")
    }
}
