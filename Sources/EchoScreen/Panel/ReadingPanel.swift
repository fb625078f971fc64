/// A panel to read.
public struct ReadingPanel: PanelProtocol {
    public private(set) var overlay: OverlayViewState

    /// What it lies over; nil for the screen.
    let below: (any PanelProtocol)?

    public init(_ overlay: OverlayViewState) { self.init(overlay, over: nil) }

    init(_ overlay: OverlayViewState, over below: (any PanelProtocol)?) {
        self.overlay = overlay
        self.below = below
    }

    var isHelp: Bool { if case .help = overlay.content { true } else { false } }

    public var use: Situation.Overlay { .reading }

    public mutating func move(by rows: Int) { overlay.scroll = overlay.scroll.moved(by: rows, last: lineCount - 1) }

    private var lineCount: Int {
        switch overlay.content {
        case .lines(let lines): lines.count
        case .paragraphs(let paragraphs): paragraphs.count * 2
        case .help(let sections): sections.reduce(0) { $0 + $1.entries.count + 2 }
        default: 1
        }
    }
}
