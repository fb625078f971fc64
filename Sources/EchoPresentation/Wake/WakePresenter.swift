import EchoText
public import Echo

/// Says in the header that it listens for its name, or why it listens without.
public struct WakePresenter: FeaturePresenterProtocol {
    private var rule = WakeRule()
    private var phrase = ""
    private var isMuted = false

    public init() {}

    /// - Parameter phrase: what it is called.
    public mutating func show(_ rule: WakeRule, _ phrase: String) {
        self.rule = rule
        self.phrase = phrase
    }

    public mutating func receive(_ event: EchoEvent, at moment: ScreenTime, in conversation: ConversationPresenter) {
        if case .audioStatusChanged(let audio) = event { isMuted = audio.isMuted }
    }

    public func nextChange(at now: Duration) -> Duration? { rule.nextChange(at: now) }

    public func show(in state: inout ScreenViewState) {
        if let headline = headline(state.activity) { state.status.state = headline }
        if rule.isWaiting { state.status.muted = nil }
    }

    public func describe(_ situation: inout Situation) { situation.listensBeside = rule.listensBeside }

    /// Nil for what the header says anyway.
    private func headline(_ activity: Activity) -> StyledText? {
        if rule.isWaiting {
            return isMuted
                ? StyledText(Activity.muted.label, Activity.muted.role) : WakeWording.waiting(for: phrase)
        }
        guard activity == .listening else { return nil }
        return rule.followUpLeft.map(WakeWording.following) ?? (rule.isCalled ? WakeWording.called : nil)
    }
}
