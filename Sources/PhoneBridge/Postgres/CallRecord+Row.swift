import EchoWire
import Foundation

extension CallRecord {
    init(_ row: PostgresRow) throws(CallStoreError) {
        self.init(
            id: try row.required(0, "id", UUID.init(uuidString:)), sid: row.text(1),
            direction: try row.required(2, "direction", CallDirection.init(rawValue:)), number: row.text(3),
            status: try row.required(4, "status", CallStatus.init(rawValue:)),
            started: try row.required(5, "started_at") { Int($0).map(Date.init(microseconds:)) },
            ended: row.date(6), duration: row.seconds(7), prompt: row.uuid(8), configuration: row.json(9),
            instance: row.text(10), user: row.uuid(11))
    }
}

extension CallEventRecord {
    init(_ row: PostgresRow) throws(CallStoreError) {
        self.init(
            id: try row.required(0, "id", UUID.init(uuidString:)),
            call: try row.required(1, "call_session_id", UUID.init(uuidString:)), type: row.text(2) ?? "",
            direction: try row.required(3, "direction", CallEventDirection.init(rawValue:)), payload: row.json(4),
            time: try row.required(5, "created_at") { Int($0).map(Date.init(microseconds:)) })
    }
}

extension CallTranscript {
    init(_ row: PostgresRow) throws(CallStoreError) {
        self.init(
            id: try row.required(0, "id", UUID.init(uuidString:)),
            call: try row.required(1, "call_session_id", UUID.init(uuidString:)),
            speaker: try row.required(2, "speaker", Speaker.init(rawValue:)), content: row.text(3) ?? "",
            offset: .milliseconds(row.integer(4) ?? 0))
    }
}

extension CallRecording {
    init(_ row: PostgresRow) throws(CallStoreError) {
        self.init(
            id: try row.required(0, "id", UUID.init(uuidString:)),
            call: try row.required(1, "call_session_id", UUID.init(uuidString:)), path: row.text(2) ?? "",
            duration: row.seconds(3) ?? .zero, bytes: row.integer(4) ?? 0, format: row.text(5) ?? "wav",
            created: try row.required(6, "created_at") { Int($0).map(Date.init(microseconds:)) })
    }
}

extension CallPrompt {
    init(_ row: PostgresRow) throws(CallStoreError) {
        self.init(
            id: try row.required(0, "id", UUID.init(uuidString:)), name: row.text(1) ?? "",
            instructions: row.text(2) ?? "", voice: row.text(3) ?? "marin", vad: row.json(4),
            isDefault: row.text(5) == "t", numbers: row.json(7)?.array?.compactMap(\.string) ?? [],
            user: row.uuid(8),
            updated: try row.required(6, "updated_at") { Int($0).map(Date.init(microseconds:)) })
    }
}
