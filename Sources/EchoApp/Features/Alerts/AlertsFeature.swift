import EchoScreen

/// Tells a person who looks elsewhere that an answer is ready, or that a tool waits.
@MainActor final class AlertsFeature: FeatureProtocol, FollowingFeatureProtocol {
    nonisolated static let offer = FeatureOffer("alerts")

    private let screen: ScreenDoor
    private var rules = AlertRules()

    init(_ screen: ScreenDoor) { self.screen = screen }

    func follow() {
        let (activity, asks) = (screen.shownActivity, screen.said.askedCall != nil)
        guard rules.concerns(activity, isAsked: asks) else { return }
        let state = screen.state
        if let effect = rules.receive(state, isAttended: screen.isAttended) { _ = screen.perform(effect) }
    }
}
