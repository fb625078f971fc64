import Echo
import EchoScreen

/// Plays the tone that belongs to what happened, if the person wants tones.
@MainActor final class EarconsFeature: FeatureProtocol, ListeningFeatureProtocol {
    nonisolated static let offer = FeatureOffer("audio cues", settings: SettingsTable.earcons)

    private let screen: ScreenDoor
    private var rules = EarconRules()

    init(_ screen: ScreenDoor) { self.screen = screen }

    func receive(_ event: EchoEvent) {
        guard let earcon = rules.receive(event, isTalking: screen.meansToTalk) else { return }
        if screen.preferences.sound.earcons { screen.play(earcon) }
    }
}
