import EchoScreen
import EchoText

/// Asks about devices that say little of themselves, one by one.
struct UnknownPanel: PanelProtocol {
    private(set) var devices: UnknownDevices
    private let title: String
    private let placeholder: String
    private let places: [String]
    private var question: Wording
    /// Why the last answer was not kept.
    private var objection: Wording = ""
    private var composer = Composer()

    /// - Parameter localized: puts a sentence into the language that is spoken.
    init(_ devices: UnknownDevices, _ question: Wording, localized: (String) -> String) {
        (self.devices, self.question) = (devices, question)
        title = localized("Unknown devices")
        placeholder = localized("Enter alone skips this; “next” skips the device")
        places = (0...devices.count).map { localized("\($0) of \(devices.count)") }
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
        let place = places[min(devices.place, devices.count)]
        var overlay = OverlayViewState(
            title: "\(title) · \(place)",
            content: .editor(composer.viewState(placeholder: Wording(placeholder))))
        overlay.writtenRows = 1
        overlay.above = ([question] + (objection.isEmpty ? [] : [objection]) + [""]).map { ParagraphViewState($0) }
        return overlay
    }

    var hints: [HintViewState]? {
        [HintViewState(.send, answer.isEmpty ? "skip" : "keep"), HintViewState(.stop, "end")]
    }
}
