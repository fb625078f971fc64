import EchoScreen
import Foundation
import GRDB

/// Looks after the database while nobody writes: what was erased is scrubbed to the end, what was deleted long enough ago is
/// erased, and once a day it is checked and copied.
struct Upkeep {
    static let pace = Duration.seconds(60)
    /// From the opening to the first look: many programs run for less than a minute.
    static let settling = Duration.seconds(5)

    let access: DatabaseAccess
    let erasing: ErasingWork
    /// How long things are kept; nil until somebody has said so.
    let retention: @Sendable () -> Retention?
    let encryption: ConversationEncryption
    let tell: @Sendable (StoreNews) -> Void
    /// What was written in conversations is not offered by the composer any more.
    let forget: @Sendable ([ConversationID]) async -> Void
    let clock: any AppClockProtocol
    let isIdle: @Sendable () -> Bool

    init(
        access: DatabaseAccess, erasing: ErasingWork, clock: any AppClockProtocol,
        retention: @escaping @Sendable () -> Retention?, encryption: ConversationEncryption,
        tell: @escaping @Sendable (StoreNews) -> Void, forget: @escaping @Sendable ([ConversationID]) async -> Void,
        isIdle: @escaping @Sendable () -> Bool
    ) {
        self.access = access
        (self.retention, self.encryption, self.tell, self.forget) = (retention, encryption, tell, forget)
        self.erasing = erasing
        self.clock = clock
        self.isIdle = isIdle
    }

    /// Until it is cancelled. What fails is tried again later; it is told where somebody reads or writes.
    func run() async {
        _ = try? await access.pool()
        var expired: (Retention, day: String)?
        var pause = Self.settling
        while (try? await clock.sleep(for: pause)) != nil {
            let isFirst = pause == Self.settling
            pause = Self.pace
            guard isIdle() else { continue }
            if let retention = retention() {
                let today = (retention, day: ErasingWork.day(of: clock.date))
                // Once a day, and whenever the person has changed their mind.
                if expired.map({ $0 != today }) ?? true { await expire(retention) }
                expired = today
            }
            try? await encryption.goOn(day: ErasingWork.day(of: clock.date))
            await finishErasing()
            // All of the file is read for that: not while somebody begins to talk.
            if !isFirst { await care(for: ErasingWork.day(of: clock.date)) }
        }
    }

    private func expire(_ retention: Retention) async {
        let expiring = Expiring(
            access: access, erasing: erasing, retention: retention, now: clock.date, forget: forget)
        if let news = try? await expiring.run() { tell(news) }
    }

    /// What was deleted can be restored until its program ends; one that was killed left it here.
    private func finishErasing() async {
        let deleted = try? await access.read { [date = clock.date] in try Self.deleted(before: date - 86_400, in: $0) }
        if let deleted, !deleted.isEmpty { await forget(deleted) }
        _ = try? await erasing.remove(deleted ?? [], at: clock.date)
        try? await erasing.scrub(at: clock.date)
    }

    private static func deleted(before date: Date, in database: Database) throws -> [ConversationID] {
        try String.fetchAll(
            database, sql: "SELECT id FROM conversation WHERE deleted_at < ?", arguments: [date.milliseconds]
        ).map { ConversationID($0) }
    }

    private func care(for day: String) async {
        guard !access.database.folder.backups.contains(access.database.folder.backup(of: day)) else { return }
        try? await access.check()
        try? await access.backUp(day: day)
    }
}
