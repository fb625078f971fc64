import EchoTerminal

extension KeyPress {
    /// What xterm sends for it.
    var bytes: [UInt8] {
        switch key {
        case .character(let character): alt + characterBytes(character)
        case .enter: alt + [0x0D]
        case .escape: alt + [0x1B]
        case .backspace: alt + [0x7F]
        case .tab: modifiers.contains(.shift) ? Array("\u{1B}[Z".utf8) : alt + [0x09]
        case .function(let number): function(number)
        case .up: arrow("A")
        case .down: arrow("B")
        case .right: arrow("C")
        case .left: arrow("D")
        case .end: arrow("F")
        case .home: arrow("H")
        case .insert: numbered(2)
        case .delete: numbered(3)
        case .pageUp: numbered(5)
        case .pageDown: numbered(6)
        }
    }

    private var alt: [UInt8] { modifiers.contains(.alt) ? [0x1B] : [] }

    /// One more than the sum of the modifiers.
    private var sum: Int { Int(modifiers.rawValue) + 1 }

    private func characterBytes(_ character: Character) -> [UInt8] {
        if modifiers.contains(.control), let ascii = character.asciiValue { return [ascii & 0x1F] }
        return Array(String(character).utf8)
    }

    private func arrow(_ letter: Character) -> [UInt8] {
        Array((sum == 1 ? "\u{1B}[\(letter)" : "\u{1B}[1;\(sum)\(letter)").utf8)
    }

    private func numbered(_ number: Int) -> [UInt8] {
        Array((sum == 1 ? "\u{1B}[\(number)~" : "\u{1B}[\(number);\(sum)~").utf8)
    }

    private func function(_ number: Int) -> [UInt8] {
        guard number > 4 else { return Array("\u{1B}O\(["P", "Q", "R", "S"][max(0, number - 1)])".utf8) }
        let numbers = [15, 17, 18, 19, 20, 21, 23, 24, 25, 26, 28, 29, 31, 32, 33, 34]
        return numbered(numbers[min(numbers.count - 1, number - 5)])
    }
}
