import EchoWire
import Foundation
import Synchronization

/// Writes down what goes over the wire, for those who want to watch. Sound is replaced by its size.
final class WireLog: Sendable {
    private let emitter: EventEmitter<WireRecord>
    private let nextID = Mutex(0)

    init(emitter: EventEmitter<WireRecord>) { self.emitter = emitter }

    /// - Parameters:
    ///   - type: nil stands for the `type` that the event itself tells.
    ///   - capturedAt: when the last sample of the sound in it was taken.
    func record(
        _ json: JSONValue, type: String? = nil, size: Int, _ direction: WireRecord.Direction,
        capturedAt: ContinuousClock.Instant? = nil
    ) {
        let type = type ?? json["type"]?.string ?? "?"
        emit(type, size, direction, WireText(AudioElision.elide(json, type: type).text), capturedAt)
    }

    /// An event of the server: its bytes are kept as they are, apart from sound.
    func record(_ data: Data, _ text: ServerText) {
        switch text {
        case .delta(_, let type, let sound): emit(type, data.count, .received, WireText(data, sound: sound), nil)
        case .other(let json) where AudioElision.mayHaveSound(data): record(json, size: data.count, .received)
        case .other(let json): emit(json["type"]?.string ?? "?", data.count, .received, WireText(data), nil)
        }
    }

    /// Returns when everybody who reads in batches has taken enough of it.
    func room() async { await emitter.room() }

    /// Something that is not an event: its beginning is shown.
    func recordInvalid(_ data: Data) {
        let start = String(decoding: data.prefix(2000), as: UTF8.self)
        emit("invalid", data.count, .received, WireText(JSONValue.object(["invalid": .string(start)]).text), nil)
    }

    /// Under the lock as a whole: records come out in the order of their numbers.
    private func emit(
        _ type: String, _ size: Int, _ direction: WireRecord.Direction, _ text: WireText,
        _ capturedAt: ContinuousClock.Instant?
    ) {
        nextID.withLock { id in
            let now = Date()
            let taken = capturedAt.map { now - ($0.duration(to: .now) / .seconds(1)) }
            emitter.emit(
                WireRecord(
                    id: id, direction: direction, date: now, type: type, size: size, kept: text, capturedAt: taken))
            id += 1
        }
    }
}

/// Replaces base64 sound by a note of its size.
enum AudioElision {
    static func elide(_ json: JSONValue, type: String) -> JSONValue {
        guard case .object(var object) = json else { return json }
        if type == "response.output_audio.delta", let delta = object["delta"] { object["delta"] = note(delta) }
        return elide(.object(object))
    }

    /// Whether there is anything in an event that is not a stream's that could be sound.
    static func mayHaveSound(_ data: Data) -> Bool {
        data.range(of: key) != nil || data.range(of: stream) != nil
    }

    private static let key = Data(#""audio""#.utf8)
    private static let stream = Data(#""response.output_audio.delta""#.utf8)

    static func note(base64Bytes: Int) -> String { "‹\(base64Bytes / 4 * 3) bytes of audio›" }

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
        return .string(note(base64Bytes: text.utf8.count))
    }
}
