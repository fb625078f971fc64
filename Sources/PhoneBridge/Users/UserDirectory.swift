import EchoServing
import Foundation
import Synchronization

/// Who is let in at a bridge, by what they show: the bridge's own token, or one of their own, as it was known last.
final class UserDirectory: Sendable {
    private static let most = 10_000

    private let token: BearerToken
    private let now: @Sendable () -> Date
    /// By the hashes of their tokens.
    private let users = Mutex<[String: BridgeUser]>([:])

    init(_ token: BearerToken, now: @escaping @Sendable () -> Date = { Date() }) {
        (self.token, self.now) = (token, now)
    }

    func adopt(_ users: [BridgeUser]) {
        let known = Dictionary(
            users.prefix(Self.most).map { ($0.tokenHash, $0) }, uniquingKeysWith: { first, _ in first })
        self.users.withLock { $0 = known }
    }

    func caller(showing tokens: [String]) -> BridgeCaller? {
        if tokens.contains(where: { token.admits($0) }) { return .owner }
        return tokens.lazy.compactMap { [self] in user(BridgeUser.hash(of: $0)) }.first.map(BridgeCaller.user)
    }

    /// As they are known now; nil for who is not let in any more.
    func current(_ caller: BridgeCaller) -> BridgeCaller? {
        switch caller {
        case .owner: .owner
        case .user(let user): self.user(user.tokenHash).map(BridgeCaller.user)
        }
    }

    private func user(_ hash: String) -> BridgeUser? {
        guard let user = users.withLock({ $0[hash] }), user.isIn(at: now()) else { return nil }
        return user
    }
}
