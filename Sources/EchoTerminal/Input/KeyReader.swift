/// Makes key presses of what ncurses read. A paste may come in several pieces; it is kept until its end.
public struct KeyReader: Sendable {
    private var paste: String?

    public init() {}

    /// `batch` is everything that was there to be read: an escape at its end is the key, elsewhere it means Alt.
    public mutating func read(_ batch: [RawInput]) -> [TerminalInput] {
        var inputs: [TerminalInput] = []
        var rest = batch[...]
        while let next = rest.popFirst() {
            if paste != nil { readPasted(next, &inputs) } else { readKey(next, &rest, &inputs) }
        }
        return inputs
    }

    private mutating func readPasted(_ next: RawInput, _ inputs: inout [TerminalInput]) {
        switch next {
        case .scalar(let scalar): paste?.unicodeScalars.append(scalar)
        case .pasteEnd:
            inputs.append(.paste((paste ?? "").normalizedLines))
            paste = nil
        case .named("KEY_ENTER"): paste?.append("\n")
        case .named, .pasteBegin: break
        }
    }

    private mutating func readKey(
        _ next: RawInput, _ rest: inout ArraySlice<RawInput>, _ inputs: inout [TerminalInput]
    ) {
        switch next {
        case .pasteBegin: paste = ""
        case .pasteEnd: break
        case .named(let name): inputs += NamedKey.keyPress(name).map { [.key($0)] } ?? []
        case .scalar("\u{1B}"): readEscape(&rest, &inputs)
        case .scalar(let scalar): append(scalar, to: &inputs)
        }
    }

    private func readEscape(_ rest: inout ArraySlice<RawInput>, _ inputs: inout [TerminalInput]) {
        switch rest.first {
        case nil, .scalar("\u{1B}")?, .pasteBegin?, .pasteEnd?: inputs.append(.key(.escape))
        case .named(let name)?:
            rest.removeFirst()
            inputs += NamedKey.keyPress(name).map { [.key(KeyPress($0.key, $0.modifiers.union(.alt)))] } ?? []
        case .scalar("[")? where rest.count > 1: skipSequence(&rest)
        case .scalar("O")? where rest.count > 1: rest.removeFirst(2)
        case .scalar(let scalar)?:
            rest.removeFirst()
            let press = Self.keyPress(scalar)
            inputs.append(.key(KeyPress(press.key, press.modifiers.union(.alt))))
        }
    }

    /// An escape sequence nobody knows is no typing.
    private func skipSequence(_ rest: inout ArraySlice<RawInput>) {
        rest.removeFirst()
        while case .scalar(let scalar)? = rest.popFirst() {
            if (0x40...0x7E).contains(scalar.value) { return }
        }
    }

    /// A combining mark belongs to the character before it.
    private func append(_ scalar: Unicode.Scalar, to inputs: inout [TerminalInput]) {
        if case .key(let last)? = inputs.last, let character = last.typed, scalar.value >= 0x300 {
            let joined = String(character) + String(scalar)
            if joined.count == 1 {
                inputs[inputs.count - 1] = .key(.character(Character(joined)))
                return
            }
        }
        inputs.append(.key(Self.keyPress(scalar)))
    }

    static func keyPress(_ scalar: Unicode.Scalar) -> KeyPress {
        switch scalar.value {
        case 0: return KeyPress(.character(" "), .control)
        case 8, 127: return KeyPress(.backspace)
        case 9: return .tab
        case 13: return .enter
        case 27: return .escape
        case 1...26: return .control(Character(Unicode.Scalar(UInt8(scalar.value + 0x60))))
        case 28...31: return .control(Character(Unicode.Scalar(UInt8(scalar.value + 0x40))))
        default: return .character(Character(scalar))
        }
    }
}

extension String {
    fileprivate var normalizedLines: String { String(map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 }) }
}
