import EchoConcurrency
import EchoServing
import Foundation
import PhoneBridge

/// A bridge for as long as the program runs.
struct RunningBridge {
    var configuration: BridgeConfiguration
    /// Whether the token is a random one, which nobody knows unless it is printed.
    var printsToken: Bool
    var keeping = CallKeeping.inMemory
    /// Where calls are remembered as conversations; nil for nowhere.
    var history: CallHistory?
    /// Where recordings are copied to; nil for nowhere.
    var storage: S3RecordingVault?
    /// Said at the beginning of each call that is placed; nil for nothing.
    var announcement: String?

    /// For recordings that are not copied yet when the program is to end.
    private static let patience = Duration.seconds(60)

    func run(_ assistant: PhoneAssistant, _ policy: CallPolicy) async throws {
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
            let bridge = CallBridge(configuration, desk: desk)
            async let printed: Void = follow(bridge.desk, uploads, assistant)
            do {
                try await bridge.run { port in
                    let stop = OrderlyStop(desk.switchboard) { bridge.drain() }
                    ProgramSignals.watch { stop.receive($0) }
                    say(policy, port: port)
                }
            } catch let error as BridgeListeningError {
                throw Failure(error.sentence(advice: "Choose another with --port."))
            }
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

    private func say(_ policy: CallPolicy, port: Int) {
        let place = configuration.place(at: port)
        let origin = configuration.publicURL ?? place
        print("Address:  \(place)")
        if configuration.account != nil { print("Webhook:  \(origin)/voice/incoming") }
        if configuration.asterisk != nil { print("Asterisk: ws\(origin.dropFirst(4))/asterisk") }
        if configuration.openAI != nil { print("OpenAI:   \(origin)/openai/incoming") }
        if printsToken { print("Token:    \(configuration.token.text)") }
        print("Incoming: \(policy.summary)")
        print("Press Ctrl+C to stop; calls that go on hear a goodbye.")
        fflush(nil)
        if let warning = configuration.warning { PhoneOffice.warn(warning) }
        if configuration.account != nil, let warning = policy.tariffWarning { PhoneOffice.warn(warning) }
    }
}
