import EchoConcurrency
import Foundation
import PhoneBridge

/// Carries calls as long as a program without a screen runs: keeps them, prints what happens, and copies recordings.
package struct RunningDesk: Sendable {
    private let keeping: CallKeeping
    private let history: CallHistory?
    private let storage: S3RecordingVault?
    private let announcement: String?
    private let messages: [MessageDelivery]

    /// For recordings that are not copied yet when the program is to end.
    private static let patience = Duration.seconds(60)
    /// For messages that are not told yet.
    private static let shortPatience = Duration.seconds(10)

    /// - Parameters:
    ///   - history: where calls are remembered as conversations; nil for nowhere.
    ///   - storage: where recordings are copied to; nil for nowhere.
    ///   - announcement: said at the beginning of each call that is placed; nil for nothing.
    ///   - messages: tell the owner what callers leave.
    package init(
        _ keeping: CallKeeping, history: CallHistory? = nil, storage: S3RecordingVault? = nil,
        announcement: String? = nil, messages: [MessageDelivery] = []
    ) {
        (self.keeping, self.history, self.storage, self.announcement) = (keeping, history, storage, announcement)
        self.messages = messages
    }

    /// - Parameter serve: lets calls in, until there are to be no more.
    func run(
        _ assistant: CallAssistant, _ policy: CallPolicy, serve: @escaping @Sendable (CallDesk) async throws -> Void
    ) async throws {
        try await keeping.open()
        await history?.putRight()
        if let archive = history?.archive, keeping.isOfThisMachine {
            _ = try? await keeping.file?.follow { await archive.known($0) }
            await archive.restore(into: keeping.store)
        }
        if let warning = keeping.warning { assistant.office.warn(warning) }
        try await assistant.use { host in
            let uploads = uploads(assistant.office)
            let desk = await assistant.office.desk(
                announcing(host), policy, keeping: keeping, history: history, uploads: uploads)
            async let printed: Void = follow(desk, uploads, assistant)
            try await serve(desk)
            await printed
        }
    }

    private func announcing(_ host: CallHost) -> CallHost {
        guard let announcement else { return host }
        var host = host
        host.configuration = { [configuration = host.configuration] call in
            var changed = configuration(call)
            if call.direction == .outbound { changed.announcement = announcement }
            return changed
        }
        return host
    }

    /// Prints, remembers and copies, until there is no more.
    private func follow(_ desk: CallDesk, _ uploads: RecordingUploads?, _ assistant: CallAssistant) async {
        await withTaskGroup { group in
            let (copied, told) = (OneTimeEvent(), OneTimeEvent())
            group.addTask {
                await withTaskGroup { group in
                    for delivery in messages { group.addTask { await delivery.run(desk.switchboard.news) } }
                }
                told.happen()
            }
            group.addTask {
                if let uploads {
                    await history?.archive.addMissing(to: uploads)
                    await uploads.run()
                }
                copied.happen()
            }
            group.addTask { await copyErasing(assistant.office)?.run() }
            await assistant.office.follow(desk, history, assistant, keeping: keeping) {
                uploads?.finish()
                await copied.wait(within: Self.patience)
            }
            await told.wait(within: Self.shortPatience)
            group.cancelAll()
        }
    }

    private func copyErasing(_ office: PhoneOffice) -> CopyErasing? {
        guard let storage, let archive = history?.archive else { return nil }
        return CopyErasing(
            archive, in: storage,
            onFailure: {
                office.warn(
                    "E007 Copies of erased recordings could not be erased in the S3 store; this will be tried again.")
            })
    }

    private func uploads(_ office: PhoneOffice) -> RecordingUploads? {
        guard let storage, let archive = history?.archive else { return nil }
        return RecordingUploads(
            from: archive.vault, to: storage, note: archive.note,
            onNotice: { notice in
                switch notice {
                case .away(let isRefused):
                    let reason =
                        isRefused
                        ? "The S3 store refuses the key: check AWS_ACCESS_KEY_ID and its permissions."
                        : "The S3 store cannot be reached, or the bucket does not exist."
                    office.warn("E007 \(reason) Recordings stay on this machine and are copied once it accepts them.")
                case .back: office.warn("The S3 store is back; recordings are copied.")
                }
            },
            onFailure: { _ in
                office.warn(
                    "E007 The recording of a call could not be copied to the S3 store; it stays on this machine.")
            })
    }
}
