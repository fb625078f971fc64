import EchoText

/// The program's own panels.
extension ScreenPresenter {
    public mutating func openNotices() { panel.show(notices.panel) }

    public mutating func openHelp() {
        let read = panel.open(ReadingPanel.self)
        let below = read?.isHelp == true ? read?.below : panel.panel
        let help = HelpWording(catalog: catalog)
        panel.show(help.overlay(for: focus, in: below?.overlay.keys, about: notices.page), over: below)
    }

    public mutating func openPalette() {
        panel.show(Palette(PaletteRows(catalog).commands(in: situation), empty: PaletteRows.empty))
    }

    public mutating func openTour() { panel.show(TourWording.overlay) }
}
