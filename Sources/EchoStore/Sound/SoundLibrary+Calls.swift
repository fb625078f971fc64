public import EchoScreen
import Foundation
import GRDB

extension SoundLibrary {
    /// What both sides said in a call, the oldest first; of calls of the same name the newest.
    ///
    /// - Parameter call: as `CallDetails.callID`.
    public nonisolated func pieces(ofCall call: String) async throws(StoreError) -> [CallSoundPiece] {
        try await access.read { try SoundTable.pieces(ofCall: call, in: $0) }
    }

    /// Writes how long sound is that was kept to its end, of all of it at once: nobody takes one side of a call for both.
    public nonisolated func finish(_ sounds: [KeptSound]) async throws(StoreError) {
        try await access.write { database in
            for sound in sounds { try SoundTable.finish(sound, in: database) }
        }
    }

    /// The same of the call that is kept as this conversation; none for what is no call.
    nonisolated func pieces(of conversation: ConversationID) async throws(StoreError) -> [CallSoundPiece] {
        try await access.read { try SoundTable.pieces(of: conversation, in: $0) }
    }
}

extension SoundTable {
    /// A call that was deleted is gone, also before it is purged.
    static func pieces(ofCall call: String, in database: Database) throws -> [CallSoundPiece] {
        try pieces(
            where: "call.call_id = ? AND conversation.deleted_at IS NULL ORDER BY conversation.started_at DESC LIMIT 1",
            call, in: database)
    }

    static func pieces(of id: ConversationID, in database: Database) throws -> [CallSoundPiece] {
        try pieces(where: "conversation.id = ?", id.rawValue, in: database)
    }

    private static func pieces(
        where condition: String, _ value: String, in database: Database
    ) throws -> [CallSoundPiece] {
        let pieces = try Row.fetchAll(
            database,
            sql: """
                SELECT message.id, file, audio.created_at, audio.duration, byte_count, peaks, expires_at, message.role
                FROM audio JOIN message ON message.number = audio.message
                WHERE audio.duration > 0 AND message.conversation = (
                    SELECT conversation.number FROM call JOIN conversation ON conversation.number = call.conversation
                    WHERE \(condition))
                ORDER BY audio.created_at, audio.number
                """, arguments: [value]
        ).map { CallSoundPiece(sound($0), isCaller: $0[7] == "user") }
        return CallSoundPiece.preferred(pieces)
    }
}
