/// A control sequence as ECMA-48 writes it: `ESC [`, a private sign, numbers, and the byte that says what it means.
struct ControlSequence: Sendable, Hashable {
    /// `<`, `=`, `>` or `?`.
    let sign: UInt8?
    /// Numbers between semicolons; each may have parts between colons. nil is one left out.
    let parameters: [[Int?]]
    let intermediates: [UInt8]
    let final: UInt8

    /// `body` is everything between `ESC [` and the final byte.
    init(body: ArraySlice<UInt8>, final: UInt8) {
        var body = body
        if let first = body.first, (0x3C...0x3F).contains(first) {
            sign = first
            body.removeFirst()
        } else {
            sign = nil
        }
        let numbers = body.prefix { (0x30...0x3F).contains($0) }
        intermediates = Array(body.dropFirst(numbers.count))
        parameters =
            numbers.isEmpty
            ? []
            : numbers.split(separator: 0x3B, omittingEmptySubsequences: false).map { parameter in
                parameter.split(separator: 0x3A, omittingEmptySubsequences: false).map(Self.number)
            }
        self.final = final
    }

    /// The first part of a parameter.
    func number(_ index: Int) -> Int? { index < parameters.count ? parameters[index].first ?? nil : nil }

    /// The modifiers and the phase of a key, as xterm and kitty write them: one more than the sum of the modifiers.
    var modifiers: SentModifiers { SentModifiers(parameters.count > 1 ? parameters[1] : []) }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard !digits.isEmpty else { return nil }
        return digits.reduce(0) { value, digit in
            (0x30...0x39).contains(digit) ? min(value * 10 + Int(digit - 0x30), 9_999_999) : value
        }
    }
}
