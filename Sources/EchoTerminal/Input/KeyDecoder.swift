/// Makes key presses, pastes, mouse events and replies of the bytes a terminal sends.
///
/// Bytes may be cut apart anywhere. What nobody knows is swallowed whole and never typed; nothing that is sent makes it
/// remember more than a paste.
public struct KeyDecoder: Sendable {
    /// How long to wait for what may follow an escape, for the rest of a sequence, and for the end of a paste.
    static let escapePatience = Duration.milliseconds(30)
    static let sequencePatience = Duration.milliseconds(500)
    static let pastePatience = Duration.seconds(3)
    /// The longest sequence that is swallowed, however long it is.
    static let longestSkip = 64 << 10

    /// A text key that comes again before it was released is held: only said by terminals that tell of releases.
    public var tellsReleases = false { didSet { held = [] } }

    private let named: [[UInt8]: KeyPress]
    private var pending: [UInt8] = []
    private var paste: PasteBuffer?
    private var skip: Skip?
    private var held: Set<Character> = []

    /// An overlong sequence, until its end.
    private struct Skip {
        var isString: Bool
        var budget = KeyDecoder.longestSkip
    }

    /// `named` are the sequences of the terminal's description, which come first.
    public init(named: [[UInt8]: KeyPress] = [:]) { self.named = named }

    /// How long to wait for more before `giveUp`; nil when nothing is begun.
    public var patience: Duration? {
        if paste != nil { return Self.pastePatience }
        if skip != nil { return Self.sequencePatience }
        if pending.isEmpty { return nil }
        return isPerhapsAlone ? Self.escapePatience : Self.sequencePatience
    }

    public mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalInput] {
        var inputs: [TerminalInput] = []
        var rest = (pending + bytes)[...]
        pending = []
        while !rest.isEmpty {
            let isWhole =
                if paste != nil { readPasted(&rest, &inputs) } else if skip != nil { readSkipped(&rest) } else {
                    readKey(&rest, &inputs)
                }
            guard isWhole else { break }
        }
        pending = Array(rest)
        return inputs
    }

    /// Nothing more comes: an escape by itself is the key.
    public mutating func giveUp() -> [TerminalInput] {
        defer {
            pending = []
            paste = nil
            skip = nil
        }
        if let paste { return paste.text.isEmpty ? [] : [.paste(paste.text)] }
        guard skip == nil, let first = pending.first else { return [] }
        guard first == 0x1B else { return [.key(.character("\u{FFFD}"))] }
        guard isPerhapsAlone else { return [] }
        switch pending.count {
        case 1: return [.key(.escape)]
        case 2 where pending[1] == 0x1B: return [.key(.escape), .key(.escape)]
        case 2: return [.key(.alt(Character(Unicode.Scalar(pending[1]))))]
        default: return [.key(.escape), .key(.alt(Character(Unicode.Scalar(pending[2]))))]
        }
    }

    /// How many bytes wait for others.
    var remembered: Int { pending.count + (paste?.count ?? 0) }

    /// The person may have pressed exactly this: Escape, or Alt and what begins a sequence.
    private var isPerhapsAlone: Bool {
        switch pending.count {
        case 1: pending[0] == 0x1B
        case 2: pending[0] == 0x1B && pending[1] < 0x80
        case 3: pending[0] == 0x1B && pending[1] == 0x1B
        default: false
        }
    }

    private mutating func readPasted(_ rest: inout ArraySlice<UInt8>, _ inputs: inout [TerminalInput]) -> Bool {
        guard paste?.take(&rest) == true else { return false }
        inputs.append(.paste(paste?.text ?? ""))
        paste = nil
        return true
    }

    /// Swallows up to the end of a sequence; false when an escape's meaning is still to come.
    private mutating func readSkipped(_ rest: inout ArraySlice<UInt8>) -> Bool {
        while let byte = rest.first, var skip {
            if byte < 0x20 { return endSkip(&rest) }
            rest.removeFirst()
            skip.budget -= 1
            let isOver = skip.budget == 0 || (!skip.isString && byte >= 0x40)
            self.skip = isOver ? nil : skip
        }
        return true
    }

    private mutating func endSkip(_ rest: inout ArraySlice<UInt8>) -> Bool {
        guard skip?.isString == true else {
            skip = nil
            return true
        }
        if rest.first == 0x1B, rest.count == 1 { return false }
        skip = nil
        if rest.first == 0x07 { rest.removeFirst() }
        if rest.starts(with: [0x1B, UInt8(ascii: "\\")]) { rest.removeFirst(2) }
        return true
    }

    /// Reads one key; false when it is not whole yet.
    private mutating func readKey(_ rest: inout ArraySlice<UInt8>, _ inputs: inout [TerminalInput]) -> Bool {
        guard rest.first == 0x1B else { return readScalar(&rest, &inputs) }
        switch EscapeSequence(rest) {
        case .unfinished: return false
        case .escape:
            rest.removeFirst()
            inputs.append(.key(.escape))
        case .alt: readWithAlt(&rest, &inputs)
        case .character: return readAltCharacter(&rest, &inputs)
        case let sequence:
            let count = sequence.count
            read(sequence, rest.prefix(count), &inputs)
            rest.removeFirst(count)
        }
        return true
    }

    private mutating func readWithAlt(_ rest: inout ArraySlice<UInt8>, _ inputs: inout [TerminalInput]) {
        rest.removeFirst()
        let before = inputs.count
        _ = readKey(&rest, &inputs)
        for index in before..<inputs.count {
            guard case .key(let press, let phase) = inputs[index] else { continue }
            inputs[index] = .key(KeyPress(press.key, press.modifiers.union(.alt)), phase)
        }
    }

    private mutating func readAltCharacter(_ rest: inout ArraySlice<UInt8>, _ inputs: inout [TerminalInput]) -> Bool {
        if let press = named[Array(rest.prefix(2))] {
            inputs.append(.key(press))
            rest.removeFirst(2)
            return true
        }
        guard let next = UTF8Scalar(in: rest.dropFirst()) else { return false }
        rest.removeFirst(1 + next.count)
        if let press = Self.keyPress(next.scalar) {
            inputs.append(.key(KeyPress(press.key, press.modifiers.union(.alt))))
        }
        return true
    }

    private mutating func readScalar(_ rest: inout ArraySlice<UInt8>, _ inputs: inout [TerminalInput]) -> Bool {
        guard let next = UTF8Scalar(in: rest) else { return false }
        rest.removeFirst(next.count)
        if !joins(next.scalar, to: &inputs), let press = Self.keyPress(next.scalar) {
            inputs.append(.key(press, phase(of: press)))
        }
        return true
    }

    private mutating func read(
        _ sequence: EscapeSequence, _ bytes: ArraySlice<UInt8>, _ inputs: inout [TerminalInput]
    ) {
        if let press = named[Array(bytes)] { return inputs.append(.key(press)) }
        switch sequence {
        case .control(let control, _): read(control, &inputs)
        case .single(let single, _): inputs += Self.single(single).map { [$0] } ?? []
        case .console(let byte, _):
            let number = Int(byte) - 0x40
            if (1...5).contains(number) { inputs.append(.key(KeyPress(.function(number)))) }
        case .oldMouse(let numbers, _): inputs += MouseReport.event(bytes: numbers).map { [.mouse($0)] } ?? []
        case .string(let kind, let body, _):
            inputs += TerminalReply(kind: kind, body: body).map { [.reply($0)] } ?? []
        case .endless(let isString, _): skip = Skip(isString: isString)
        case .unfinished, .alt, .character, .escape, .broken: break
        }
    }

    private mutating func read(_ control: ControlSequence, _ inputs: inout [TerminalInput]) {
        if control.sign == nil, control.final == UInt8(ascii: "~"), control.number(0) == 200 {
            paste = PasteBuffer()
        } else if let reply = TerminalReply(control) {
            inputs.append(.reply(reply))
        } else if let input = ControlSequenceKey.input(control) {
            note(input)
            inputs.append(input)
        }
    }

    private mutating func note(_ input: TerminalInput) {
        switch input {
        case .key(let press, .released): if case .character(let character) = press.key { held.remove(character.folded) }
        case .focus: held = []
        default: break
        }
    }

    private mutating func phase(of press: KeyPress) -> KeyPhase {
        guard tellsReleases, let character = press.typed else { return .pressed }
        return held.insert(character.folded).inserted ? .pressed : .repeated
    }

    private static func single(_ sequence: ControlSequence) -> TerminalInput? {
        if let key = SentKey.smallArrow(sequence.final) { return .key(KeyPress(key, .control)) }
        if let key = SentKey.key(final: sequence.final) {
            let modifiers = SentModifiers(sequence.parameters.last ?? [])
            return .key(KeyPress(key, modifiers.modifiers))
        }
        return SentKey.keypad(sequence.final).map { .key($0) }
    }

    /// A combining mark belongs to the character before it.
    private func joins(_ scalar: Unicode.Scalar, to inputs: inout [TerminalInput]) -> Bool {
        guard scalar.value >= 0x300, case .key(let last, let phase)? = inputs.last, let character = last.typed else {
            return false
        }
        let joined = String(character) + String(scalar)
        guard joined.count == 1 else { return false }
        inputs[inputs.count - 1] = .key(.character(Character(joined)), phase)
        return true
    }

    /// nil for the control characters nobody has a key for.
    private static func keyPress(_ scalar: Unicode.Scalar) -> KeyPress? {
        switch scalar.value {
        case 0: KeyPress(.character(" "), .control)
        case 8, 127: KeyPress(.backspace)
        case 9: .tab
        case 13: .enter
        case 27: .escape
        case 1...26: .control(Character(Unicode.Scalar(UInt8(scalar.value + 0x60))))
        case 28...31: .control(Character(Unicode.Scalar(UInt8(scalar.value + 0x40))))
        case 0x80..<0xA0: nil
        default: .character(Character(scalar))
        }
    }
}

extension EscapeSequence {
    /// How many bytes it takes.
    fileprivate var count: Int {
        switch self {
        case .control(_, let count), .single(_, let count), .console(_, let count), .oldMouse(_, let count),
            .string(_, _, let count), .broken(let count), .endless(_, let count):
            count
        case .unfinished, .alt, .character, .escape: 1
        }
    }
}

extension Character {
    /// Shift may be let go first.
    fileprivate var folded: Character { lowercased().count == 1 ? Character(lowercased()) : self }
}
