import EchoServing
import Foundation
import NIOHTTP1

/// Lets clients of a bridge in, each as far as they may.
struct ClientDoor: Sendable {
    static let gone = ServerSocketClose(code: 1008, reason: "This token is no longer valid.")
    /// Between two looks at whether those who are connected may still be.
    static let watch = Duration.seconds(5)

    let directory: UserDirectory

    /// For requests; what they may is another matter.
    var check: RequestCheck { .tokens({ [directory] in directory.caller(showing: [$0]) != nil }) }

    /// For WebSockets.
    var socketCheck: RequestCheck {
        .tokens(
            { [directory] in directory.caller(showing: [$0]) != nil }, subprotocolPrefix: ClientRoute.tokenPrefix)
    }

    /// - Throws: when they may not, or not any more.
    func admit(_ request: PlainRequest, to rights: UserRights) throws(BridgeProblem) -> BridgeCaller {
        guard let caller = caller(request) else { throw .goneUser }
        guard caller.may(rights) else { throw .notAllowed(rights) }
        return caller
    }

    /// As they may at this moment.
    func require(_ rights: UserRights, of caller: BridgeCaller) throws(BridgeProblem) {
        guard let current = directory.current(caller) else { throw .goneUser }
        guard current.may(rights) else { throw .notAllowed(rights) }
    }

    func caller(_ request: PlainRequest) -> BridgeCaller? {
        directory.caller(showing: request.offeredTokens(subprotocolPrefix: ClientRoute.tokenPrefix))
    }

    /// Who asks: a user by the token, anybody else by the device, where its client names one.
    func user(of request: PlainRequest, at now: Date = Date()) throws(BridgeProblem) -> CallUser? {
        if let user = caller(request)?.user(at: now) { return user }
        return try UserDevice.user(of: request, at: now)
    }

    /// Disconnects who is let in no more, until the task is cancelled.
    func watch(_ caller: BridgeCaller, _ socket: ServerSocket) async {
        guard caller != .owner else { return }
        while (try? await Task.sleep(for: Self.watch)) != nil {
            guard directory.current(caller) != nil else { return socket.leave(Self.gone) }
        }
    }
}

extension BridgeProblem {
    fileprivate static let goneUser = BridgeProblem(
        .invalidTwilioToken, "This token is no longer valid. Ask for a new one.")

    fileprivate static func notAllowed(_ rights: UserRights) -> BridgeProblem {
        let needed = rights == .administer ? "administer the bridge" : "act in calls"
        return BridgeProblem(
            .invalidTwilioToken, "Your token does not let you \(needed): echo-tui bridge users lists what it allows.",
            status: .forbidden)
    }
}
