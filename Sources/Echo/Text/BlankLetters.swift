extension Character {
    /// Whether nothing of it can be seen: white space, marks without a width, control characters.
    var isBlank: Bool {
        isWhitespace
            || unicodeScalars.allSatisfy { scalar in
                let properties = scalar.properties
                return properties.isDefaultIgnorableCodePoint || properties.generalCategory == .control
                    || properties.generalCategory == .format
            }
    }
}
