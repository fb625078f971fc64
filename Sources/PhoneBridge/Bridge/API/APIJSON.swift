import EchoWire
import Foundation

/// The stored data, as clients of the API read it.
enum APIJSON {
    private static let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

    static func time(_ date: Date) -> JSONValue { .string(date.formatted(style)) }

    static func string(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

    static func call(_ call: CallRecord) -> JSONValue {
        .object([
            "id": .string(call.id.text), "callSid": string(call.sid), "direction": .string(call.direction.rawValue),
            "number": string(call.number), "status": .string(call.status.rawValue), "startedAt": time(call.started),
            "endedAt": call.ended.map(time) ?? .null,
            "durationSeconds": call.duration.map { .integer(seconds($0)) } ?? .null,
            "promptId": string(call.prompt?.text), "userId": string(call.user?.text),
        ])
    }

    static func transcript(_ transcript: CallTranscript) -> JSONValue {
        .object([
            "speaker": .string(transcript.speaker.rawValue), "text": .string(transcript.content),
            "offsetMs": .integer(Int(transcript.offset / .milliseconds(1))),
        ])
    }

    static func recording(_ recording: CallRecording) -> JSONValue {
        .object([
            "id": .string(recording.id.text), "callId": .string(recording.call.text),
            "durationSeconds": .integer(seconds(recording.duration)), "bytes": .integer(recording.bytes),
            "format": .string(recording.format), "createdAt": time(recording.created),
        ])
    }

    static func prompt(_ prompt: CallPrompt) -> JSONValue {
        let vad = prompt.vad?.object.flatMap { try? CallTurnDetection(BodyFields($0)) }
        return .object([
            "id": .string(prompt.id.text), "name": .string(prompt.name),
            "instructions": .string(prompt.instructions), "voice": .string(prompt.voice),
            "vadConfig": vad?.json ?? .null, "isDefault": .bool(prompt.isDefault),
            "numbers": .array(prompt.numbers.map { .string($0) }), "updatedAt": time(prompt.updated),
        ])
    }

    /// The payload is JSON text, as the clients' model has it.
    static func event(
        _ id: UUID, at date: Date, call: String, type: String, _ direction: CallEventDirection, payload: JSONValue?
    ) -> JSONValue {
        .object([
            "id": .string(id.text), "timestamp": time(date), "callId": .string(call), "eventType": .string(type),
            "direction": .string(direction.rawValue), "payload": string(payload?.text),
        ])
    }

    private static func seconds(_ duration: Duration) -> Int { Int(duration.components.seconds) }
}
