import EchoScreen
import EchoText
import Foundation
import PhoneBridge

/// Writes the calls of a program without a screen to the history, as the screen does with its own.
package final class CallHistory: Sendable {
    let archive: CallArchive
    private let news: AsyncStream<PhoneNews>
    private let sink: AsyncStream<PhoneNews>.Continuation
    private let budget: CallBudget
    private let country: String?
    private let warn: @Sendable (String) -> Void

    /// - Parameter warn: is given warnings for the person who runs the program.
    package init(
        _ archive: CallArchive, settings: any SettingsStoreProtocol, country: String?,
        warn: @escaping @Sendable (String) -> Void
    ) {
        (self.archive, self.country, self.warn) = (archive, country, warn)
        budget = CallBudget(spending: archive.conversations, settings: settings)
        (news, sink) = AsyncStream.makeStream()
    }

    var recorder: any CallRecorderProtocol { archive.recorder(isOn: { true }) { [sink] in sink.yield($0) } }

    /// The sound of calls that were cut off with a program is as long as what of it was kept.
    func putRight() async { try? await archive.sounds.tidy(at: Date()) }

    /// Until there is no more news; then all of it is on disk.
    ///
    /// - Parameter finish: runs then, as long as it can be read.
    func follow(_ desk: CallDesk, finish: @Sendable () async -> Void = {}) async {
        let news = desk.switchboard.news
        await withDiscardingTaskGroup { group in
            let upkeep = Task { [archive] in await archive.conversations.run(clock: SystemClock()) }
            let counting = Task { [budget] in await budget.follow(desk.gate) }
            let told = archive.conversations.news()
            let telling = Task { await tell(told) }
            group.addTask { await self.keep() }
            for await item in news {
                if let item = PhoneNews(item) { sink.yield(item) }
            }
            sink.finish()
            upkeep.cancel()
            counting.cancel()
            telling.cancel()
        }
        await archive.conversations.flush()
        await finish()
        // Sound that cannot be put right now is put right at the next start.
        try? await archive.sounds.tidy(at: Date())
        await archive.conversations.close()
    }

    /// Expiry is the only news of the store that concerns a program without a screen.
    private func tell(_ news: AsyncStream<StoreNews>) async {
        for await case .expiryWaits(let count) in news { warn(Self.sentence(waiting: count)) }
    }

    static func sentence(waiting count: Int) -> String {
        """
        \(NumberWording.counted(count, "conversation")) have reached their age limit. That is many at once, and the \
        clock may be wrong, so none was erased. If it is right, erase them: echo-tui data erase --before DAY.
        """
    }

    private func keep() async {
        var rules = CallKeepingRules(isOn: true, timeZone: .current) { [country] in
            PhoneOffice.formatted($0, country: country)
        }
        for await item in news {
            for change in rules.receive(item, at: Date()) { archive.conversations.note(change) }
        }
    }
}
