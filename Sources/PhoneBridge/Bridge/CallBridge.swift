import EchoConcurrency
import EchoServing
import Foundation
import NIOCore
import NIOHTTP1

/// Joins telephone calls that Twilio, Asterisk, OpenAI's own line or SIP telephones carry with the assistant: webhooks,
/// media streams, and an API for clients of its own.
public struct CallBridge: Sendable {
    public let desk: CallDesk
    /// Where it can be asked.
    let routes: [Route]
    private let outgoing: OutgoingCalls
    /// Takes the calls of OpenAI's own line; nil where there are none.
    private let openAI: OpenAIServer?
    /// Nil where no SIP telephone is answered.
    private let telephones: BridgedTelephones?
    private let users: UserWatch
    private let server: HTTPServer
    private let drains = OneTimeEvent()
    private let (host, port): (String, Int)
    /// Twilio tells what became of a call a moment behind the end of its sound.
    private static let lastWords = Duration.seconds(2)

    public init(_ configuration: BridgeConfiguration, desk: CallDesk) {
        self.init(configuration, desk: desk, telephones: nil)
    }

    /// - Parameter telephones: answers SIP telephones, and places the calls of a bridge without an account.
    package init(_ configuration: BridgeConfiguration, desk: CallDesk, telephones: BridgedTelephones?) {
        self.desk = desk
        self.telephones = telephones
        (host, port) = (configuration.host, configuration.port)
        let twilio = configuration.account.map { Self.access($0, configuration, desk) }
        outgoing = OutgoingCalls(twilio: twilio, telephones: telephones?.service, desk: desk)
        openAI = configuration.openAI.flatMap { OpenAIServer($0, desk: desk) }
        users = UserWatch(store: desk.users, directory: UserDirectory(configuration.token))
        let door = ClientDoor(directory: users.directory)
        routes = Self.routes(outgoing, configuration, door, desk) + [openAI?.route].compactMap(\.self)
        var server = HTTPServerConfiguration(
            host: configuration.host, port: configuration.port, routes: routes, names: configuration.names,
            limits: configuration.limits, identity: configuration.identity, version: configuration.version)
        (server.proxies, server.origins) = (configuration.trusted, configuration.pages)
        server.limits.sockets = Self.sockets(server.limits.sockets, calls: desk.gate.policy.limits.callsAtOnce)
        server.limits.messageBytes = min(server.limits.messageBytes, ClientRoute.mostBytes)
        let line = outgoing.twilio?.rest.circuit
        server.metrics = { [desk] in
            desk.tally.metrics + DependencyMetrics(desk, line: line).metrics + (desk.vault?.metrics ?? [])
        }
        server.onIdentity = configuration.onIdentity
        let refusals = BridgeRefusals(switchboard: desk.switchboard)
        server.refusing = { refusals.said($0, at: $1) }
        self.server = HTTPServer(server)
    }

    /// Each call comes over one; clients and who is turned away take some besides.
    static func sockets(_ limit: Int, calls: Int) -> Int { max(limit, calls + 256) }

    private static func access(
        _ account: TwilioAccount, _ configuration: BridgeConfiguration, _ desk: CallDesk
    ) -> TwilioAccess {
        let origin = configuration.publicURL ?? configuration.place(at: configuration.port)
        let check = RequestCheck.signed(
            TwilioSignature(
                authToken: account.authToken, secondToken: account.secondToken, sharedKeys: account.sharedKeys,
                origin: origin))
        let rest = TwilioREST(account: account, count: { [tally = desk.tally] in tally.asked(.twilio, $0) })
        rest.circuit.listen { [desk] in desk.onCircuit(CircuitNotice(part: .line, isLeftAlone: $0)) }
        let webhooks = VoiceWebhooks(
            check: check, origin: origin,
            ticket: StreamTicket(secret: account.authToken), gate: desk.gate, switchboard: desk.switchboard,
            transfers: TwilioTransfers(rest: rest, origin: origin))
        return TwilioAccess(account: account, rest: rest, webhooks: webhooks)
    }

    private static func routes(
        _ outgoing: OutgoingCalls, _ configuration: BridgeConfiguration, _ door: ClientDoor, _ desk: CallDesk
    ) -> [Route] {
        let api = CallAPI(door: door, account: configuration.account, outgoing: outgoing, desk: desk)
        let clients = ClientEntrance(door: door, outgoing: outgoing)
        let transfers = AsteriskTransfers()
        let asterisk =
            configuration.asterisk.map {
                [AsteriskServer(desk: desk, transfers: transfers).route($0), transfers.route($0)]
            } ?? []
        let watch = ReadinessWatch(outgoing)
        let own = [watch.route] + api.routes + clients.routes + asterisk
        guard let twilio = outgoing.twilio else { return own }
        let streams = MediaStreamServer(
            desk: desk, ticket: twilio.webhooks.ticket, transfers: twilio.webhooks.transfers)
        let stream = Route(socket: MediaStreamServer.path, twilio.webhooks.check) { _, socket in
            await streams.serve(socket)
        }
        return twilio.webhooks.routes + [stream] + own
    }

    /// Serves until it is drained, or the task is cancelled.
    ///
    /// - Parameter onListening: gets the port, once.
    /// - Throws: `BridgeListeningError`, `TLSIdentityError`; with telephones `SIPEndpointError`, and `PhoneLineError`
    ///   when their PBX does not take the registration.
    public func run(onListening: @escaping @Sendable (Int) -> Void = { _ in }) async throws {
        try await desk.run { [server, drains, outgoing, openAI, telephones, users, switchboard = desk.switchboard] in
            await users.look()
            try await telephones?.open()
            try await withThrowingTaskGroup { group in
                group.addTask {
                    await drains.wait()
                    let waiting = switchboard.waiting.map(\.0)
                    let wasIdle = switchboard.count == 0 && waiting.isEmpty
                    await outgoing.takeBack(waiting.map(\.id))
                    await switchboard.untilIdle()
                    if !wasIdle, outgoing.twilio != nil { try? await Task.sleep(for: Self.lastWords) }
                    switchboard.leavePlaced()
                    await telephones?.service.stop()
                    server.drain()
                }
                group.addTask { await ReadinessWatch(outgoing).run() }
                group.addTask { await openAI?.run() }
                group.addTask { await users.run() }
                group.addTask { await telephones?.service.carry() }
                try await listen(onListening)
                group.cancelAll()
            }
        }
    }

    private func listen(_ onListening: @escaping @Sendable (Int) -> Void) async throws {
        do {
            try await server.run(onListening: onListening)
        } catch let error as IOError {
            throw error.errnoCode == EADDRINUSE
                ? BridgeListeningError.portInUse(port) : BridgeListeningError.addressUnusable(host)
        }
    }

    /// Calls somebody; whoever answers talks with the assistant.
    ///
    /// - Returns: when the exchange has taken the call.
    public func call(_ number: String) async throws(CallNotPlaced) {
        do throws(BridgeProblem) {
            _ = try await outgoing.place(to: number)
        } catch {
            throw CallNotPlaced(sentence: error.message)
        }
    }

    /// Ends a call that rings.
    public func takeBack(_ call: String) async throws(CallNotPlaced) {
        do throws(BridgeProblem) { try await outgoing.end(call) } catch {
            throw CallNotPlaced(sentence: error.message)
        }
    }

    /// Takes no more calls; those that go on hear a goodbye. As long as they do, the bridge can be asked, and whoever
    /// calls hears that the line is busy. Then `run` returns.
    public func drain() {
        server.announceDrain()
        desk.switchboard.drain()
        drains.happen()
    }
}
