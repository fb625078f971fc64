import EchoWire
import Foundation
import GRDB

/// Values as the file has them: encrypted ones as bytes, others as text.
enum SQLiteValue {
    /// - Parameter place: the table's column, and the row's id.
    static func sealed(_ text: String?, _ place: String, _ cipher: CallCipher?) throws(CallStoreError) -> DatabaseValue
    {
        guard let text else { return .null }
        return try cipher.map { cipher throws(CallStoreError) in try cipher.sealed(text, in: place).databaseValue }
            ?? text.databaseValue
    }

    /// Nil for what cannot be opened, and where there is nothing.
    static func opened(_ value: DatabaseValue, _ place: String, _ cipher: CallCipher?) -> String? {
        switch value.storage {
        case .string(let text): text
        case .blob(let data): cipher?.opened(data, in: place)
        case .null, .int64, .double: nil
        }
    }
}

extension Row {
    func uuid(_ column: String) -> UUID? { (self[column] as String?).flatMap { UUID(uuidString: $0) } }

    func date(_ column: String) -> Date? { (self[column] as Int?).map(Date.init(microseconds:)) }

    func opened(_ column: String, of row: UUID, _ cipher: CallCipher?) -> String? {
        SQLiteValue.opened(self[column], "\(column) \(row.text)", cipher)
    }

    func json(_ column: String, of row: UUID, _ cipher: CallCipher?) -> JSONValue? {
        opened(column, of: row, cipher).flatMap { try? JSONValue(parsing: $0) }
    }

    /// What has to be there.
    func required<Value>(_ value: Value?, _ field: String) throws(CallStoreError) -> Value {
        guard let value else { throw .unreadable(field: field) }
        return value
    }
}

extension CallRecord {
    init(_ row: Row, _ cipher: CallCipher?) throws(CallStoreError) {
        let id = try row.required(row.uuid("id"), "id")
        self.init(
            id: id, sid: row["sid"],
            direction: try row.required((row["direction"] as String?).flatMap(CallDirection.init), "direction"),
            number: row.opened("number", of: id, cipher),
            status: try row.required((row["status"] as String?).flatMap(CallStatus.init), "status"),
            started: try row.required(row.date("started"), "started"), ended: row.date("ended"),
            duration: (row["duration"] as Int?).map { .seconds($0) }, prompt: row.uuid("prompt"),
            configuration: row.json("configuration", of: id, cipher), instance: row["instance"],
            user: row.uuid("user"))
    }
}

extension CallEventRecord {
    init(_ row: Row, _ cipher: CallCipher?) throws(CallStoreError) {
        let id = try row.required(row.uuid("id"), "id")
        self.init(
            id: id, call: try row.required(row.uuid("call"), "call"), type: row["type"] ?? "",
            direction: try row.required((row["direction"] as String?).flatMap(CallEventDirection.init), "direction"),
            payload: row.json("payload", of: id, cipher), time: try row.required(row.date("time"), "time"))
    }
}

extension CallTranscript {
    init(_ row: Row, _ cipher: CallCipher?) throws(CallStoreError) {
        let id = try row.required(row.uuid("id"), "id")
        self.init(
            id: id, call: try row.required(row.uuid("call"), "call"),
            speaker: try row.required((row["speaker"] as String?).flatMap(Speaker.init), "speaker"),
            content: row.opened("content", of: id, cipher) ?? "",
            offset: .milliseconds(row["milliseconds"] as Int? ?? 0))
    }
}

extension CallRecording {
    init(_ row: Row) throws(CallStoreError) {
        self.init(
            id: try row.required(row.uuid("id"), "id"), call: try row.required(row.uuid("call"), "call"),
            path: row["path"] ?? "", duration: .seconds(row["duration"] as Int? ?? 0), bytes: row["bytes"] ?? 0,
            format: row["format"] ?? "wav", created: try row.required(row.date("created"), "created"))
    }
}

extension CallPrompt {
    init(_ row: Row, _ cipher: CallCipher?) throws(CallStoreError) {
        let id = try row.required(row.uuid("id"), "id")
        self.init(
            id: id, name: row.opened("name", of: id, cipher) ?? "",
            instructions: row.opened("instructions", of: id, cipher) ?? "", voice: row["voice"] ?? "marin",
            vad: row.json("vad", of: id, cipher), isDefault: row["is_default"] ?? false,
            numbers: row.json("numbers", of: id, cipher)?.array?.compactMap(\.string) ?? [], user: row.uuid("user"),
            updated: try row.required(row.date("updated"), "updated"))
    }
}
