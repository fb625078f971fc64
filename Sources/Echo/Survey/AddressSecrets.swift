import Foundation

/// The parts of a server's address that may be secret: user, password, query, fragment, and a token in its path.
enum AddressSecrets {
    /// Without them; empty for what is no address.
    static func without(_ address: String) -> String {
        guard var parts = URLComponents(string: address), parts.host != nil else { return "" }
        (parts.user, parts.password, parts.query, parts.fragment) = (nil, nil, nil, nil)
        let segments = (parts.string ?? "").split(separator: "/", omittingEmptySubsequences: false)
        // Before the path stand the scheme, nothing, and the host.
        return segments.prefix(3).joined(separator: "/")
            + segments.dropFirst(3).map { isToken($0) ? "/‹key›" : "/\($0)" }.joined()
    }

    /// Each as it may be repeated.
    static func found(in address: String) -> [String] {
        guard let parts = URLComponents(string: address) else { return [] }
        let query = (parts.queryItems ?? []).filter { !open.contains($0.name) }.compactMap(\.value)
        let tokens = parts.path.split(separator: "/").filter(isToken).map(String.init)
        let plain = [parts.user, parts.password, parts.fragment].compactMap(\.self) + query + tokens
        let coded = [parts.percentEncodedUser, parts.percentEncodedPassword].compactMap(\.self)
        return plain + coded
    }

    /// Of a query.
    private static let open: Set<String> = ["model", "deployment", "api-version", "version", "intent", "region"]
    private static let prefixes = ["sk-", "sk_", "rk-", "pk-", "pk_", "hf_", "gsk_", "ek_", "xai-", "token-", "key-"]
    /// Letters and digits in one; a name has signs between words and numbers.
    private static let leastMixed = 16
    private static let leastBehindPrefix = 8

    private static func isToken(_ segment: Substring) -> Bool {
        let text = segment.lowercased()
        if let prefix = prefixes.first(where: text.hasPrefix) { return text.count >= prefix.count + leastBehindPrefix }
        if UUID(uuidString: text) != nil { return true }
        return text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).contains { word in
            word.count >= leastMixed && word.contains(where: \.isNumber) && word.contains(where: \.isLetter)
        }
    }
}
