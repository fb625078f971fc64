import EchoConcurrency
import EchoServing
import Foundation
import PhoneBridge

/// A bridge for as long as the program runs.
package struct RunningBridge {
    private let configuration: BridgeConfiguration
    private let printsToken: Bool
    private let keeping: CallKeeping
    private let history: CallHistory?
    private let storage: S3RecordingVault?
    private let announcement: String?

    /// For recordings that are not copied yet when the program is to end.
    private static let patience = Duration.seconds(60)

    /// - Parameters:
    ///   - printsToken: the token is a random one, which nobody knows unless it is printed.
    ///   - history: where calls are remembered as conversations; nil for nowhere.
    ///   - storage: where recordings are copied to; nil for nowhere.
    ///   - announcement: said at the beginning of each call that is placed; nil for nothing.
    package init(
        _ configuration: BridgeConfiguration, printsToken: Bool, keeping: CallKeeping, history: CallHistory?,
        storage: S3RecordingVault?, announcement: String?
    ) {
        (self.configuration, self.printsToken, self.keeping) = (configuration, printsToken, keeping)
        (self.history, self.storage, self.announcement) = (history, storage, announcement)
    }

    package func run(_ assistant: CallAssistant, _ policy: CallPolicy) async throws {
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
            let bridge = CallBridge(configuration, desk: desk)
            async let printed: Void = follow(bridge.desk, uploads, assistant)
            do {
                try await bridge.run { port in
                    let stop = OrderlyStop(desk.switchboard, assistant.office.log) { bridge.drain() }
                    assistant.onSignal { stop.receive($0) }
                    say(policy, port: port, assistant.office.log)
                }
            } catch let error as BridgeListeningError {
                throw PhoneError(error.sentence(advice: "Choose another with --port."))
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
    private func follow(_ desk: CallDesk, _ uploads: RecordingUploads?, _ assistant: CallAssistant) async {
        await withTaskGroup { group in
            let copied = OneTimeEvent()
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
            group.cancelAll()
        }
    }

    private func copyErasing(_ office: PhoneOffice) -> CopyErasing? {
        guard let storage, let archive = history?.archive else { return nil }
        return CopyErasing(
            archive, in: storage,
            onFailure: {
                office.warn(
                    "E007 Copies of erased recordings could not be erased in the S3 store; it is tried again.")
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
                        ? "The S3 store refuses its key: check AWS_ACCESS_KEY_ID and what it may do."
                        : "The S3 store cannot be reached, or its bucket is not there."
                    office.warn("E007 \(reason) Recordings are on this machine, and copied when it takes them.")
                case .back: office.warn("The S3 store is back; recordings are copied.")
                }
            },
            onFailure: { _ in
                office.warn(
                    "E007 The recording of a call could not be copied to the S3 store; it is on this machine.")
            })
    }

    private func say(_ policy: CallPolicy, port: Int, _ log: ServiceLog) {
        let place = configuration.place(at: port)
        let origin = configuration.publicURL ?? place
        log.say("Address:  \(place)")
        if configuration.account != nil { log.say("Webhook:  \(origin)/voice/incoming") }
        if configuration.asterisk != nil { log.say("Asterisk: ws\(origin.dropFirst(4))/asterisk") }
        if configuration.openAI != nil { log.say("OpenAI:   \(origin)/openai/incoming") }
        if printsToken { log.say("Token:    \(configuration.token.text)") }
        log.say("Incoming: \(policy.summary)")
        log.say("Press Ctrl+C to stop; calls that go on hear a goodbye.")
        if let warning = configuration.warning { log.warn(warning) }
        if configuration.account != nil, let warning = policy.tariffWarning { log.warn(warning) }
    }
}
