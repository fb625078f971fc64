import Echo
import EchoText

/// Being called by name.
extension ScreenPresenter {
    public mutating func tellName(_ phrase: String) {
        notices.show(WakeWording.on(phrase), .success, about: .name)
    }

    /// The call was heard: how to call is known.
    public mutating func wasCalled() { notices.works(.name) }

    /// What the header says of it; nil for what it says anyway.
    var wakeHeadline: StyledText? {
        if wake.isWaiting {
            return audio.isMuted
                ? StyledText(Activity.muted.label, Activity.muted.role)
                : WakeWording.waiting(for: settings.preferences.sound.phrase)
        }
        guard status.activity == .listening else { return nil }
        return wake.followUpLeft.map(WakeWording.following) ?? (wake.isCalled ? WakeWording.called : nil)
    }
}
