import EchoWire
import Foundation

extension LocalSession {
    /// Sound in one event, as text; the service takes 15 MiB.
    static let appendLimit = 15 << 20

    mutating func read(_ text: Data) {
        switch Self.parse(text) {
        case .failure(let problem): refuse(problem.problem, problem.eventID)
        case .success(let event):
            do { try obey(event) } catch { refuse(error, event.eventID) }
        }
    }

    private mutating func obey(_ event: ClientEvent) throws(SessionProblem) {
        switch event {
        case .sessionUpdate(let event): try update(event.session)
        case .inputAudioBufferAppend(let event): try append(event.audio)
        case .inputAudioBufferCommit: try commitBuffer()
        case .inputAudioBufferClear: clearBuffer()
        case .outputAudioBufferClear:
            throw .invalidEvent("output_audio_buffer.clear works over WebRTC and SIP only; truncate the item instead.")
        case .conversationItemCreate(let event): try create(event.item, after: event.previousItemID)
        case .conversationItemRetrieve(let event): try retrieve(event.itemID)
        case .conversationItemDelete(let event): try delete(event.itemID)
        case .conversationItemTruncate(let event): try truncate(event.itemID, atMs: event.audioEndMs)
        case .responseCreate(let event): try createResponse(event.response ?? ResponseCreateParameters())
        case .responseCancel(let event): try cancelResponse(event.responseID)
        case .unknown: throw .invalidEvent("Unknown event type.")
        }
    }

    struct Unreadable: Error {
        var problem: SessionProblem
        var eventID: String?
    }

    private static func parse(_ text: Data) -> Result<ClientEvent, Unreadable> {
        guard let json = try? JSONValue(parsing: text) else {
            return .failure(Unreadable(problem: .invalidEvent("The event is not valid JSON.")))
        }
        guard case .object(let object) = json else {
            return .failure(Unreadable(problem: .invalidEvent("An event must be a JSON object.")))
        }
        do { return .success(try event(object)) } catch {
            return .failure(Unreadable(problem: error, eventID: object["event_id"]?.string))
        }
    }

    private static func event(_ object: JSONObject) throws(SessionProblem) -> ClientEvent {
        guard let type = object["type"] else { throw .missing("type") }
        guard let name = type.string, let shape = ClientEventShapes.all[name] else { throw unknownType(type) }
        let object = try shape.reading(object)
        if name == InputAudioBufferAppend.type { try checkSound(object["audio"]?.string ?? "") }
        do { return try ClientEvent(.object(object)) } catch { throw problem(error) }
    }

    private static func checkSound(_ audio: String) throws(SessionProblem) {
        guard audio.utf8.count <= appendLimit else {
            throw .invalid("audio", "Invalid 'audio': at most 15 MiB fit into one event.")
        }
    }

    private static func unknownType(_ type: JSONValue) -> SessionProblem {
        let known = ClientEventShapes.all.keys.sorted().map { "'\($0)'" }.joined(separator: ", ")
        let given = String((type.string ?? type.text).prefix(80))
        return .invalid("type", "Invalid value: '\(given)'. Supported values are: \(known).")
    }

    private static func problem(_ error: WireError) -> SessionProblem {
        switch error {
        case .notJSON: .invalidEvent("The event is not valid JSON.")
        case .missing(let path): .missing(path)
        case .wrongType(let path, let expected): .invalid(path, "Invalid value for '\(path)': expected \(expected).")
        }
    }
}
