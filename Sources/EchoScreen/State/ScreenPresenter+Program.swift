import Echo
import EchoText

/// The program's own panels, and its end.
extension ScreenPresenter {
    public mutating func openNotices() { panel.show(notices.panel) }

    public mutating func openHelp() {
        let read = panel.open(ReadingPanel.self)
        let below = read?.isHelp == true ? read?.below : panel.panel
        let wording = HelpWording(
            catalog: catalog, hints: below == nil ? hintsBelow : [], isText: status.standing.mode == .text)
        panel.show(wording.overlay(for: focus, in: below?.overlay.keys, about: notices.page), over: below)
    }

    /// Those of the pane, whether or not something is read over it.
    private var hintsBelow: [HintViewState] {
        guard panel.kind != nil else { return state.hints }
        var situation = situation
        situation.overlay = nil
        return catalog.availability.hints(in: situation)
    }

    public mutating func openPalette() {
        panel.show(Palette(PaletteRows(catalog).commands(in: situation), empty: PaletteRows.empty))
    }

    public mutating func openTour() { panel.show(TourWording.overlay) }

    public mutating func finish() { program.isFinished = true }
}

/// What the program waits for before it takes the first question, and whether it ends.
struct ProgramPresenter: Sendable {
    /// A saved conversation is to be gone on with, and is not there yet.
    var isResuming = false
    /// MCP servers that start, and whose tools are not known yet.
    var awaitedServers: [String] = []
    fileprivate(set) var isFinished = false

    func show(in state: inout ScreenViewState) {
        (state.isFinished, state.isResuming, state.awaitedServers) = (isFinished, isResuming, awaitedServers)
    }
}
