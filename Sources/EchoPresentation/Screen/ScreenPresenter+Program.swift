import EchoText

/// The program's own panels.
extension ScreenPresenter {
    public mutating func openNotices() { panel.show(notices.panel) }

    public mutating func openHelp() {
        panel.show(HelpWording(catalog: catalog).overlay(for: focus, in: panel.state?.keys))
    }

    public mutating func openPalette() {
        panel.show(Palette(PaletteRows(catalog).commands(in: situation), empty: PaletteRows.empty))
    }

    public mutating func openTour() { panel.show(TourWording.overlay) }
}
