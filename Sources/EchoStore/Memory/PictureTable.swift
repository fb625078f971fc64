import Echo
import Foundation
import GRDB

/// Pictures that go with messages.
enum PictureTable {
    /// Bytes that are read with one page of messages, the newest pictures first; of the others all but their bytes.
    private static let mostBytes = 64 << 20

    /// Once: what was shown with a message does not change.
    static func write(_ pictures: [Picture], of message: String, in conversation: Int64, _ database: Database) throws {
        guard !pictures.isEmpty else { return }
        let number = try Int64.fetchOne(
            database.cachedStatement(
                sql: """
                    SELECT number FROM message WHERE conversation = ? AND id = ?
                    AND NOT EXISTS (SELECT 1 FROM picture WHERE message = message.number)
                    """), arguments: [conversation, message])
        guard let number else { return }
        for (place, picture) in pictures.prefix(Picture.mostOfAMessage).enumerated() {
            try database.cachedStatement(
                sql: """
                    INSERT INTO picture (message, place, format, width, height, size, name, content)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ifnull(?, x''))
                    """
            ).execute(arguments: [
                number, place, picture.format.rawValue, picture.width, picture.height, picture.size,
                picture.name.storable, picture.bytes,
            ])
        }
    }

    /// By the numbers of their messages; one that cannot be opened is left out.
    static func pictures(of messages: [Int64], in database: Database) throws -> [Int64: [Picture]] {
        guard !messages.isEmpty else { return [:] }
        let rows = try Row.fetchAll(
            database,
            sql: """
                SELECT picture.number, message, format, width, height, size, \(SealedColumns.pictureName) FROM picture
                WHERE message IN (SELECT value FROM json_each(?)) ORDER BY message DESC, place DESC
                """, arguments: ["[" + messages.map(String.init).joined(separator: ",") + "]"])
        var pictures: [Int64: [Picture]] = [:]
        var left = mostBytes
        for row in rows {
            guard let format = PictureFormat(rawValue: row[2]), let name: String = row[6] else { continue }
            left -= row[5]
            let bytes = left < 0 ? Data() : try self.bytes(of: row[0], in: database)
            pictures[row[1], default: []].insert(
                Picture(name: name, format: format, width: row[3], height: row[4], size: row[5], bytes: bytes), at: 0)
        }
        return pictures
    }

    private static func bytes(of picture: Int64, in database: Database) throws -> Data {
        try Data.fetchOne(
            database.cachedStatement(sql: "SELECT \(SealedColumns.picture) FROM picture WHERE number = ?"),
            arguments: [picture]) ?? Data()
    }

    /// A branch has the pictures of the messages that were copied.
    static func copy(from source: Int64, to branch: Int64, in database: Database) throws {
        try database.execute(
            sql: """
                INSERT INTO picture (message, place, format, width, height, size, name, content)
                SELECT copy.number, place, format, width, height, size, \(SealedColumns.pictureName),
                    \(SealedColumns.picture) FROM picture
                JOIN message ON message.number = picture.message
                JOIN message copy ON copy.conversation = ? AND copy.id = message.id
                WHERE message.conversation = ? AND \(SealedColumns.pictureName) IS NOT NULL
                """, arguments: [branch, source])
    }
}
