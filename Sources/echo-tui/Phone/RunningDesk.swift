import EchoConcurrency
import Foundation
import PhoneBridge

/// Carries calls as long as a program without a screen runs: keeps them, prints what happens, and copies recordings.
struct RunningDesk {
    var keeping = CallKeeping.inMemory
    /// Where calls are remembered as conversations; nil for nowhere.
    var history: CallHistory?
    /// Where recordings are copied to; nil for nowhere.
    var storage: S3RecordingVault?
    /// Said at the beginning of each call that is placed; nil for nothing.
    var announcement: String?

    /// For recordings that are not copied yet when the program is to end.
    private static let patience = Duration.seconds(60)

    /// - Parameter instance: the same after a restart, and no other program's of this machine.
    static func opened(
        _ environment: [String: String], instance: String, history: CallHistory?, announcement: String? = nil
    ) async throws -> RunningDesk {
        let keeping =
            if let database = try CallKeeping.reading(environment, instance: instance) {
                database
            } else {
                try await CallKeeping.file(
                    Paths.ofThisProcess.callsFile, ProgramKeys.ofThisProcess.storage, instance: instance,
                    keepsCalls: history != nil)
            }
        return RunningDesk(
            keeping: keeping, history: history, storage: try RecordingStorage.reading(environment),
            announcement: announcement)
    }

    /// - Parameter serve: lets calls in, until there are to be no more.
    func run(
        _ assistant: PhoneAssistant, _ policy: CallPolicy, serve: (CallDesk) async throws -> Void
    ) async throws {
        try await keeping.open()
        await history?.putRight()
        if let archive = history?.archive, keeping.isOfThisMachine {
            _ = try? await keeping.file?.follow { await archive.known($0) }
            await archive.restore(into: keeping.store)
        }
        if let warning = keeping.warning { PhoneOffice.warn(warning) }
        try await assistant.use { host in
            let uploads = uploads
            let desk = await PhoneOffice.desk(
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
    private func follow(_ desk: CallDesk, _ uploads: RecordingUploads?, _ assistant: PhoneAssistant) async {
        await withTaskGroup { group in
            let copied = OneTimeEvent()
            group.addTask {
                if let uploads {
                    await history?.archive.addMissing(to: uploads)
                    await uploads.run()
                }
                copied.happen()
            }
            group.addTask { await copyErasing?.run() }
            await PhoneOffice.follow(desk, history, assistant, keeping: keeping) {
                uploads?.finish()
                await copied.wait(within: Self.patience)
            }
            group.cancelAll()
        }
    }

    private var copyErasing: CopyErasing? {
        guard let storage, let archive = history?.archive else { return nil }
        return CopyErasing(
            archive, in: storage,
            onFailure: {
                PhoneOffice.warn(
                    "E007 Copies of erased recordings could not be erased in the S3 store; it is tried again.")
            })
    }

    private var uploads: RecordingUploads? {
        guard let storage, let archive = history?.archive else { return nil }
        return RecordingUploads(
            from: archive.vault, to: storage, note: archive.note,
            onNotice: { notice in
                switch notice {
                case .away(let isRefused):
                    let reason =
                        isRefused
                        ? "The S3 store refuses its key: check AWS_ACCESS_KEY_ID and what it may do."
                        : "The S3 store cannot be reached, or its bucket is not there."
                    PhoneOffice.warn("E007 \(reason) Recordings are on this machine, and copied when it takes them.")
                case .back: PhoneOffice.warn("The S3 store is back; recordings are copied.")
                }
            },
            onFailure: { _ in
                PhoneOffice.warn(
                    "E007 The recording of a call could not be copied to the S3 store; it is on this machine.")
            })
    }
}
