import EchoConcurrency
import Foundation

/// Copies the sound of calls that are over to an S3-compatible store, one after the other. What cannot be copied stays
/// where it is.
public final class RecordingUploads: Sendable {
    public typealias Pause = @Sendable (Duration) async throws -> Void

    /// Four minutes, all together: services come back.
    private static let backoff = Backoff(limit: 8, first: .seconds(1), ceiling: .seconds(60), jitter: 1...1)
    /// A quarter of a minute: what is kept here is written a moment after the call, and what is not there then was erased.
    private static let looksForSound = 4

    private let local: any RecordingVaultProtocol
    private let remote: S3RecordingVault
    private let note: @Sendable (_ call: String) async -> Bool
    private let pause: Pause
    private let onFailure: @Sendable (_ call: String) -> Void
    private let waiting: AsyncStream<CallRecording>
    private let queue: AsyncStream<CallRecording>.Continuation

    /// - Parameters:
    ///   - note: remembers that a call is copied, before and after it was; false when it cannot, and then it is not.
    ///   - onFailure: is told which call stays here alone; it must not wait.
    public init(
        from local: any RecordingVaultProtocol, to remote: S3RecordingVault,
        pause: @escaping Pause = { try await Task.sleep(for: $0) },
        note: @escaping @Sendable (_ call: String) async -> Bool = { _ in true },
        onFailure: @escaping @Sendable (_ call: String) -> Void
    ) {
        (self.local, self.remote, self.note) = (local, remote, note)
        (self.pause, self.onFailure) = (pause, onFailure)
        // A name each: as many as there are calls in a day are little.
        (waiting, queue) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(100_000))
    }

    /// Gives from here what is here, and the rest from the store.
    public var vault: any RecordingVaultProtocol { RecordingVaultChain(local, then: remote) }

    /// The call of this name is over, and its sound is kept here.
    public func add(_ call: String, _ kept: CallSoundKept) {
        queue.yield(
            CallRecording(
                call: UUID(ofCall: call), path: kept.path, duration: kept.duration, bytes: kept.bytes, created: Date()))
    }

    /// No more comes; `run` returns when all was copied, or given up.
    public func finish() { queue.finish() }

    public func run() async {
        for await recording in waiting { await copy(recording) }
    }

    private func copy(_ recording: CallRecording) async {
        for attempt in 1... {
            do throws(RecordingVaultError) {
                let size = try await local.size(of: recording)
                guard await note(recording.path) else { throw .unavailable }
                try await remote.keep(recording.call, size: size) { [local] in
                    try await local.bytes(of: recording, in: $0)
                }
                // It may have been erased meanwhile.
                guard await note(recording.path) else { throw .unavailable }
                return
            } catch {
                let isMissing = error == .notFound
                guard attempt <= (isMissing ? Self.looksForSound : Self.backoff.limit),
                    (try? await pause(Self.backoff.delay(forAttempt: attempt, random: 1))) != nil
                else { return isMissing ? () : onFailure(recording.path) }
            }
        }
    }
}
