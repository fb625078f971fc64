import Echo
import EchoText

/// What is spoken apart from the conversation.
extension Screen {
    func previewVoice() {
        let voice = preferences.session.voice
        speak("Hello, I am \(voice). This is how I sound.", as: "a sample of \(voice)")
    }

    /// What is selected, else the last answer.
    func speakAgain() {
        guard let excerpt = presenter.conversation.excerpt else {
            return presenter.notify("There is no answer to read aloud yet.", .warning)
        }
        speak(excerpt.text, as: excerpt.name)
    }

    /// Announces something that nobody asked for just now, over an answer that is heard, but over no person. It is tried
    /// for a minute; what cannot be spoken by then was told in writing. Stopping ends it, and what is to be announced
    /// behind it.
    func announce(_ text: String) {
        announcer.announce(text) { [weak self] in
            self?.activity != .hearing
        } as: { [weak self, setup] in
            self?.preferences.session ?? setup.preferences.settings
        }
    }

    private func speak(_ text: String, as name: String) {
        let settings = preferences.session
        presenter.notify("Reading \(name) aloud. \(key: .stop) stops it.", .plain)
        start(.speaking) { [self] in
            try await SpeakText(link: link)(text, voice: settings.voice, speed: settings.speed)
            presenter.dismissNotice()
        }
    }
}
