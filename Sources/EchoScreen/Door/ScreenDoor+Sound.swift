import Echo
import EchoAudio
import EchoText

/// Talking, listening and playing beside the conversation.
extension ScreenDoor {
    /// Whether the person means the microphone to be open.
    package var meansToTalk: Bool { screen.meansToTalk }
    package var isMicrophoneOpen: Bool { screen.isMicrophoneOpen }
    package var isMuted: Bool { screen.isMuted }

    /// Opens the microphone; in manual turn taking the second time ends the turn, else it closes the microphone.
    package func toggleTalking() { screen.toggleTalking() }
    /// The microphone is wanted for something else.
    package func stopListening() { screen.stopListening() }
    /// Nobody listens to a conversation by text.
    package func stopTalkingForGood() { screen.stopTalkingForGood() }
    /// Ends at once what is spoken apart from the conversation.
    package func stopSpeaking() { slots.cancel(.speaking) }
    /// Returns when the microphone is opened and closed no more.
    package func talkingEnded() async { await slots.end(of: .talking) }

    /// Plays a short tone, one at a time.
    package func play(_ earcon: Earcon) { screen.play(earcon) }
    /// The tone for what was asked for and is done.
    package func playDone() { play(.done) }

    /// Announces something that nobody asked for just now, over an answer that is heard, but over no person. It is tried
    /// for a minute; what cannot be spoken by then was told in writing. Stopping ends it, and what is to be announced
    /// behind it.
    package func announce(_ text: String) { screen.announce(text) }

    /// Plays a sound apart from the conversation, in place of what is spoken so; stopping ends it.
    ///
    /// - Parameters:
    ///   - isWished: somebody asked for it: what it throws is told.
    ///   - sound: makes it, 24 kHz.
    ///   - done: is called when it was played, or could not be; not when it was stopped.
    package func play(
        isWished: Bool = true, _ sound: @escaping @Sendable () async throws -> PCM16,
        then done: @escaping @MainActor () -> Void = {}
    ) {
        start(.speaking) { [self] in
            do {
                try await PlaySound(link: link)(sound())
            } catch {
                if isWished { throw error }
            }
            if !Task.isCancelled { done() }
        }
    }

    /// Listens to the microphone beside the conversation until no more is wanted; stopping ends it, and what is spoken
    /// apart from the conversation ends at once. Why there is nothing to listen with is told each time: it was asked for.
    ///
    /// - Parameters:
    ///   - wantsMore: is given what is heard.
    ///   - done: is called when it has ended.
    /// - Returns: false where there is no microphone.
    package func listen(
        _ wantsMore: @escaping @MainActor (CapturedSound) -> Bool,
        then done: @escaping @MainActor (ListeningEnd) -> Void
    ) -> Bool {
        guard let microphone = devices.microphone else { return false }
        stopSpeaking()
        start(.talking) { [self] in
            let record = RecordSound(microphone: microphone)
            var end = ListeningEnd.stopped
            do throws(AudioDeviceError) {
                try await record {
                    let isEnough = !wantsMore($0)
                    end = isEnough ? .enough : .stopped
                    return !isEnough
                }
            } catch {
                end = .failed
                if !Task.isCancelled { notify(ErrorPresenter.present(.audio(error)).wording, .warning) }
            }
            let isStopped = Task.isCancelled
            if !isStopped { screen.meansToTalk = false }
            done(isStopped ? .stopped : end)
        }
        return true
    }

    /// Ends listening beside the conversation at once.
    package func endListening() { slots.cancel(.talking) }
}

/// How listening beside the conversation has ended.
public enum ListeningEnd: Sendable, Hashable {
    /// No more was wanted.
    case enough
    /// It was taken back.
    case stopped
    /// The microphone cannot be had, or is gone; the person was told why.
    case failed
}
