#if canImport(CVterm)
import CVterm

extension TerminalKey {
    /// The emulator's own name of a key that makes no character.
    var named: VTermKey {
        switch self {
        case .enter: VTERM_KEY_ENTER
        case .escape: VTERM_KEY_ESCAPE
        case .tab: VTERM_KEY_TAB
        case .backspace: VTERM_KEY_BACKSPACE
        case .up: VTERM_KEY_UP
        case .down: VTERM_KEY_DOWN
        case .left: VTERM_KEY_LEFT
        case .right: VTERM_KEY_RIGHT
        case .home: VTERM_KEY_HOME
        case .end: VTERM_KEY_END
        case .pageUp: VTERM_KEY_PAGEUP
        case .pageDown: VTERM_KEY_PAGEDOWN
        case .insert: VTERM_KEY_INS
        case .delete: VTERM_KEY_DEL
        case .function(let number): VTermKey(rawValue: VTERM_KEY_FUNCTION_0.rawValue + UInt32(number))
        default: VTERM_KEY_NONE
        }
    }
}
#endif
