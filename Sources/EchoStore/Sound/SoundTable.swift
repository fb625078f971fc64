import Echo
import EchoScreen
import Foundation
import GRDB

/// The database's table of the sound of messages.
enum SoundTable {
    /// A file, and whether the sound in it was finished.
    struct StoredFile: Hashable {
        let file: String
        let isFinished: Bool
    }

    private static let format = "opus"

    /// What is known of the sound now takes the place of what was known of it. Sound whose message is not kept is not kept.
    static func write(_ sound: KeptSound, of id: ConversationID, in database: Database) throws {
        try database.cachedStatement(
            sql: """
                INSERT INTO audio (message, file, format, start, duration, byte_count, peaks, created_at, expires_at)
                SELECT number, ?, ?, 0, ?, ?, ?, ?, ? FROM message
                WHERE id = ? AND conversation = (SELECT number FROM conversation WHERE id = ?)
                ON CONFLICT (file, message) DO UPDATE SET duration = excluded.duration,
                    byte_count = excluded.byte_count, peaks = excluded.peaks
                """
        ).execute(arguments: [
            sound.file, format, sound.duration.wholeMilliseconds, sound.byteCount, Data(sound.peaks),
            sound.createdAt.milliseconds, sound.expiry.stored, sound.message, id.rawValue,
        ])
    }

    /// Finished sound, the oldest of a message first.
    static func sounds(of id: ConversationID, in database: Database) throws -> [KeptSound] {
        try Row.fetchAll(
            database,
            sql: """
                SELECT message.id, file, audio.created_at, duration, byte_count, peaks, expires_at FROM audio
                JOIN message ON message.number = audio.message
                WHERE message.conversation = (SELECT number FROM conversation WHERE id = ?) AND duration > 0
                ORDER BY message.position, message.number, audio.number
                """, arguments: [id.rawValue]
        ).map(sound)
    }

    static func sound(_ row: Row) -> KeptSound {
        var sound = KeptSound(message: row[0], file: row[1], createdAt: Date(milliseconds: row[2]))
        sound.duration = .milliseconds(row[3] as Int64)
        sound.byteCount = row[4]
        sound.peaks = (row[5] as Data?).map { Array($0) } ?? []
        sound.expiry = SoundExpiry(stored: row[6])
        return sound
    }

    // MARK: - Files

    static func files(of ids: [ConversationID], in database: Database) throws -> Set<String> {
        try ids.reduce(into: []) { files, id in
            files.formUnion(
                try String.fetchAll(
                    database,
                    sql: """
                        SELECT file FROM audio JOIN message ON message.number = audio.message
                        WHERE message.conversation = (SELECT number FROM conversation WHERE id = ?)
                        """, arguments: [id.rawValue]))
        }
    }

    /// Those of the files that no message has any more.
    static func unused(_ files: Set<String>, in database: Database) throws -> Set<String> {
        try files.filter { file in
            try Int.fetchOne(database, sql: "SELECT 1 FROM audio WHERE file = ? LIMIT 1", arguments: [file]) == nil
        }
    }

    static func rows(in database: Database) throws -> Set<StoredFile> {
        let rows = try Row.fetchCursor(database, sql: "SELECT file, duration > 0 FROM audio")
        var files: Set<StoredFile> = []
        while let row = try rows.next() { files.insert(StoredFile(file: row[0], isFinished: row[1])) }
        return files
    }

    static func remove(_ file: String, in database: Database) throws {
        try database.execute(sql: "DELETE FROM audio WHERE file = ?", arguments: [file])
    }

    static func removeExpired(at date: Date, in database: Database) throws {
        try database.execute(
            sql: """
                DELETE FROM audio WHERE (expires_at > 0 AND expires_at <= ?) OR (expires_at = 0 AND message IN (
                    SELECT message.number FROM audio JOIN message ON message.number = audio.message
                    JOIN conversation ON conversation.number = message.conversation
                    WHERE audio.expires_at = 0 AND conversation.opened_at IS NULL))
                """, arguments: [date.milliseconds])
    }

    /// What was found out about sound that was never finished.
    static func finish(_ file: String, _ found: SoundMeasure, in database: Database) throws {
        try finish(file, found.duration, found.byteCount, found.peaks, in: database)
    }

    /// What was begun has come to its end.
    static func finish(_ sound: KeptSound, in database: Database) throws {
        try finish(sound.file, sound.duration, sound.byteCount, sound.peaks, in: database)
    }

    private static func finish(
        _ file: String, _ duration: Duration, _ byteCount: Int, _ peaks: [UInt8], in database: Database
    ) throws {
        try database.execute(
            sql: "UPDATE audio SET duration = ?, byte_count = ?, peaks = ? WHERE file = ?",
            arguments: [duration.wholeMilliseconds, byteCount, Data(peaks), file])
    }

    /// A branch has the sound of the messages that were copied.
    static func copy(from source: Int64, to branch: Int64, in database: Database) throws {
        try database.execute(
            sql: """
                INSERT INTO audio (message, file, format, start, duration, byte_count, peaks, created_at, expires_at)
                SELECT copy.number, file, format, start, duration, byte_count, peaks, audio.created_at, expires_at
                FROM audio JOIN message ON message.number = audio.message
                JOIN message copy ON copy.conversation = ? AND copy.id = message.id WHERE message.conversation = ?
                """, arguments: [branch, source])
    }
}

extension SoundExpiry {
    fileprivate var stored: Int64? {
        switch self {
        case .never: nil
        case .withConversation: 0
        case .at(let date): date.milliseconds
        }
    }

    fileprivate init(stored: Int64?) {
        switch stored {
        case nil: self = .never
        case 0?: self = .withConversation
        case let milliseconds?: self = .at(Date(milliseconds: milliseconds))
        }
    }
}
