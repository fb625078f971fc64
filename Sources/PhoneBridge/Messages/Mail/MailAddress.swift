/// An address of e-mail that needs no quoting: `anna@example.com`.
package struct MailAddress: Sendable, Hashable {
    package let text: String

    /// - Returns: nil for what is none, or would need more than letters, figures and a few signs of ASCII.
    package init?(_ text: String) {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, text.utf8.count <= 254, Self.isLocal(parts[0]), Self.isDomain(parts[1]) else {
            return nil
        }
        self.text = text
    }

    /// What stands behind the @.
    var domain: Substring { text[text.index(after: text.firstIndex(of: "@") ?? text.startIndex)...] }

    /// A hyphen at the beginning would be an option for a program.
    private static func isLocal(_ part: Substring) -> Bool {
        let atoms = part.split(separator: ".", omittingEmptySubsequences: false)
        return (1...64).contains(part.utf8.count) && part.first != "-"
            && atoms.allSatisfy { atom in
                !atom.isEmpty && atom.utf8.allSatisfy { isLetter($0) || "!#$%&'*+-/=?^_`{|}~".utf8.contains($0) }
            }
    }

    private static func isDomain(_ part: Substring) -> Bool {
        part.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
            !label.isEmpty && label.first != "-" && label.last != "-"
                && label.utf8.allSatisfy { isLetter($0) || $0 == UInt8(ascii: "-") }
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}
