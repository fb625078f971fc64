/// The number of a request in its dialog, with its method: the header CSeq.
struct SIPSequence: Sendable, Hashable, CustomStringConvertible {
    var number: UInt32
    var method: SIPMethod

    init(_ number: UInt32, _ method: SIPMethod) { (self.number, self.method) = (number, method) }

    init?(_ text: String) {
        let words = text.split { $0 == " " || $0 == "\t" }
        // It stays below 2³¹.
        guard words.count == 2, let number = UInt32(words[0]), number < 1 << 31, words[1].isToken else { return nil }
        self.init(number, SIPMethod(rawValue: String(words[1])))
    }

    var description: String { "\(number) \(method.rawValue)" }
}
