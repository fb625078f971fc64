import EchoApp
import EchoScreen

/// A feature that can answer what is written once it has come.
@MainActor final class LateFeature: FeatureProtocol, AnsweringFeatureProtocol {
    nonisolated static let offer = FeatureOffer("late", commands: [])

    private let screen: ScreenDoor
    private var hasCome = false
    private(set) var answered: [String] = []

    init(_ screen: ScreenDoor) { self.screen = screen }

    func come() {
        hasCome = true
        screen.answerWaiting()
    }

    func answer(_ text: String, isLate: Bool) -> Bool {
        guard isLate, hasCome else { return false }
        answered.append(text)
        return true
    }
}
