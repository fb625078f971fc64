/// Takes what looks like a key, a token or a password out of words that others wrote.
public enum Redactor {
    /// - Parameter people: also mail addresses, and the names in home directories: for what may be given to others.
    public static func redacted(_ text: String, people: Bool = false) -> String {
        let bytes = Array(text.utf8)
        return replaced(SecretScan(bytes, isJSON: false, hidesPeople: people).found, in: bytes) ?? text
    }

    /// Takes them out of JSON text, which stays JSON.
    public static func redacted(json: String, people: Bool = false) -> String {
        let bytes = Array(json.utf8)
        let found = SecretScan(bytes, isJSON: true, hidesPeople: people).found + members(of: json)
        let ordered = found.sorted {
            ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
        }
        return replaced(ordered, in: bytes) ?? json
    }

    /// Takes them, and whose they are, out of bytes as they came: words or JSON, whole or cut, one in the other.
    ///
    /// - Returns: nil where there are some that cannot be taken out.
    public static func redacted(bytes: [UInt8]) -> [UInt8]? {
        // Letters of two bytes, or more.
        if bytes.contains(0), !found(in: bytes.filter { $0 != 0 }).isEmpty { return nil }
        return joined(found(in: bytes)).reversed().reduce(into: bytes) { bytes, secret in
            bytes.replaceSubrange(secret.range, with: Array(secret.words.utf8))
        }
    }

    /// Where keys, tokens and passwords stand, in order.
    public static func secrets(in bytes: [UInt8]) -> [Range<Int>] {
        SecretScan(bytes, isJSON: true, hidesPeople: false).found.map(\.range)
    }

    private static func found(in bytes: [UInt8]) -> [SecretScan.Found] {
        SecretScan(bytes, isJSON: true, hidesPeople: true).found
            + SecretScan(bytes, isJSON: false, hidesPeople: true).found
            + QuotedSecrets(bytes).found.map { SecretScan.Found(range: $0, words: "‹key›") }
    }

    /// In order, those that share bytes as one.
    private static func joined(_ found: [SecretScan.Found]) -> [SecretScan.Found] {
        var joined: [SecretScan.Found] = []
        for secret in found.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            guard let last = joined.last, secret.range.lowerBound < last.range.upperBound else {
                joined.append(secret)
                continue
            }
            let range = last.range.lowerBound..<max(last.range.upperBound, secret.range.upperBound)
            joined[joined.count - 1] = SecretScan.Found(range: range, words: last.words)
        }
        return joined
    }

    /// Nil where nothing was found.
    private static func replaced(_ found: [SecretScan.Found], in bytes: [UInt8]) -> String? {
        guard !found.isEmpty else { return nil }
        var (result, place): ([UInt8], Int) = ([], 0)
        for secret in found where secret.range.lowerBound >= place {
            result += bytes[place..<secret.range.lowerBound]
            result += Array(secret.words.utf8)
            place = secret.range.upperBound
        }
        return String(decoding: result + bytes[place...], as: UTF8.self)
    }

    /// The values of members that are named like secrets.
    private static func members(of json: String) -> [SecretScan.Found] {
        let names = SecretShapes.members
        guard names.contains(where: { ByteSearch.contains(Array($0.utf8), in: json) }) else { return [] }
        let tree = JSONTree([json])
        return tree.nodes.compactMap { node in
            guard node.kind == .string, node.value.count > 2, !node.key.isEmpty else { return nil }
            let name = tree[node.key].lowercased()
            guard names.contains(where: name.contains) else { return nil }
            return SecretScan.Found(range: node.value.lowerBound + 1..<node.value.upperBound - 1, words: "‹key›")
        }
    }
}
