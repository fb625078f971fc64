/// A panel to read.
public struct ReadingPanel: PanelProtocol {
    public private(set) var overlay: OverlayViewState

    public init(_ overlay: OverlayViewState) { self.overlay = overlay }

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
