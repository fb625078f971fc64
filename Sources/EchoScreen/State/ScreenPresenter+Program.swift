import Echo
import EchoText

/// The program's own panels.
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
}
