import EchoCrypto
import EchoText
import Foundation

/// Asks callers for a name and a password, and believes each proof once.
struct CallerCheck: Sendable {
    typealias Instant = ContinuousClock.Instant

    enum Verdict: Sendable, Hashable {
        case accepted(user: String)
        /// To be sent with a 401, as headers `WWW-Authenticate`.
        case challenged([String])
        /// The same to somebody whose answer to an earlier challenge was wrong.
        case wrong([String])
    }

    private static let validity = Duration.seconds(60)
    private static let memory = 1024

    private let realm: String
    private let passwords: [String: String]
    private let key: SymmetricKey
    private let start: Instant
    /// How often a nonce was answered; the oldest is forgotten, and then too old.
    private var counts: [String: Int] = [:]
    private var order: [String] = []
    /// Nonces that are older were perhaps forgotten.
    private var made = 0
    private var forgotten = 0

    /// - Parameters:
    ///   - passwords: by the users' names.
    ///   - key: made at each start.
    init(realm: String, passwords: [String: String], key: SymmetricKey = SymmetricKey(size: .bits256), start: Instant) {
        (self.realm, self.passwords, self.key, self.start) = (realm, passwords, key, start)
    }

    /// - Parameter host: where it comes from: a challenge is answered from there alone.
    mutating func check(_ request: SIPMessage, from host: String = "", at now: Instant) -> Verdict {
        let given = request["authorization"].flatMap(DigestAnswer.init)
        guard let answer = given, answer.realm == realm,
            let password = passwords[answer.user], let method = request.method,
            case .request(_, let uri) = request.start, answer.uri == uri, let quality = answer.quality,
            let count = Int(quality.count, radix: 16),
            isEqual(answer.response, answer.expected(password: password, method: method.rawValue))
        else {
            let isGuess = given.map { $0.realm == realm && isFresh($0.nonce, from: host, at: now) } ?? false
            let challenges = challenges(to: host, at: now, isStale: false)
            return isGuess ? .wrong(challenges) : .challenged(challenges)
        }
        guard isFresh(answer.nonce, from: host, at: now), take(count, of: answer.nonce) else {
            return .challenged(challenges(to: host, at: now, isStale: true))
        }
        return .accepted(user: answer.user)
    }

    private mutating func challenges(to host: String, at now: Instant, isStale: Bool) -> [String] {
        let nonce = nonce(for: host, at: now)
        return DigestAlgorithm.allCases.map {
            DigestChallenge(realm: realm, nonce: nonce, algorithm: $0, isStale: isStale).description
        }
    }

    /// Nothing is kept of a challenge, so that a flood of callers costs nothing: the nonce proves itself.
    private mutating func nonce(for host: String, at now: Instant) -> String {
        made += 1
        let text = "\(Int((now - start) / .seconds(1)))-\(made)"
        return text + "-" + seal(text + "-" + host)
    }

    private func seal(_ text: String) -> String {
        String(HMAC<SHA256>.authenticationCode(for: Data(text.utf8), using: key).hexadecimal.prefix(32))
    }

    private func isFresh(_ nonce: String, from host: String, at now: Instant) -> Bool {
        let parts = nonce.split(separator: "-")
        guard parts.count == 3, let second = Int(parts[0]), let number = Int(parts[1]), number > forgotten,
            isEqual(String(parts[2]), seal("\(parts[0])-\(parts[1])-\(host)"))
        else { return false }
        return start + .seconds(second) + Self.validity > now
    }

    private mutating func take(_ count: Int, of nonce: String) -> Bool {
        guard count > counts[nonce, default: 0] else { return false }
        if counts.updateValue(count, forKey: nonce) == nil { order.append(nonce) }
        if order.count > Self.memory {
            let oldest = order.removeFirst()
            counts[oldest] = nil
            let number = oldest.split(separator: "-").dropFirst().first.flatMap { Int($0) }
            forgotten = max(forgotten, number ?? 0)
        }
        return true
    }

    /// In constant time.
    private func isEqual(_ left: String, _ right: String) -> Bool {
        let (left, right) = (Array(left.utf8), Array(right.utf8))
        guard left.count == right.count else { return false }
        return zip(left, right).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

extension CallerCheck: CustomStringConvertible, CustomReflectable {
    var description: String { "CallerCheck(…)" }
    var customMirror: Mirror { Mirror(self, children: []) }
}
