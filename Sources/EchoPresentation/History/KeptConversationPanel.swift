import EchoText

/// A conversation that was kept, to be read.
public struct KeptConversationPanel: PanelProtocol {
    /// So many lines before the end of what is known, more are wanted.
    private static let foresight = 200

    private let title: String
    private var lines: [[StyledText]] = []
    private var hasMore = false
    private var isGrowing = true
    private var scroll = 0

    public init(title: String) { self.title = title }

    /// - Parameter lines: below those that are shown.
    public mutating func add(_ lines: [[StyledText]], hasMore: Bool) {
        self.lines += lines
        (self.hasMore, isGrowing) = (hasMore, false)
    }

    public mutating func grow() { isGrowing = true }

    /// The end of what is known is near.
    public var wantsMore: Bool { hasMore && !isGrowing && scroll + Self.foresight >= lines.count }

    public mutating func move(by rows: Int) { scroll = scroll.moved(by: rows, last: lines.count - 1) }

    public var use: Situation.Overlay { .reading }

    public var overlay: OverlayViewState {
        var overlay = OverlayViewState(title: title, content: .lines(lines), scroll: scroll)
        overlay.isGrowing = isGrowing
        return overlay
    }

    public var hints: [HintViewState]? {
        [HintViewState(.selectUp, and: .selectDown, "scroll"), HintViewState(.stop, "back")]
    }
}
