import EchoScreen
import EchoText

/// Says in the status line that calls go on.
package struct PhonePresenter: FeaturePresenterProtocol {
    /// How often a call that is watched moves.
    private static let pace = Duration.milliseconds(100)

    package var calls = 0
    /// Calls whose sound is kept.
    package var recorded = 0
    /// A line is open.
    package var isOpen = false
    /// Calls are looked at.
    package var isWatched = false

    package init() {}

    package func nextChange(at now: Duration) -> Duration? { isWatched && calls > 0 ? Self.pace : nil }

    package func show(in state: inout ScreenViewState) {
        guard isOpen || calls > 0 else { return }
        let text = calls == 0 ? "phone on" : NumberWording.counted(calls, "call")
        let mark = recorded == 0 ? "" : recorded == calls ? " ● recorded" : " ● \(recorded) recorded"
        state.status.items.append(StyledText(text + mark, calls == 0 ? .faint : .recording))
    }
}
