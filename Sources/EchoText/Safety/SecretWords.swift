/// Tells texts that hold what looks like a key or a password: those are not kept.
public enum SecretWords {
    /// Words of a key are at least so long.
    static let shortest = 24

    public static func isSecret(_ text: String) -> Bool {
        Redactor.redacted(text) != text || text.contains("-----BEGIN") || names(text)
            || text.words.contains(where: isKey)
    }

    /// "password: …", "api_key=…".
    private static func names(_ text: String) -> Bool {
        let text = text.lowercased()
        return ["password", "passwd", "passphrase", "secret", "token", "api_key", "api-key", "apikey", "passwort"]
            .contains { name in
                text.ranges(of: name).contains { range in
                    let rest = text[range.upperBound...].drop { $0 == " " || $0 == "\"" || $0 == "'" }
                    return (rest.hasPrefix(":") || rest.hasPrefix("=")) && !rest.dropFirst().trimmed.isEmpty
                }
            }
    }

    private static func isKey(_ word: Substring) -> Bool {
        if ["AKIA", "ghp_", "gho_", "github_pat_", "glpat-", "xoxb-", "xoxp-", "AIza"].contains(where: word.hasPrefix) {
            return word.count >= 16
        }
        return word.count >= shortest && word.utf8.allSatisfy(isKeyByte) && isMixed(word)
    }

    /// Long words of a language have no digits between letters of both sizes.
    private static func isMixed(_ word: Substring) -> Bool {
        let digits = word.utf8.filter { (0x30...0x39).contains($0) }.count
        return digits >= 3 && word.contains(where: \.isUppercase) && word.contains(where: \.isLowercase)
            && !word.contains("/")
    }

    private static func isKeyByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E, 0x2F, 0x3D, 0x5F: true
        default: false
        }
    }
}

extension String {
    fileprivate var words: [Substring] { split { $0.isWhitespace || $0 == "\"" || $0 == "'" || $0 == "," } }
}
