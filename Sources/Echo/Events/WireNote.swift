import EchoWire
import Foundation

/// What went over the wire, before it has its number. Sound is replaced by its size.
struct WireNote: Sendable {
    let type: String
    let size: Int
    let direction: WireRecord.Direction
    let text: WireText
    let date = Date()
    let capturedAt: ContinuousClock.Instant?

    /// The type of the entry that says that an answer failed.
    static let failedType = "answer.failed"

    /// - Parameters:
    ///   - type: nil stands for the `type` that the event itself tells.
    ///   - capturedAt: when the last sample of the sound in it was taken.
    init(
        _ json: JSONValue, type: String? = nil, size: Int, _ direction: WireRecord.Direction,
        capturedAt: ContinuousClock.Instant? = nil
    ) {
        self.type = type ?? json["type"]?.string ?? "?"
        (self.size, self.direction, self.capturedAt) = (size, direction, capturedAt)
        text = WireText(AudioElision.elide(json, type: self.type).text)
    }

    /// An event of the server: its bytes are kept as they are, apart from sound.
    init(_ data: Data, _ read: ServerText) {
        (size, direction, capturedAt) = (data.count, .received, nil)
        switch read {
        case .delta(_, let type, let sound): (self.type, text) = (type, WireText(data, sound: sound))
        case .other(let json):
            type = json["type"]?.string ?? "?"
            text =
                AudioElision.mayHaveSound(data)
                ? WireText(AudioElision.elide(json, type: type).text) : WireText(data)
        }
    }

    /// An event of a written answer: its bytes are kept as they are, apart from what nobody reads.
    init(answer data: Data, _ json: JSONValue, type: String?) {
        (size, direction, capturedAt) = (data.count, .received, nil)
        self.type = type ?? "?"
        // Most events are too short to have anything that nobody reads.
        let shown = data.count > RESTElision.longestWord ? RESTElision.elide(json) : json
        text = data.count <= RESTElision.longestWord || shown == json ? WireText(data) : WireText(shown.text)
    }

    /// An answer that failed while it came.
    init(failure error: EchoError) {
        let reason = if case .invalidData(let reason) = error { reason } else { error.words }
        let json: JSONValue = ["name": .string(error.name), "message": .string(reason)]
        (type, size, direction, capturedAt) = (Self.failedType, 0, .received, nil)
        text = WireText(json.text)
    }

    /// Something that is not an event: its beginning is shown.
    init(invalid data: Data) {
        let start = String(decoding: data.prefix(2000), as: UTF8.self)
        (type, size, direction, capturedAt) = ("invalid", data.count, .received, nil)
        text = WireText(JSONValue.object(["invalid": .string(start)]).text)
    }
}

extension WireRecord {
    init(_ note: WireNote, id: Int) {
        let taken = note.capturedAt.map { Date() - ($0.duration(to: .now) / .seconds(1)) }
        self.init(
            id: id, direction: note.direction, date: note.date, type: note.type, size: note.size, kept: note.text,
            capturedAt: taken)
    }
}
