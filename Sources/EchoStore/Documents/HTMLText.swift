/// Text that stands in a page and never becomes a part of it.
enum HTMLText {
    /// Also within the quotes of an attribute. What cannot be seen is shown as the mark for it, but for line breaks and tabs.
    static func escaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result.append(contentsOf: "&amp;".unicodeScalars)
            case "<": result.append(contentsOf: "&lt;".unicodeScalars)
            case ">": result.append(contentsOf: "&gt;".unicodeScalars)
            case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
            case "'": result.append(contentsOf: "&#39;".unicodeScalars)
            case "\n", "\t": result.append(scalar)
            case "\r": continue
            default: result.append(isVisible(scalar) ? scalar : "\u{FFFD}")
            }
        }
        return String(result)
    }

    /// Control characters, and those that turn the direction of what follows, are not.
    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: false
        default: true
        }
    }
}
