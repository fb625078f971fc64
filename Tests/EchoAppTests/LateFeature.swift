import EchoApp
import EchoPresentation

/// A feature that can answer what is written once it has come.
@MainActor final class LateFeature: FeatureProtocol {
    nonisolated static let offer = FeatureOffer("late", commands: [])

    private let screen: Screen
    private var hasCome = false
    private(set) var answered: [String] = []

    init(_ screen: Screen) { self.screen = screen }

    func come() {
        hasCome = true
        screen.answerWaiting()
    }

    func answerLate(_ text: String) -> Bool {
        if hasCome { answered.append(text) }
        return hasCome
    }
}
