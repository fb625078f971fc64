import EchoScreen

/// The questions to a terminal about itself, and its answers. No answer is no: nothing ever waits for one.
struct TerminalProbe: Sendable, Hashable {
    /// It can show a frame at once.
    private(set) var synchronizes = false
    private(set) var ground: Color?
    /// Its own name and version.
    private(set) var version: String?
    /// It knows kitty's keyboard protocol.
    private(set) var hasKeyboard = false
    /// It shows sixels.
    private(set) var hasSixels = false
    /// It knows kitty's graphics protocol.
    private(set) var hasKittyGraphics = false
    /// The size of its cells in pixels, as it said.
    private(set) var cell: Size?
    private var tellsReleases = false
    /// The answer every terminal gives is still to come, and with it perhaps others.
    private(set) var isWaiting = false
    /// How long the answer took: as far away it is. Nothing from one that never answered.
    private var distance = Duration.zero

    /// Whoever has not answered by then has nothing to say; what comes later is still heard.
    private static let answerTime = Duration.seconds(1)
    /// What a line takes now and then beyond what it took once: more where it is long.
    private var margin: Duration {
        distance == .zero ? Self.farMargin : min(Self.farMargin, max(Self.nearMargin, distance * 2))
    }

    private static let farMargin = Duration.milliseconds(50)
    private static let nearMargin = Duration.milliseconds(15)

    /// Device attributes: what all terminals answer, and after everything asked before.
    static let fence = "\u{1B}[c"
    static let keyboardQuestion = "\u{1B}[?u"

    /// Whether it takes a picture: of one pixel, which is shown nowhere.
    static let graphicsQuestion = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
    static let cellQuestion = "\u{1B}[16t"

    /// What is asked once it is known who answers.
    mutating func questions(_ more: [String]) -> String {
        guard !more.isEmpty else { return "" }
        isWaiting = true
        return more.joined() + Self.fence
    }

    /// Kitty's keyboard, synchronized updates, the ground, the name; those that know none of it say nothing.
    mutating func questions() -> String {
        isWaiting = true
        return Self.keyboardQuestion + "\u{1B}[?2026$p" + "\u{1B}]11;?\u{1B}\\" + "\u{1B}[>q" + Self.fence
    }

    /// It is xterm itself, and none of those that call themselves so.
    var isXterm: Bool { version?.hasPrefix("XTerm(") ?? false }

    /// How long to listen to it when it is left, so that nothing it says reaches the shell: until open questions are
    /// answered, or until what it said of keys and mouse before it knew has come. It is asked nothing any more, for on a
    /// slow line the shell would read the answer.
    func farewellTime(since asked: Duration, tellsMore: Bool) -> Duration {
        if isWaiting, asked < Self.answerTime { return Self.answerTime - asked }
        return tellsMore ? min(Self.answerTime, distance * 3 / 2 + margin) : .zero
    }

    /// `time` has passed since it was asked.
    mutating func receive(_ reply: TerminalReply, after time: Duration) {
        switch reply {
        case .attributes(let numbers):
            // The first is the kind of terminal.
            hasSixels = numbers.dropFirst().contains(4)
            if isWaiting { distance = time }
            isWaiting = false
        case .mode(2026, let state): synchronizes = (1...3).contains(state)
        case .mode: break
        case .color(11, let color): ground = color
        case .color: break
        // Asked before the protocol is on, the flags say nothing of what it will do.
        case .keyboard(let flags):
            tellsReleases = hasKeyboard && flags & 2 != 0
            hasKeyboard = true
        case .graphics: hasKittyGraphics = true
        case .cellSize(let width, let height): cell = Size(width: width, height: height)
        case .version(let version): self.version = version
        }
    }

    var traits: TerminalTraits {
        TerminalTraits(tellsReleases: tellsReleases, isLight: ground.flatMap(Contrast.luminance).map { $0 > 0.2 })
    }
}
