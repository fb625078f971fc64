import EchoServing
import Foundation
import NIOHTTP1

/// Joins a telephone line with the assistant: webhooks, media streams, and an API for clients of its own.
public struct CallBridge: Sendable {
    public let switchboard: Switchboard
    /// Where its calls are kept; it takes what comes also while the store is away.
    public let journal: CallJournal
    private let instance: String
    private let server: HTTPServer
    private let store: any CallStoreProtocol

    /// - Parameters:
    ///   - gate: who may call, and who may be called.
    ///   - store: keeps the calls, and gives them back.
    ///   - onNotice: what somebody should know of the keeping of calls; it must not block.
    public init(
        _ configuration: BridgeConfiguration, host: CallHost, gate: CallGate, store: any CallStoreProtocol,
        onNotice: @escaping @Sendable (CallJournalNotice) -> Void = { _ in }
    ) {
        instance = configuration.instance
        self.store = store
        journal = CallJournal(store: store, tell: onNotice)
        let switchboard = Switchboard(host, gate: gate)
        self.switchboard = switchboard
        let routes = configuration.account.map { Self.routes($0, configuration, gate, switchboard, store) } ?? []
        var server = HTTPServerConfiguration(
            host: configuration.host, port: configuration.port, routes: routes, names: configuration.names,
            limits: configuration.limits, identity: configuration.identity, version: configuration.version)
        server.proxies = configuration.proxies
        self.server = HTTPServer(server)
    }

    private static func routes(
        _ account: TwilioAccount, _ configuration: BridgeConfiguration, _ gate: CallGate,
        _ switchboard: Switchboard, _ store: any CallStoreProtocol
    ) -> [Route] {
        let origin = configuration.publicURL ?? "http://\(configuration.host):\(configuration.port)"
        let ticket = StreamTicket(secret: account.authToken)
        let rest = TwilioREST(account: account)
        let check = RequestCheck.signed(
            TwilioSignature(authToken: account.authToken, sharedKeys: account.sharedKeys, origin: origin))
        let webhooks = VoiceWebhooks(
            check: check, origin: origin, holdMessage: configuration.holdMessage, ticket: ticket, gate: gate,
            switchboard: switchboard)
        let streams = MediaStreamServer(switchboard: switchboard, ticket: ticket, control: rest)
        let api = CallAPI(
            token: configuration.token, account: account, rest: rest, webhooks: webhooks, gate: gate,
            switchboard: switchboard, store: store)
        let stream = Route(socket: "/media-stream", check) { _, socket in await streams.serve(socket) }
        return webhooks.routes + [stream] + api.routes
    }

    /// Serves until it is drained, or the task is cancelled.
    ///
    /// - Parameter onListening: gets the port, once.
    /// - Throws: `IOError` when the port is taken, `TLSIdentityError`.
    public func run(onListening: @escaping @Sendable (Int) -> Void = { _ in }) async throws {
        async let kept: Void = keep(switchboard.news)
        try await withThrowingTaskGroup { group in
            group.addTask { await switchboard.run() }
            group.addTask { await journal.run() }
            try await server.run(onListening: onListening)
            group.cancelAll()
        }
        switchboard.finish()
        await kept
        await journal.drain()
    }

    /// What a bridge of this name was holding when it ended without a word is over.
    private func keep(_ news: AsyncStream<SwitchboardNews>) async {
        _ = try? await store.markBrokenOff(heldBy: instance, at: Date())
        var minutes = CallMinutes(instance: instance)
        for await item in news {
            for write in minutes.writes(item, at: Date()) { journal.record(write) }
        }
    }

    /// Takes no more calls; those that go on hear a goodbye. Then `run` returns.
    public func drain() {
        switchboard.drain()
        server.drain()
    }
}
