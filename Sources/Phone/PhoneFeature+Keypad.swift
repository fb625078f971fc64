import EchoScreen
import EchoText
import PhoneBridge

/// Keys of a telephone that a person presses in a call.
extension PhoneFeature {
    /// What a key does in the keypad; false for what has nothing to do with it. What is typed is pressed by itself.
    func press(_ command: Command, _ panel: KeypadPanel) -> Bool {
        switch command {
        case .stop: back(to: panel.call)
        case .send: break
        default: return false
        }
        return true
    }

    /// The mouse has pressed one.
    func pressKey(_ key: String) {
        guard let panel = screen.open(KeypadPanel.self) else { return }
        press(key, in: panel.call)
    }

    func pressTyped() {
        var typed = ""
        guard let panel = screen.open(KeypadPanel.self) else { return }
        screen.update(KeypadPanel.self) { typed = $0.takeTyped() }
        if !typed.isEmpty { press(typed, in: panel.call) }
    }

    private func press(_ text: String, in call: String) {
        guard rules.call(call) != nil else {
            screen.notify(PhoneWording.gone, .warning)
            return back(to: call)
        }
        guard let keys = KeypadPanel.keys(text) else { return screen.notify(PhoneWording.noKeys, .warning) }
        guard !keys.isEmpty else { return }
        ask(.press(keys), of: call)
        screen.update(KeypadPanel.self) { $0.note(keys) }
    }
}
