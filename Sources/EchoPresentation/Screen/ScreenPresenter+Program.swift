/// The program's own panels.
extension ScreenPresenter {
    public mutating func openNotices() { panel.show(notices.panel) }

    /// Begins the tour, or goes to its next place; after the last one the composer has the keys again.
    public mutating func tour(to stop: TourStop?) {
        guard let stop else { return endTour() }
        focus = stop.pane ?? .composer
        panel.ask(.tour(stop))
    }

    public mutating func endTour() {
        panel.close()
        focus = .composer
    }

    public mutating func beginRecording(_ file: String, at moment: Moment) {
        recording.begin(file, at: moment.uptime)
        notify(RecordingWording.began(file), .success)
    }

    /// The recording goes on in another file.
    public mutating func goOnRecording(in file: String) { recording.goOn(in: file) }

    public mutating func endRecording() { recording.end() }

    public mutating func openDoctor(_ doctor: DoctorPanel) { panel.show(doctor.overlay) }

    /// Brings the doctor's panel up to date where it stands.
    ///
    /// - Returns: whether it is still open.
    public mutating func update(_ doctor: DoctorPanel) -> Bool {
        guard panel.readTitle == DoctorPanel.title else { return false }
        let scroll = panel.state?.scroll ?? 0
        var overlay = doctor.overlay
        overlay.scroll = scroll
        panel.show(overlay)
        return true
    }
}
