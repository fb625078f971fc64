import Foundation

/// Compares what was said with what was to be said.
enum ComparedWords {
    /// Whether both have the same letters and digits, whatever their case, punctuation and white space. A server that does not
    /// tell what was said cannot be contradicted.
    static func agree(_ said: String, with text: String) -> Bool {
        let said = bare(said)
        return said.isEmpty || said == bare(text)
    }

    private static func bare(_ text: String) -> [Unicode.Scalar] {
        text.precomposedStringWithCompatibilityMapping.lowercased().unicodeScalars.filter {
            $0.properties.isAlphabetic || $0.properties.numericType != nil || $0.properties.generalCategory.isMark
        }
    }
}

extension Unicode.GeneralCategory {
    fileprivate var isMark: Bool { [.nonspacingMark, .spacingMark, .enclosingMark].contains(self) }
}
