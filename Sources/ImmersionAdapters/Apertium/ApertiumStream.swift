/// Apertium's stream format: `^form/reading/reading$`.
enum ApertiumStream {
    /// A word as it is written into the stream.
    static func escaped(_ text: String) -> String {
        var result = ""
        for character in text.unicodeScalars where character.value >= 0x20 {
            if "^$/\\[]{}<>@*~+".unicodeScalars.contains(character) { result += "\\" }
            result.unicodeScalars.append(character)
        }
        return result
    }

    /// The readings of each `^…$`, raw, without the form; none for `*unknown`.
    static func readings(in text: String) -> [[String]] {
        var units: [[String]] = []
        var parts: [String]?
        var part = ""
        var isEscaped = false
        for character in text {
            if isEscaped {
                part.append(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "^", parts == nil {
                (parts, part) = ([], "")
            } else if character == "/", parts != nil {
                parts?.append(part)
                part = ""
            } else if character == "$", let found = parts {
                units.append((found + [part]).dropFirst().filter { !$0.hasPrefix("*") })
                parts = nil
            } else if parts != nil {
                part.append(character)
            }
        }
        return units
    }
}
