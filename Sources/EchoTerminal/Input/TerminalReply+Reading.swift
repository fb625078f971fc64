extension TerminalReply {
    init?(_ sequence: ControlSequence) {
        switch (sequence.sign, sequence.intermediates, sequence.final) {
        case (UInt8(ascii: "?"), [], UInt8(ascii: "c")):
            self = .attributes(sequence.parameters.compactMap { $0.first ?? nil })
        case (UInt8(ascii: "?"), [UInt8(ascii: "$")], UInt8(ascii: "y")):
            guard let mode = sequence.number(0) else { return nil }
            self = .mode(mode, state: sequence.number(1) ?? 0)
        case (UInt8(ascii: "?"), [], UInt8(ascii: "u")): self = .keyboard(flags: sequence.number(0) ?? 0)
        case (nil, [], UInt8(ascii: "t")):
            guard sequence.number(0) == 6, let height = sequence.number(1), let width = sequence.number(2) else {
                return nil
            }
            self = .cellSize(width: width, height: height)
        default: return nil
        }
    }

    /// A string the terminal sent: `kind` is the byte after the escape, `body` what stands before its end.
    init?(kind: UInt8, body: ArraySlice<UInt8>) {
        let text = String(decoding: body, as: UTF8.self)
        switch kind {
        case UInt8(ascii: "P") where text.hasPrefix(">|"): self = .version(String(text.dropFirst(2)))
        case UInt8(ascii: "_") where text.hasPrefix("G") && text.hasSuffix(";OK"): self = .graphics
        case UInt8(ascii: "]"):
            let parts = text.split(separator: ";", maxSplits: 1)
            guard parts.count == 2, let number = Int(parts[0]), let color = Color(xReply: parts[1]) else { return nil }
            self = .color(number, color)
        default: return nil
        }
    }
}

extension Color {
    /// "rgb:1e1e/1e/1", each part one to four digits of the same weight: X's way to write a colour.
    fileprivate init?(xReply text: Substring) {
        guard let colon = text.firstIndex(of: ":"), ["rgb", "rgba"].contains(text[..<colon]) else { return nil }
        let parts = text[text.index(after: colon)...].split(separator: "/", omittingEmptySubsequences: false)
        let values = parts.compactMap(Self.part)
        guard values.count == parts.count, values.count >= 3 else { return nil }
        self = .rgb(red: values[0], green: values[1], blue: values[2])
    }

    private static func part(_ digits: Substring) -> UInt8? {
        guard (1...4).contains(digits.count), digits.allSatisfy(\.isHexDigit), let value = Int(digits, radix: 16) else {
            return nil
        }
        return UInt8(value * 255 / ((1 << (4 * digits.count)) - 1))
    }
}
