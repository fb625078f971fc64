import Foundation

/// A name as it is looked for: without accents, in lower case.
enum PlainName {
    static func of(_ text: String) -> String {
        text.folding(options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: nil)
    }

    static func words(_ text: String) -> [String] {
        of(text).split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}
