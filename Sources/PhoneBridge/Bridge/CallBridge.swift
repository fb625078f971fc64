import EchoServing
import Foundation
import NIOHTTP1

/// Joins telephone calls that Twilio or Asterisk carries with the assistant: webhooks, media streams, and an API for
/// clients of its own.
public struct CallBridge: Sendable {
    public let desk: CallDesk
    /// Where it can be asked.
    let routes: [Route]
    private let outgoing: OutgoingCalls?
    private let server: HTTPServer

    public init(_ configuration: BridgeConfiguration, desk: CallDesk) {
        self.desk = desk
        let parts = configuration.account.map { Self.parts($0, configuration, desk) }
        let asterisk = configuration.asterisk.map { [AsteriskServer(desk: desk).route($0)] } ?? []
        (routes, outgoing) = ((parts?.routes ?? []) + asterisk, parts?.outgoing)
        var server = HTTPServerConfiguration(
            host: configuration.host, port: configuration.port, routes: routes, names: configuration.names,
            limits: configuration.limits, identity: configuration.identity, version: configuration.version)
        (server.proxies, server.origins) = (configuration.proxies, configuration.pages)
        server.limits.messageBytes = min(server.limits.messageBytes, ClientRoute.mostBytes)
        server.metrics = { [tally = desk.tally] in tally.metrics }
        self.server = HTTPServer(server)
    }

    private static func parts(
        _ account: TwilioAccount, _ configuration: BridgeConfiguration, _ desk: CallDesk
    ) -> (routes: [Route], outgoing: OutgoingCalls) {
        let origin = configuration.publicURL ?? "http://\(configuration.host):\(configuration.port)"
        let ticket = StreamTicket(secret: account.authToken)
        let rest = TwilioREST(account: account)
        let check = RequestCheck.signed(
            TwilioSignature(authToken: account.authToken, sharedKeys: account.sharedKeys, origin: origin))
        let webhooks = VoiceWebhooks(
            check: check, origin: origin, holdMessage: configuration.holdMessage, ticket: ticket, gate: desk.gate,
            switchboard: desk.switchboard)
        let streams = MediaStreamServer(desk: desk, ticket: ticket, control: rest)
        let outgoing = OutgoingCalls(account: account, rest: rest, webhooks: webhooks, desk: desk)
        let api = CallAPI(token: configuration.token, account: account, outgoing: outgoing, desk: desk)
        let stream = Route(socket: "/media-stream", check) { _, socket in await streams.serve(socket) }
        let clients = ClientEntrance(switchboard: desk.switchboard, outgoing: outgoing)
        return (webhooks.routes + [stream] + api.routes + clients.routes(configuration.token), outgoing)
    }

    /// Serves until it is drained, or the task is cancelled.
    ///
    /// - Parameter onListening: gets the port, once.
    /// - Throws: `IOError` when the port is taken, `TLSIdentityError`.
    public func run(onListening: @escaping @Sendable (Int) -> Void = { _ in }) async throws {
        try await desk.run { [server] in try await server.run(onListening: onListening) }
    }

    /// Calls somebody; whoever answers talks with the assistant.
    ///
    /// - Returns: when the exchange has taken the call.
    public func call(_ number: String) async throws(CallNotPlaced) {
        guard let outgoing else { throw CallNotPlaced(sentence: "There is no account to call with.") }
        do throws(BridgeProblem) {
            _ = try await outgoing.place(to: number)
        } catch {
            throw CallNotPlaced(sentence: error.message)
        }
    }

    /// Takes no more calls; those that go on hear a goodbye. Then `run` returns.
    public func drain() {
        desk.switchboard.drain()
        server.drain()
    }
}
