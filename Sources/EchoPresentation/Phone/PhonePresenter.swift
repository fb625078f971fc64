import EchoText

/// Says in the status line that calls go on.
public struct PhonePresenter: FeaturePresenterProtocol {
    /// How often a call that is watched moves.
    private static let pace = Duration.milliseconds(100)

    public var calls = 0
    /// The same, the oldest first, for who has to do with them beside the telephone.
    public var ongoing: [OngoingCall] = []
    /// Calls whose sound is kept.
    public var recorded = 0
    /// The sound of calls on the open line comes by here; so it does on no line at all.
    public var hasSound = true
    /// A line is open.
    public var isOpen = false
    /// Calls are looked at.
    public var isWatched = false

    public init() {}

    public func nextChange(at now: Duration) -> Duration? { isWatched && calls > 0 ? Self.pace : nil }

    public func show(in state: inout ScreenViewState) {
        guard isOpen || calls > 0 else { return }
        let text = calls == 0 ? "phone on" : NumberWording.counted(calls, "call")
        let mark = recorded == 0 ? "" : recorded == calls ? " ● recorded" : " ● \(recorded) recorded"
        state.status.items.append(StyledText(text + mark, calls == 0 ? .faint : .recording))
    }
}
