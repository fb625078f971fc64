import Echo
import EchoScreen
import EchoText

/// Says in the header that it listens for its name, or why it listens without.
struct WakePresenter: FeaturePresenterProtocol {
    private var standing = WakeStanding()
    private var isMuted = false

    init() {}

    mutating func show(_ standing: WakeStanding) { self.standing = standing }

    mutating func receive(_ event: EchoEvent, at moment: ScreenTime, in conversation: ConversationPresenter) {
        if case .audioStatusChanged(let audio) = event { isMuted = audio.isMuted }
    }

    func nextChange(at now: Duration) -> Duration? {
        standing.deadline.map { max(.zero, $0 - now) }
    }

    func show(in state: inout ScreenViewState) {
        if let headline = headline(state.activity) { state.status.state = headline }
        if standing.isWaiting { state.status.muted = nil }
    }

    func describe(_ situation: inout Situation) { situation.listensBeside = standing.listensBeside }

    /// Nil for what the header says anyway.
    private func headline(_ activity: Activity) -> StyledText? {
        if standing.isWaiting {
            return isMuted
                ? StyledText(Activity.muted.label, Activity.muted.role) : WakeWording.waiting(for: standing.phrase)
        }
        guard activity == .listening else { return nil }
        return standing.followUpLeft.map(WakeWording.following) ?? (standing.isCalled ? WakeWording.called : nil)
    }
}
