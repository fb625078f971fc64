public import EchoScreen
public import Foundation

/// The PIN among a person's keys. Wrong tries are counted in a file, so that another start does not shorten the pause.
public actor KeptPIN: PINProtocol {
    /// As `echo-tui key set` takes it.
    public static let keyName = PINKey.name

    private let keys: APIKeys
    private let folder: KeyFolder
    private let now: @Sendable () -> Date

    /// - Parameter folder: that of the keys.
    public init(_ keys: APIKeys, folder: String, now: @escaping @Sendable () -> Date = { Date() }) {
        (self.keys, self.folder, self.now) = (keys, KeyFolder(path: folder), now)
    }

    /// Three to twelve figures.
    public static func isFit(_ secret: Secret) -> Bool {
        let text = secret.reveal()
        return (3...12).contains(text.utf8.count) && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }

    public nonisolated var isSet: Bool {
        ((try? keys.kept()) ?? []).contains { $0.name.description == Self.keyName }
    }

    public func check(_ figures: String) async -> PINAnswer {
        guard let lock = try? await folder.lock("pin.lock") else { return .unreachable }
        defer { withExtendedLifetime(lock) {} }
        var attempts = (try? folder.read(PINAttempts.self, from: folder.pinAttempts)) ?? PINAttempts()
        let pause = attempts.remaining(at: now())
        guard pause == .zero else { return .paused(pause) }
        guard let name = APIKeyName(Self.keyName), let kept = try? await keys.key(name) else { return .unreachable }
        if Self.isSame(kept.reveal(), figures) {
            try? FileManager.default.removeItem(atPath: folder.pinAttempts)
            return .right
        }
        attempts.fail(at: now())
        // What cannot be counted could be tried without end.
        guard (try? folder.write(attempts, to: folder.pinAttempts)) != nil else { return .unreachable }
        let wait = attempts.remaining(at: now())
        return wait == .zero ? .wrong(left: attempts.left) : .paused(wait)
    }

    public func isSame(_ figures: String) async -> Bool {
        guard let name = APIKeyName(Self.keyName), let kept = try? await keys.key(name) else { return false }
        return Self.isSame(kept.reveal(), figures)
    }

    /// Takes as long wherever they differ.
    private static func isSame(_ kept: String, _ tried: String) -> Bool {
        let (kept, tried) = (Array(kept.utf8), Array(tried.utf8))
        guard kept.count == tried.count, !kept.isEmpty else { return false }
        return zip(kept, tried).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
