/// Numbers as the program writes them.
enum NumberText {
    /// "12,345".
    static func grouped(_ number: Int) -> String {
        let digits = String(number)
        return digits.enumerated().reduce(into: "") { text, digit in
            if digit.offset > 0, (digits.count - digit.offset).isMultiple(of: 3) { text.append(",") }
            text.append(digit.element)
        }
    }
}
