/// Whether the person talks, as they mean it.
struct Talking: Sendable {
    /// They mean to be heard. The microphone may be open without: it stays open between turns.
    var isMeant = false
    var key = TalkKeyRules()
}

/// Makes talking of what a terminal tells of one key: it talks while the key is held, or from one tap to the next.
///
/// Some terminals tell of the release. The others only send the key again while it is held, first after a pause, then
/// quickly; those that send nothing leave taps. Time is the running time of the program.
struct TalkKeyRules: Sendable, Hashable {
    enum Action: Sendable, Hashable { case begin, end }

    /// Held for less than this, a key was tapped: slow taps of people take 100–200 ms.
    static let longestTap = Duration.milliseconds(350)
    /// A key that comes again within this is held: nobody taps so fast, while terminals repeat at 20–50 a second.
    static let longestRepeat = Duration.milliseconds(120)
    /// A key that is held comes again within this for the first time; X11 waits 660 ms, others 200–500, and a busy machine
    /// longer.
    static let longestPause = Duration.milliseconds(1000)
    /// A held key that did not come again for this long was let go; a busy line may swallow a few.
    static let silence = Duration.milliseconds(200)

    private enum State: Sendable, Hashable {
        case up
        /// It went down, and began to talk or ended it.
        case down(since: Duration, began: Bool)
        /// It came a second time: a second tap, or held, which the next one will show.
        case unclear(since: Duration, began: Bool)
        /// It comes again and again.
        case repeating(last: Duration, began: Bool)
    }

    private var state = State.up
    private var tellsReleases = false

    /// It is being held to talk.
    var isHeld: Bool {
        switch state {
        case .repeating(_, began: true): true
        case .down(_, began: true): tellsReleases
        default: false
        }
    }

    /// When `tick` is to be called; nil when there is nothing to wait for.
    var deadline: Duration? {
        switch state {
        case .up: nil
        case .down(let since, _): tellsReleases ? nil : since + Self.longestPause
        case .unclear(let since, _): since + Self.longestRepeat
        case .repeating(let last, _): last + Self.silence
        }
    }

    /// `isTalking` is whether the person is being heard now.
    mutating func receive(
        _ event: TalkKeyEvent, at now: Duration, isTalking: Bool, style: ScreenPreferences.TalkKey, tellsReleases: Bool
    ) -> Action? {
        guard style != .toggle else { return event == .pressed ? (isTalking ? .end : .begin) : nil }
        self.tellsReleases = tellsReleases
        return switch event {
        case .released: release(at: now, style)
        case .repeated: nil
        case .pressed: tellsReleases ? press(at: now, isTalking) : repeated(at: now, isTalking, style)
        }
    }

    /// Talking ended by something else: the next press begins anew.
    mutating func forget() { state = .up }

    /// What the time that passed means.
    mutating func tick(at now: Duration, isTalking: Bool, style: ScreenPreferences.TalkKey) -> Action? {
        guard let deadline, now >= deadline else { return nil }
        switch state {
        case .up: return nil
        case .down(_, let began):
            state = .up
            return began && style == .hold && isTalking ? .end : nil
        case .unclear(let since, _):
            return press(at: since, isTalking)
        case .repeating(_, let began):
            state = .up
            return began && isTalking ? .end : nil
        }
    }

    private mutating func press(at now: Duration, _ isTalking: Bool) -> Action {
        state = .down(since: now, began: !isTalking)
        return isTalking ? .end : .begin
    }

    private mutating func repeated(
        at now: Duration, _ isTalking: Bool, _ style: ScreenPreferences.TalkKey
    ) -> Action? {
        switch state {
        case .down(let since, let began) where now - since <= Self.longestRepeat:
            state = .repeating(last: now, began: began)
        case .down(let since, let began) where now - since <= Self.longestPause:
            state = .unclear(since: now, began: began)
        case .unclear(let since, let began) where now - since <= Self.longestRepeat:
            state = .repeating(last: now, began: began)
        case .repeating(let last, let began) where now - last <= Self.silence:
            state = .repeating(last: now, began: began)
        case .up, .down, .unclear, .repeating: return press(at: now, isTalking)
        }
        return nil
    }

    private mutating func release(at now: Duration, _ style: ScreenPreferences.TalkKey) -> Action? {
        guard case .down(let since, let began) = state else { return nil }
        state = .up
        return began && (style == .hold || now - since > Self.longestTap) ? .end : nil
    }
}
