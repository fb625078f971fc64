import EchoScreen
import Foundation
import PhoneBridge

/// Sees to it that a program without a screen keeps no call longer than the person wants, by its own clock, wherever calls are
/// kept.
struct CallRetention: Sendable {
    private static let pause = Duration.seconds(60)
    /// Between two cleanings of a database, in rounds.
    private static let rounds = 60

    let settings: any SettingsStoreProtocol
    let archive: CallArchive?
    let store: any CallStoreProtocol
    /// The store as a file of this machine, which follows the history; nil for another kind.
    var file: SQLiteCallStore?
    /// Is given warnings for the person who runs the program.
    let tell: @Sendable (String) -> Void

    /// Until it is cancelled. What was chosen meanwhile holds from the next round on.
    func follow() async {
        var (round, chosen, isAway) = (0, Retention?.none, false)
        repeat {
            let retention = RetentionRules(settings.load(nil).chosen).retention
            if round % Self.rounds == 0 || retention != chosen || isAway {
                let failed = await !keep(retention, at: Date())
                if failed, !isAway {
                    tell("E008 Calls past their age limit could not be erased; this will be tried again.")
                }
                isAway = failed
            }
            (round, chosen) = (round + 1, retention)
        } while (try? await Task.sleep(for: Self.pause)) != nil
    }

    /// - Returns: false when the database could not do it.
    func keep(_ retention: Retention, at now: Date) async -> Bool {
        archive?.conversations.retain(retention)
        // A call that somebody erased in the history is erased here, too.
        if let file, let archive {
            guard (try? await file.follow(history: { await archive.known($0) })) != nil else { return false }
        }
        guard let days = retention.conversations else { return true }
        return (try? await store.erase(.endedBefore(now - Double(days) * 86_400))) != nil
    }
}
