extension Unicode.Scalar {
    /// Digits of any script.
    var isDigit: Bool { isASCII ? (48...57).contains(value) : properties.numericType == .decimal }

    var digit: UInt8 { UInt8(clamping: Int(properties.numericValue ?? 0)) }

    var isLetterOrMark: Bool {
        if isASCII { return (65...90).contains(value & 0xDF) }
        return properties.isAlphabetic || properties.generalCategory == .nonspacingMark
    }

    var isPartOfWord: Bool { isLetterOrMark || isDigit || self == "_" }

    /// It goes on with a word before it: one in a script without spaces begins anew.
    var continuesWord: Bool { isPartOfWord && !isOfScriptWithoutSpaces }

    /// A Latin letter or a digit: what account numbers are made of.
    var isWordInCode: Bool { isASCII && isPartOfWord && self != "_" || isDigit }

    /// What an address may begin with besides letters and digits.
    var isMailPunctuation: Bool { "!#$%&'*/=?^`{|}~-.+".unicodeScalars.contains(self) }
}
