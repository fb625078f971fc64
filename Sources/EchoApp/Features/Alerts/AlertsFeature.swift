import EchoScreen

/// Tells a person who looks elsewhere that an answer is ready, or that a tool waits.
@MainActor final class AlertsFeature: FeatureProtocol, FollowingFeatureProtocol {
    nonisolated static let offer = FeatureOffer("alerts")

    private let screen: Screen
    private var rules = AlertRules()

    init(_ screen: Screen) { self.screen = screen }

    func follow() {
        let (activity, asks) = (screen.presenter.status.activity, screen.presenter.conversation.askedCall != nil)
        guard rules.concerns(activity, isAsked: asks) else { return }
        let state = screen.state
        if let effect = rules.receive(state, isAttended: screen.facts.isAttended) { _ = screen.perform(effect) }
    }
}
