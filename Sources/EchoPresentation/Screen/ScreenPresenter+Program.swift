import EchoText

/// The program's own panels.
extension ScreenPresenter {
    public mutating func openNotices() { panel.show(notices.panel) }

    public mutating func openTour() { panel.show(TourWording.overlay) }

    public mutating func beginRecording(_ file: String, at moment: ScreenTime) {
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
