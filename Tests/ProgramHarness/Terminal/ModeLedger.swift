/// Which modes of a terminal a program has set, by everything it wrote: what is not undone stands in it.
public struct ModeLedger: Sendable, Hashable {
    /// Private modes that are on, by number; the cursor and the wrapping of lines are on from the beginning.
    public private(set) var modes: Set<Int> = [7, 25]
    /// How often kitty's keyboard protocol was begun and not ended.
    public private(set) var keyboards = 0
    /// How many titles were put on the stack and not taken from it.
    public private(set) var titles = 0
    /// Every private mode that was ever touched.
    public private(set) var touched: Set<Int> = []
    public private(set) var keyboardsEver = 0

    /// Whether the cursor blinks is the terminal's own: some descriptions say it whenever the cursor is shown.
    public var isBalanced: Bool { modes.subtracting([12]) == [7, 25] && keyboards == 0 && titles == 0 }

    public init(_ output: some Sequence<UInt8>) {
        let text = String(decoding: Array(output), as: UTF8.self)
        for match in text.matches(of: /\u{1B}\[(?<sign>[?<>]?)(?<numbers>[0-9;]*)(?<final>[hlutr])/) {
            note(String(match.sign), match.numbers.split(separator: ";").compactMap { Int($0) }, String(match.final))
        }
    }

    private mutating func note(_ sign: String, _ numbers: [Int], _ final: String) {
        switch (sign, final) {
        case ("?", "h"):
            modes.formUnion(numbers)
            touched.formUnion(numbers)
        case ("?", "l"), ("?", "r"):
            modes.subtract(numbers)
            touched.formUnion(numbers)
        case (">", "u"):
            keyboards += 1
            keyboardsEver += 1
        case ("<", "u"): keyboards -= 1
        case ("", "t") where numbers.first == 22: titles += 1
        case ("", "t") where numbers.first == 23: titles -= 1
        default: break
        }
    }
}
