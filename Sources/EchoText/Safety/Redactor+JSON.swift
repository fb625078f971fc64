/// Takes keys and tokens out of JSON text, which stays JSON.
extension Redactor {
    public static func redacted(json: String) -> String {
        let bytes = Array(json.utf8)
        let secrets = secrets(in: bytes, json)
        guard !secrets.isEmpty else { return json }
        var result: [UInt8] = []
        var place = 0
        for secret in secrets where secret.lowerBound >= place {
            result += bytes[place..<secret.lowerBound]
            result += Array("‹key›".utf8)
            place = secret.upperBound
        }
        return String(decoding: result + bytes[place...], as: UTF8.self)
    }

    /// In order.
    private static func secrets(in bytes: [UInt8], _ json: String) -> [Range<Int>] {
        (words(in: bytes) + members(of: json)).sorted {
            ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound)
        }
    }

    /// What begins like a key and is long enough for one.
    private static func words(in bytes: [UInt8]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var start = 0
        while start < bytes.count {
            guard isOfWord(bytes[start]) else {
                start += 1
                continue
            }
            let end = bytes[start...].firstIndex { !isOfWord($0) } ?? bytes.count
            if let secret = secret(bytes[start..<end]) { found.append(secret) }
            start = end
        }
        return found
    }

    private static func secret(_ word: ArraySlice<UInt8>) -> Range<Int>? {
        guard word.count >= 12, ["sk-", "ek_", "rk-"].contains(where: { word.starts(with: $0.utf8) }) else {
            return nil
        }
        return word.startIndex..<word.endIndex
    }

    /// The values of members that are named like secrets.
    private static func members(of json: String) -> [Range<Int>] {
        guard names.contains(where: { ByteSearch.contains(Array($0.utf8), in: json) }) else { return [] }
        let tree = JSONTree([json])
        return tree.nodes.compactMap { node in
            guard node.kind == .string, node.value.count > 2, !node.key.isEmpty else { return nil }
            let name = tree[node.key].lowercased()
            return names.contains { name.contains($0) } ? node.value.lowerBound + 1..<node.value.upperBound - 1 : nil
        }
    }

    private static let names = ["authorization", "api_key", "api-key", "client_secret", "password"]

    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
