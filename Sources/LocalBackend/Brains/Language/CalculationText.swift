/// A calculation as it is written: 2^10 + sqrt(81).
enum CalculationText {
    private static let closing: Set = [")", "%", "²", "³"]
    private static let signs: Set = ["+", "-", "−", "*", "×", "/", "÷", "^"]

    static func text(_ words: [String]) -> String {
        var text = ""
        var before: String?
        // Whether what comes next begins a value: there a minus is its sign.
        var begins = true
        for word in words {
            let isSign = begins && ["-", "−"].contains(word)
            if let before, isApart(before, word, begins: begins) { text += " " }
            text += word
            begins = !isSign && (word == "(" || signs.contains(word))
            before = isSign ? "(" : word
        }
        return text
    }

    private static func isApart(_ before: String, _ word: String, begins: Bool) -> Bool {
        if closing.contains(word) || word == "^" || ["(", "^", "√"].contains(before) { return false }
        return !(word == "(" && before == "sqrt")
    }
}
