public import EchoText

/// A panel over the screen: what it shows, as data that is drawn by its shape, and how a person moves in it.
public protocol PanelProtocol: Sendable {
    /// What a person does in it; decides which keys it takes.
    var use: Situation.Overlay { get }
    /// What it shows now.
    var overlay: OverlayViewState { get }
    /// For the hint bar in place of those of its use; nil for those.
    var hints: [HintViewState]? { get }
    /// Adds what decides on which commands can be given in it.
    func describePanel(in situation: inout Situation)
    /// Scrolls what is read, or moves the selection; never beyond either end.
    mutating func move(by rows: Int)
    /// Changes the text that is written in it.
    mutating func compose(_ change: (inout Composer) -> Void)
}

extension PanelProtocol {
    public var hints: [HintViewState]? { nil }

    public func describePanel(in situation: inout Situation) {}

    public mutating func move(by rows: Int) {}

    public mutating func compose(_ change: (inout Composer) -> Void) {}
}

extension Int {
    /// Moved by so many rows within a list that ends at `last`; neither end is ever left.
    public func moved(by rows: Int, last: Int) -> Int {
        let last = Swift.max(0, last)
        return Swift.min(last, Swift.max(0, self + Swift.min(Swift.max(rows, -last - 1), last + 1)))
    }
}
