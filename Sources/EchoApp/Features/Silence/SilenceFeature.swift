import Echo
import EchoScreen
import EchoText

/// Watches over conversations whose silence is paid like speech: reminds after two minutes, goes on in text after five.
@MainActor final class SilenceFeature: FeatureProtocol, ListeningFeatureProtocol {
    nonisolated static let offer = FeatureOffer("silence", settings: [pauses])

    nonisolated private static let pauses = Setting.toggle(
        .pausesInSilence, "Pause in silence", slash: "pause-in-silence",
        "In full duplex, where silence costs as much as speech: remind after two quiet minutes, switch to text after five.",
        in: .turns, default: true)

    private let screen: ScreenDoor
    private var rules = SilenceRules()

    init(_ screen: ScreenDoor) { self.screen = screen }

    func receive(_ event: EchoEvent) {
        switch event {
        // The way of talking may be told a moment later than its model.
        case .connectionStatusChanged(.connected(_, let model)): silenceCosts(with: model) ? watch() : rules.stop()
        case .connectionStatusChanged(.disconnected), .connectionStatusChanged(.lost), .modeChanged(.text): rules.stop()
        case .userTranscriptionDelta, .assistantTextDelta, .assistantAudioDelta, .toolCallUpdated, .messageFinalized:
            rules.note(at: screen.clock.uptime)
        default: break
        }
    }

    func stop() { screen.slots.cancel(.watching) }

    /// Without turns, at a server that is paid for.
    private func silenceCosts(with model: String) -> Bool {
        let catalogue = screen.options.catalogue
        return !screen.isServerLocal && !catalogue.capabilities(ofVoice: model).contains(.turnDetection)
            && catalogue[model]?.price?.minute != nil
    }

    private func watch() {
        rules.begin(at: screen.clock.uptime)
        guard !screen.slots.isRunning(.watching) else { return }
        screen.slots.start(.watching) { [weak self, clock = screen.clock] in
            while let delay = self?.rules.delay(at: clock.uptime) {
                guard (try? await clock.sleep(for: max(delay, .milliseconds(100)))) != nil else { return }
                self?.act(at: clock.uptime)
            }
        }
    }

    private func act(at now: Duration) {
        guard case .flag(true) = Self.pauses.value(in: screen.preferences) else { return rules.note(at: now) }
        switch rules.step(at: now) {
        case .remind:
            let price = ModelWording.price(screen.options.catalogue[screen.modelName]?.price) ?? ""
            screen.notify(
                Wording("Nobody has spoken for two minutes; the session costs \(price). ")
                    + Wording("In three minutes it switches to text."), .warning)
            screen.publish()
        case .end:
            screen.handle(.performWith(.switchMode, "text"))
            screen.notify("It was quiet for five minutes: the conversation goes on in text. /mode voice switches back.")
            screen.publish()
        case nil: break
        }
    }
}

extension SettingID {
    static let pausesInSilence = SettingID("pause_in_silence")
}

extension TaskSlots.Slot {
    fileprivate static let watching = Self("silence.watching")
}
