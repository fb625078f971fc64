import EchoPresentation

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
        switch match(keys, in: context, of: state) {
        case .command(.toggleTalking):
            talkKey = press.key
            return .talkKey(.pressed)
        case .command(let command):
            return ListScrolling(keymap: keymap, size: size).intent(for: command, state, &view)
        case .prefix:
            pending = keys
            return nil
        case .nothing:
            guard context.takesText, keys.count == 1, let character = press.typed else { return nil }
            return .type(String(character))
        }
    }

    /// A recording's keys come before those of the pane.
    private func match(_ keys: [KeyPress], in context: KeyContext, of state: ScreenViewState) -> KeyMatch {
        guard state.isReplay, state.overlay == nil, state.prompt == nil else { return keymap.match(keys, in: context) }
        let match = keymap.match(keys, in: .replay)
        return match == .nothing ? keymap.match(keys, in: context) : match
    }
}
