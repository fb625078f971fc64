import EchoConcurrency
import EchoServing
import Foundation
import Synchronization

/// Copies the sound of calls that are over to an S3-compatible store, one after the other. What cannot be copied stays
/// where it is, and waits until it can.
public final class RecordingUploads: Sendable {
    public typealias Pause = @Sendable (Duration) async throws -> Void

    /// One that fails as often makes room for others, and waits for its turn again.
    private static let backoff = Backoff(limit: 8, first: .seconds(1), ceiling: .seconds(60), jitter: 1...1)
    /// A quarter of a minute: what is kept here is written a moment after the call, and what is not there then was erased.
    private static let looksForSound = 4
    /// Tries of whatever recordings that fail one after the other until the store is said to be away: a connection that
    /// nobody answers takes ten seconds each.
    private static let mostFailures = 3

    private struct Waiting: Sendable {
        let recording: CallRecording
        var isAgain = false
    }

    private struct State {
        var waiting = 0
        var failures = 0
        var isAway = false
    }

    private enum Outcome { case copied, missing, failed, refused }

    private let local: any RecordingVaultProtocol
    private let remote: S3RecordingVault
    private let note: @Sendable (_ step: CopyStep, _ call: String) async -> Bool
    private let pause: Pause
    private let onNotice: @Sendable (RecordingUploadNotice) -> Void
    private let onFailure: @Sendable (_ call: String) -> Void
    private let waiting: AsyncStream<Waiting>
    private let queue: AsyncStream<Waiting>.Continuation
    private let state = Mutex(State())

    /// - Parameters:
    ///   - note: remembers how far the copy of a call is; false when it cannot, and then it is not copied.
    ///   - onNotice: is told once that the store is away, and once that it is back; it must not wait.
    ///   - onFailure: is told which call stays here alone, as no more is copied; it must not wait.
    public init(
        from local: any RecordingVaultProtocol, to remote: S3RecordingVault,
        pause: @escaping Pause = { try await Task.sleep(for: $0) },
        note: @escaping @Sendable (_ step: CopyStep, _ call: String) async -> Bool = { _, _ in true },
        onNotice: @escaping @Sendable (RecordingUploadNotice) -> Void = { _ in },
        onFailure: @escaping @Sendable (_ call: String) -> Void
    ) {
        (self.local, self.remote, self.note) = (local, remote, note)
        (self.pause, self.onNotice, self.onFailure) = (pause, onNotice, onFailure)
        // A name each: as many as there are calls in a day are little.
        (waiting, queue) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(100_000))
    }

    /// Gives from here what is here, and the rest from the store.
    public var vault: any RecordingVaultProtocol {
        RecordingVaultChain(local, then: remote, isAway: { [self] in state.withLock(\.isAway) }) { [self] in metrics }
    }

    /// The call of this name is recorded, and to be copied when it is over, if not by this program.
    func expect(_ call: String) async { _ = await note(.expected, call) }

    /// There is nothing to be copied of it.
    func drop(_ call: String) async { _ = await note(.dropped, call) }

    /// The call of this name is over, and its sound is kept here.
    public func add(_ call: String, _ kept: CallSoundKept) {
        let recording = CallRecording(
            call: UUID(ofCall: call), path: kept.path, duration: kept.duration, bytes: kept.bytes, created: Date())
        state.withLock { $0.waiting += 1 }
        queue.yield(Waiting(recording: recording))
    }

    /// No more comes; `run` returns when all was copied, or given up.
    public func finish() { queue.finish() }

    public func run() async {
        for await item in waiting {
            guard await !copy(item), !waitsAgain(item.recording) else { continue }
            onFailure(item.recording.path)
        }
    }

    var metrics: [Metric] {
        let state = state.withLock { $0 }
        return [
            .gauge(
                "phone_recordings_waiting", "Recordings not yet copied to the store.",
                [([], Double(state.waiting))]),
            .gauge(
                "phone_recording_store_up", "Whether the store accepts recordings.", [([], state.isAway ? 0 : 1)]),
        ]
    }

    /// - Returns: false when no more is copied.
    private func waitsAgain(_ recording: CallRecording) -> Bool {
        guard !Task.isCancelled else { return false }
        if case .terminated = queue.yield(Waiting(recording: recording, isAgain: true)) { return false }
        return true
    }

    /// - Returns: whether nothing is left to be done.
    private func copy(_ item: Waiting) async -> Bool {
        let recording = item.recording
        if item.isAgain, (try? await pause(Self.backoff.ceiling)) == nil { return false }
        for attempt in 1... {
            let outcome = await outcome(of: recording)
            note(outcome)
            let most = outcome == .missing ? Self.looksForSound : item.isAgain ? 0 : Self.backoff.limit
            if outcome == .copied || (outcome == .missing && attempt > most) {
                state.withLock { $0.waiting -= 1 }
                return true
            }
            guard attempt <= most,
                (try? await pause(Self.backoff.delay(forAttempt: attempt, random: 1))) != nil
            else { return false }
        }
        return false
    }

    private func outcome(of recording: CallRecording) async -> Outcome {
        do throws(RecordingVaultError) {
            let size = try await local.size(of: recording)
            guard await note(.begun, recording.path) else { return .failed }
            try await remote.keep(recording.call, size: size) { [local] in
                try await local.bytes(of: recording, in: $0)
            }
            // It may have been erased meanwhile.
            return await note(.made, recording.path) ? .copied : .failed
        } catch {
            switch error {
            case .notFound: return .missing
            case .refused: return .refused
            case .unavailable: return .failed
            }
        }
    }

    private func note(_ outcome: Outcome) {
        let notice: RecordingUploadNotice? = state.withLock { state in
            switch outcome {
            case .copied:
                defer { (state.failures, state.isAway) = (0, false) }
                return state.isAway ? .back : nil
            case .failed, .refused:
                state.failures += 1
                guard state.failures == Self.mostFailures else { return nil }
                state.isAway = true
                return .away(isRefused: outcome == .refused)
            case .missing: return nil
            }
        }
        if let notice { onNotice(notice) }
    }
}

/// A notice about the store that recordings are copied to.
public enum RecordingUploadNotice: Sendable, Hashable {
    /// It takes none. They are kept here, and copied when it is back.
    ///
    /// - Parameter isRefused: it is there, and does not accept the key.
    case away(isRefused: Bool)
    case back
}
