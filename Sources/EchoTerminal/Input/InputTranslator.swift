import EchoScreen

/// Says what a person asks for with what they pressed, given what the screen shows.
struct InputTranslator {
    private let keymap: Keymap
    private var pending: [KeyPress] = []
    /// The key that talks, while it is down: its release may come where it means something else.
    private var talkKey: Key?

    init(keymap: Keymap) { self.keymap = keymap }

    mutating func intent(_ input: TerminalInput, _ state: ScreenViewState, _ view: inout ScreenView, _ size: Size)
        -> Intent?
    {
        switch input {
        case .paste(let text):
            pending = []
            return .paste(text)
        case .key(let press, .released):
            guard press.key == talkKey else { return nil }
            talkKey = nil
            return .talkKey(.released)
        case .key(let press, .repeated) where press.key == talkKey: return .talkKey(.repeated)
        case .key(let press, _): return intent(press, state, &view, size)
        case .focus(let hasFocus): return .attend(hasFocus)
        case .mouse, .reply: return nil
        }
    }

    private mutating func intent(
        _ press: KeyPress, _ state: ScreenViewState, _ view: inout ScreenView, _ size: Size
    ) -> Intent? {
        let context = KeyContext(state)
        let keys = pending + [press]
        pending = []
        if state.overlay?.leavesLetters == true, keys.count == 1, let character = press.typed {
            return .type(String(character))
        }
        switch match(keys, of: state) {
        case .command(.toggleTalking):
            talkKey = press.key
            return .talkKey(.pressed)
        case .command(let command):
            return Movement(keymap: keymap, size: size).intent(for: command, state, &view) ?? .perform(command)
        case .prefix:
            pending = keys
            return nil
        case .nothing:
            guard context.takesText, keys.count == 1, let character = press.typed else { return nil }
            return .type(String(character))
        }
    }

    private func match(_ keys: [KeyPress], of state: ScreenViewState) -> KeyMatch {
        KeyContext.all(of: state).lazy.map { keymap.match(keys, in: $0) }.first { $0 != .nothing } ?? .nothing
    }
}
