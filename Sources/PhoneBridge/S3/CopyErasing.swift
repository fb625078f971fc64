import EchoConcurrency
import Foundation

/// Erases the copies of recordings that were erased here, whoever erased them. What cannot be erased now is tried again.
public struct CopyErasing: Sendable {
    public typealias Pause = @Sendable (Duration) async throws -> Void

    /// How often it is looked for what was erased.
    private static let pace = Duration.seconds(60)
    /// While the store is away: 16 minutes between two attempts at most.
    private static let mostDoublings = 4

    private let copies: any ErasedCopiesProtocol
    private let store: S3RecordingVault
    private let pause: Pause
    private let onFailure: @Sendable () -> Void

    /// - Parameter onFailure: is told once, until it works again; it must not wait.
    public init(
        _ copies: any ErasedCopiesProtocol, in store: S3RecordingVault,
        pause: @escaping Pause = { try await Task.sleep(for: $0) }, onFailure: @escaping @Sendable () -> Void
    ) {
        (self.copies, self.store, self.pause, self.onFailure) = (copies, store, pause, onFailure)
    }

    /// Until it is cancelled.
    public func run() async {
        var failures = 0
        repeat {
            let isDone = await eraseAll()
            if !isDone, failures == 0 { onFailure() }
            failures = isDone ? 0 : min(failures + 1, Self.mostDoublings)
        } while (try? await pause(Self.pace * (1 << failures))) != nil
    }

    /// - Returns: whether nothing is left.
    func eraseAll() async -> Bool {
        while case let calls = await copies.erasedCopies(), !calls.isEmpty {
            for call in calls {
                do throws(RecordingVaultError) {
                    try await store.erase(UUID(ofCall: call))
                } catch {
                    return false
                }
                guard await copies.forgetCopy(of: call) else { return false }
            }
        }
        return true
    }
}
