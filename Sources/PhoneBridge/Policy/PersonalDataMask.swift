public import EchoWire

/// Makes telephone numbers, payment cards, IBANs, e-mail addresses and the names of the called unreadable in what is
/// logged, shown to strangers or exported.
///
/// Of numbers the last two digits stay, so that two of them can be told apart. It takes time in proportion to the text,
/// and changes nothing more when it is used again.
public struct PersonalDataMask: Sendable {
    /// Of names that are looked for.
    public static let mostNames = 64
    static let deepest = 256

    private let words: Set<String>
    /// Names in scripts without spaces between words.
    private let runs: [[Unicode.Scalar]]

    /// - Parameter names: of the called; each word of one is masked where it stands alone.
    public init(names: [String] = []) {
        let parts = names.prefix(Self.mostNames).flatMap {
            $0.prefix(200).split { !$0.isLetter && !$0.isMark }.map(String.init)
        }
        words = Set(parts.filter { $0.count >= 2 }.map { $0.lowercased() })
        runs = parts.filter { $0.count >= 2 && $0.unicodeScalars.allSatisfy(\.isOfScriptWithoutSpaces) }.map {
            Array($0.unicodeScalars.prefix(32))
        }
    }

    public func mask(_ text: String) -> String {
        var scan = MaskScan(text, words: words, runs: runs)
        return scan.masked()
    }

    /// Masks all strings and keys. Integers only where their key says that they are numbers to call or to pay with:
    /// elsewhere they count milliseconds and bytes.
    public func mask(_ value: JSONValue) -> JSONValue { mask(value, key: "", depth: 0) }

    private func mask(_ value: JSONValue, key: String, depth: Int) -> JSONValue {
        guard depth < Self.deepest else { return .null }
        switch value {
        case .string(let text): return .string(mask(text))
        case .array(let values): return .array(values.map { mask($0, key: key, depth: depth + 1) })
        case .object(let object):
            let pairs = object.map { (mask($0.key), mask($0.value, key: $0.key, depth: depth + 1)) }
            return .object(Dictionary(pairs, uniquingKeysWith: { first, _ in first }))
        case .integer(let number) where PersonalKeys.name(key):
            let masked = mask(String(number))
            return masked == String(number) ? value : .string(masked)
        default: return value
        }
    }
}

extension Character {
    fileprivate var isMark: Bool {
        unicodeScalars.allSatisfy { $0.properties.generalCategory == .nonspacingMark }
    }
}

extension Unicode.Scalar {
    /// Chinese, Japanese, and Thai: words there are not set apart. Thai digits are no words.
    var isOfScriptWithoutSpaces: Bool {
        let isKnown =
            (0x3040...0x30FF).contains(value) || (0x3400...0x9FFF).contains(value) || (0x0E00...0x0E7F).contains(value)
            || (0x20000...0x3FFFF).contains(value) || (0xF900...0xFAFF).contains(value)
        return isKnown && !isDigit
    }
}

/// Keys of JSON objects whose integers are somebody's number.
private enum PersonalKeys {
    private static let parts = ["phone", "caller", "called", "card", "iban", "account"]
    private static let wholes: Set = ["to", "from", "number", "tel"]

    static func name(_ key: String) -> Bool {
        let key = key.prefix(64).lowercased()
        return wholes.contains(key) || parts.contains { key.contains($0) } || key.hasSuffix("number")
    }
}
