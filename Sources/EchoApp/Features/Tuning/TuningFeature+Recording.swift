import Echo
import EchoAudio
import EchoScreen

/// The two recordings that are judged: made, made again, and listened to.
extension TuningFeature {
    func record() {
        guard let microphone else { return }
        var isWanted = false
        update { isWanted = $0.record() }
        guard isWanted else { return }
        screen.start(.tuning) { [self] in
            do throws(AudioDeviceError) {
                let record = RecordSound(microphone: microphone)
                try await record.callAsFunction(hear)
                if isAnotherMicrophone { throw AudioDeviceError.replaced(.capture) }
            } catch {
                update { $0.fail(error) }
            }
        }
    }

    /// Both recordings are to be of the microphone that the panel was opened with.
    var isAnotherMicrophone: Bool {
        tuner.map { $0.key != rules.key(screen.preferences.sound) } ?? false
    }

    /// Whether more is wanted.
    private func hear(_ sound: CapturedSound) -> Bool {
        guard !isAnotherMicrophone else { return false }
        var wantsMore = false
        update { wantsMore = $0.receive(sound) }
        screen.publish()
        return wantsMore
    }

    func recordAgain() {
        screen.slots.cancel(.tuning)
        screen.slots.cancel(.hearing)
        let (name, key) = (rules.name(screen.preferences.sound), rules.key(screen.preferences.sound))
        update { $0.again(with: name, key: key) }
    }

    func hearTake() {
        guard let recording = tuner?.recording else { return }
        screen.start(.hearing) { [self] in try await PlaySound(link: screen.link)(recording) }
    }
}
