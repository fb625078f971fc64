import EchoPresentation

/// What a terminal is asked about itself, and what it has answered. No answer is no: nothing ever waits for one.
struct TerminalProbe: Sendable, Hashable {
    /// It can show a frame at once.
    private(set) var synchronizes = false
    private(set) var ground: Color?
    /// Its own name and version.
    private(set) var version: String?
    /// It knows kitty's keyboard protocol.
    private(set) var hasKeyboard = false
    private var tellsReleases = false
    /// The answer every terminal gives is still to come, and with it perhaps others.
    private(set) var isWaiting = false
    /// It answered the last question once, so it will again.
    private(set) var answers = false

    /// Device attributes: what all terminals answer, and after everything asked before.
    static let fence = "\u{1B}[c"
    static let keyboardQuestion = "\u{1B}[?u"

    /// Kitty's keyboard, synchronized updates, the ground, the name; those that know none of it say nothing.
    mutating func questions() -> String {
        isWaiting = true
        return Self.keyboardQuestion + "\u{1B}[?2026$p" + "\u{1B}]11;?\u{1B}\\" + "\u{1B}[>q" + Self.fence
    }

    /// Asks for nothing but the fence: what comes before it was said before.
    mutating func lastQuestion() -> String {
        isWaiting = true
        return Self.fence
    }

    /// It is xterm itself, and none of those that call themselves so.
    var isXterm: Bool { version?.hasPrefix("XTerm(") ?? false }

    /// Nobody will answer any more.
    mutating func giveUp() { isWaiting = false }

    mutating func receive(_ reply: TerminalReply) {
        switch reply {
        case .attributes:
            isWaiting = false
            answers = true
        case .mode(2026, let state): synchronizes = (1...3).contains(state)
        case .mode: break
        case .color(11, let color): ground = color
        case .color: break
        // Asked before the protocol is on, the flags say nothing of what it will do.
        case .keyboard(let flags):
            tellsReleases = hasKeyboard && flags & 2 != 0
            hasKeyboard = true
        case .version(let version): self.version = version
        }
    }

    var traits: TerminalTraits {
        TerminalTraits(tellsReleases: tellsReleases, isLight: ground.flatMap(Contrast.luminance).map { $0 > 0.2 })
    }
}
