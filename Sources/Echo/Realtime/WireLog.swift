import EchoWire
import Foundation

/// Writes down what goes over the wire, for those who want to watch. Sound is replaced by its size.
struct WireLog: Sendable {
    private let emitter: EventEmitter<WireRecord>
    private var nextID = 0
    /// When the last sample of the sound that is being sent was taken.
    var capturedAt: ContinuousClock.Instant?

    init(emitter: EventEmitter<WireRecord>) { self.emitter = emitter }

    mutating func record(_ json: JSONValue, size: Int, _ direction: WireRecord.Direction) {
        let type = json["type"]?.string ?? "?"
        emit(type, size, direction, AudioElision.elide(json, type: type).text)
    }

    /// Something that is not an event: its beginning is shown.
    mutating func recordInvalid(_ data: Data) {
        let start = String(decoding: data.prefix(2000), as: UTF8.self)
        emit("invalid", data.count, .received, JSONValue.object(["invalid": .string(start)]).text)
    }

    private mutating func emit(_ type: String, _ size: Int, _ direction: WireRecord.Direction, _ json: String) {
        let now = Date()
        let taken =
            type == "input_audio_buffer.append" ? capturedAt.map { now - ($0.duration(to: .now) / .seconds(1)) } : nil
        emitter.emit(
            WireRecord(
                id: nextID, direction: direction, date: now, type: type, size: size, json: json, capturedAt: taken))
        nextID += 1
    }
}

/// Replaces base64 sound by a note of its size.
enum AudioElision {
    static func elide(_ json: JSONValue, type: String) -> JSONValue {
        guard case .object(var object) = json else { return json }
        if type == "response.output_audio.delta", let delta = object["delta"] { object["delta"] = note(delta) }
        return elide(.object(object))
    }

    private static func elide(_ json: JSONValue) -> JSONValue {
        switch json {
        case .object(let object):
            .object(Dictionary(uniqueKeysWithValues: object.map { ($0, $0 == "audio" ? note($1) : elide($1)) }))
        case .array(let array): .array(array.map(elide))
        default: json
        }
    }

    private static func note(_ value: JSONValue) -> JSONValue {
        guard let text = value.string else { return elide(value) }
        return .string("‹\(text.utf8.count / 4 * 3) bytes of audio›")
    }
}
