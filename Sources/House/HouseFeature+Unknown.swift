import EchoScreen
import EchoText

/// Goes through the devices that say little of themselves.
extension HouseFeature {
    func nameDevices() {
        guard mayArrange() else { return }
        guard screen.hasScreen else {
            return screen.notify(
                Wording(desk.localized("Say what a device is in a sentence: “plug 3 is a lamp”.")), .warning)
        }
        let devices = desk.unknownDevices
        guard let first = devices.current else {
            return screen.notify(
                Wording(desk.localized("Every device says what it is. “Plug 3 is a lamp” changes that.")))
        }
        screen.show(
            UnknownPanel(devices, Wording(desk.localized(desk.text(of: first)))) { [desk] in desk.localized($0) })
    }

    /// - Returns: false where nothing is asked of devices.
    func performInUnknown(_ command: Command) -> Bool {
        guard let panel = screen.open(UnknownPanel.self), let question = panel.devices.current else { return false }
        guard command == .send else { return false }
        switch panel.answer.lowercased() {
        case "": goOn(after: question) { $0.goOn() }
        case "next", "weiter", "siguiente", "suivant": goOn(after: question) { $0.skipDevice() }
        default:
            run { [desk, text = panel.answer] feature in
                if let objection = await desk.answer(question, text) {
                    feature.screen.update(UnknownPanel.self) { $0.refuse(Wording(desk.localized(objection))) }
                } else {
                    feature.goOn(after: question) { $0.goOn() }
                }
            }
        }
        return true
    }

    /// What was asked may have been skipped meanwhile.
    private func goOn(after question: UnknownDevices.Question, _ change: (inout UnknownDevices) -> Void) {
        guard let panel = screen.open(UnknownPanel.self), panel.devices.current == question else { return }
        var devices = panel.devices
        change(&devices)
        guard let next = devices.current else {
            screen.closePanel()
            return screen.notify(
                Wording(desk.localized("Those were all. /describe lists what was said of devices.")), .success)
        }
        screen.update(UnknownPanel.self) { $0.ask(devices, Wording(desk.localized(desk.text(of: next)))) }
    }
}
