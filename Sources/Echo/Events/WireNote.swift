import EchoWire
import Foundation

/// A message on the wire, before it has its number. Sound is replaced by its size.
struct WireNote: Sendable {
    let type: String
    let size: Int
    let direction: WireRecord.Direction
    private(set) var text: WireText
    let date = Date()
    let capturedAt: ContinuousClock.Instant?
    /// The event as it stood in the body of an answer.
    private(set) var source = Data()
    /// How it stood there; nil where that is not known, or nothing to be told.
    var frame: WireFrame?
    /// Whether it is known.
    var isMatched = false
    /// The number of the request that it answers, or is.
    var exchange: Int?

    /// The type of the entry that says that an answer failed.
    static let failedType = "answer.failed"
    /// The type of the entry for what is no event.
    static let invalidType = "invalid"

    /// Whether its bytes are JSON, or the frame that ends a stream.
    var isEvent: Bool { type != Self.invalidType }
    /// Whether nothing is known of how it stood in the body.
    var isWithoutFrame: Bool { frame == nil && !isMatched }

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
        source = data
        // Most events are too short to have anything that nobody reads.
        let shown = data.count > RESTElision.longestWord ? RESTElision.elide(json) : json
        text = data.count <= RESTElision.longestWord || shown == json ? WireText(data) : WireText(shown.text)
    }

    /// Without these, whatever they look like.
    func hiding(_ secrets: [Data]) -> WireNote {
        secrets.reduce(self) { note, secret in
            var hidden = note
            hidden.text = note.text.hiding(secret)
            hidden.frame = note.frame?.hiding(secret)
            return hidden
        }
    }

    /// The frame that ends a stream.
    static var done: WireNote {
        let json = JSONValue.string(AnswerBody.done)
        var note = WireNote(json, type: AnswerBody.done, size: json.data.count, .received)
        note.source = Data(AnswerBody.done.utf8)
        return note
    }

    /// What was answered in place of what was asked for: a refusal, or what is no JSON.
    init(refusal body: Data, type: String) {
        self.type = type
        (size, direction, capturedAt) = (body.count, .received, nil)
        guard let json = try? JSONValue(parsing: body) else {
            text = WireText(JSONValue.string(String(decoding: body.prefix(2000), as: UTF8.self)).text)
            frame = body.isEmpty ? nil : .kept(body)
            return
        }
        let shown = RESTElision.elide(json)
        text = shown == json ? WireText(body) : WireText(shown.text)
        if shown == json, body.contains(where: { $0 < 0x20 }) { frame = .kept(body) }
    }

    /// An answer that failed while it came.
    init(failure error: EchoError) {
        let reason = if case .invalidData(let reason) = error { reason } else { error.words }
        let json: JSONValue = ["name": .string(error.name), "message": .string(reason)]
        (type, size, direction, capturedAt) = (Self.failedType, 0, .received, nil)
        text = WireText(json.text)
    }

    /// A message that is no event.
    init(message data: Data) {
        self.init(invalid: data)
        frame = .kept(data)
    }

    /// Something that is not an event: its beginning is shown.
    init(invalid data: Data) {
        let start = String(decoding: data.prefix(2000), as: UTF8.self)
        (type, size, direction, capturedAt) = (Self.invalidType, data.count, .received, nil)
        source = data
        text = WireText(JSONValue.object(["invalid": .string(start)]).text)
    }
}

extension WireRecord {
    init(_ note: WireNote, id: Int) {
        let taken = note.capturedAt.map { Date() - ($0.duration(to: .now) / .seconds(1)) }
        self.init(
            id: id, direction: note.direction, date: note.date, type: note.type, size: note.size, kept: note.text,
            capturedAt: taken, frame: note.frame, exchange: note.exchange)
    }
}
