/// The name of a set of settings. It is the name of a file, too: letters, digits, "-" and "_" only.
public struct ProfileName: Sendable, Hashable, Comparable {
    /// Letters at most.
    static let longest = 40

    /// Stands for no profile, so that none can be called so.
    public static let none = "none"

    public let text: String

    public init(_ text: String) throws(SettingError) {
        guard !text.isEmpty, text != Self.none, text.count <= Self.longest,
            text.unicodeScalars.allSatisfy({ $0 == "-" || $0 == "_" || $0.properties.isAlphabetic || $0.isDigit })
        else {
            throw SettingError(
                reason: "must be 1 to \(Self.longest) letters, digits, - or _, and not \(Self.none)")
        }
        self.text = text
    }

    public static func < (one: ProfileName, other: ProfileName) -> Bool { one.text < other.text }
}

extension Unicode.Scalar {
    fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
