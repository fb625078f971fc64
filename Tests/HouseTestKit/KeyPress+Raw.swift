import EchoTestKit
import EchoTerminal

extension KeyPress {
    /// What ncurses would read for it.
    var rawInputs: [RawInput] {
        let escape: [RawInput] = modifiers.contains(.alt) ? [.scalar("\u{1B}")] : []
        return escape + plainInputs
    }

    private var plainInputs: [RawInput] {
        switch key {
        case .character(let character):
            if modifiers.contains(.control), let ascii = character.asciiValue {
                return [.scalar(Unicode.Scalar(ascii & 0x1F))]
            }
            return character.unicodeScalars.map { .scalar($0) }
        case .enter: return [.scalar("\r")]
        case .tab: return modifiers.contains(.shift) ? [.named("KEY_BTAB")] : [.scalar("\t")]
        case .escape: return [.scalar("\u{1B}")]
        case .function(let number): return [.named("KEY_F(\(number))")]
        default: return [.named(name)]
        }
    }

    private var name: String {
        switch key {
        case .backspace: "KEY_BACKSPACE"
        case .delete: "KEY_DC"
        case .insert: "KEY_IC"
        case .up: "KEY_UP"
        case .down: "KEY_DOWN"
        case .left: modifiers.contains(.control) ? "kLFT5" : "KEY_LEFT"
        case .right: modifiers.contains(.control) ? "kRIT5" : "KEY_RIGHT"
        case .home: "KEY_HOME"
        case .end: "KEY_END"
        case .pageUp: "KEY_PPAGE"
        default: "KEY_NPAGE"
        }
    }
}
