import EchoScreen
import EchoText

/// Asks about devices that say little of themselves, one by one.
struct UnknownPanel: PanelProtocol {
    private(set) var devices: UnknownDevices
    private let title: String
    private var question: Wording
    /// Why the last answer was not kept.
    private var objection: Wording = ""
    private var composer = Composer()

    init(_ devices: UnknownDevices, title: String, _ question: Wording) {
        (self.devices, self.title, self.question) = (devices, title, question)
    }

    /// What is written, without spaces around it; empty to skip the question.
    var answer: String { composer.text.trimmed }

    mutating func refuse(_ why: Wording) { objection = why }

    /// Shows what is asked next.
    mutating func ask(_ devices: UnknownDevices, _ question: Wording) {
        (self.devices, self.question, objection) = (devices, question, "")
        composer.replace(with: "")
    }

    var use: Situation.Overlay { .editing }

    mutating func compose(_ change: (inout Composer) -> Void) { change(&composer) }

    var overlay: OverlayViewState {
        let place = "\(devices.place) of \(devices.count)"
        var overlay = OverlayViewState(
            title: "\(title) · \(place)",
            content: .editor(composer.viewState(placeholder: "Enter alone skips this; “next” skips the device")))
        overlay.writtenRows = 1
        overlay.above = ([question] + (objection.isEmpty ? [] : [objection]) + [""]).map { ParagraphViewState($0) }
        return overlay
    }

    var hints: [HintViewState]? {
        [HintViewState(.send, answer.isEmpty ? "skip" : "keep"), HintViewState(.stop, "end")]
    }
}
