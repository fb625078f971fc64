import EchoApp
import Foundation

/// Looks after the database while nobody writes: once a day it is checked and copied.
struct Upkeep {
    static let pace = Duration.seconds(60)

    let access: DatabaseAccess
    let clock: any AppClockProtocol
    let isIdle: @Sendable () -> Bool

    init(access: DatabaseAccess, clock: any AppClockProtocol, isIdle: @escaping @Sendable () -> Bool) {
        self.access = access
        self.clock = clock
        self.isIdle = isIdle
    }

    /// Until it is cancelled. What fails is tried again later; it is told where somebody reads or writes.
    func run() async {
        _ = try? await access.pool()
        while (try? await clock.sleep(for: Self.pace)) != nil {
            guard isIdle() else { continue }
            await care(for: Self.day(of: clock.date))
        }
    }

    private func care(for day: String) async {
        guard !access.database.folder.backups.contains(access.database.folder.backup(of: day)) else { return }
        try? await access.check()
        try? await access.backUp(day: day)
    }

    private static func day(of date: Date) -> String { String(date.ISO8601Format().prefix(10)) }
}
