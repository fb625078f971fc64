public import Echo
public import EchoApp
import Foundation
import Synchronization

/// Keeps the sound of lines in encrypted files beside the conversations, Opus in Ogg, a file each.
public final class SoundKeeper: SoundKeeperProtocol {
    private struct Running {
        let session: SoundKeepingSession
        let task: Task<Void, Never>
    }

    private let folder: SoundFolder
    private let keys: any StorageKeyProviderProtocol
    private let running = Mutex<Running?>(nil)
    private let isManual = Mutex(false)

    /// - Parameters:
    ///   - folder: where conversations are kept.
    ///   - keys: bring the key that sound is encrypted with.
    public init(folder: String, keys: any StorageKeyProviderProtocol) {
        self.folder = SoundFolder(of: MemoryFolder(path: folder))
        self.keys = keys
    }

    public func start(
        _ sound: AsyncStream<ConversationSound>, _ events: EventBatches<EchoEvent>
    ) async throws(SoundError) -> AsyncStream<SoundKeepingNews> {
        await stop()
        let key = try await key()
        let (news, sink) = AsyncStream.makeStream(of: SoundKeepingNews.self, bufferingPolicy: .unbounded)
        let session = SoundKeepingSession(folder, key: key, origin: .now, news: sink)
        let task = Task { await Self.follow(sound, events, session) }
        running.withLock { $0 = Running(session: session, task: task) }
        // Asked for last: who tells it from now on tells the session too.
        await session.endTurnsByHand(isManual.withLock { $0 })
        return news
    }

    public func endTurnsByHand(_ isManual: Bool) async {
        self.isManual.withLock { $0 = isManual }
        await running.withLock { $0?.session }?.endTurnsByHand(isManual)
    }

    public func stop() async {
        guard let last = running.withLock({ $0.take() }) else { return }
        last.task.cancel()
        await last.task.value
        await last.session.finish(at: .now)
    }

    /// Whoever asks, its disk keeps nobody waiting.
    @concurrent private func key() async throws(SoundError) -> StorageKey {
        do throws(StorageKeyError) {
            return try await keys.storageKey()
        } catch {
            throw SoundError(error)
        }
    }

    /// Until the task is cancelled.
    private static func follow(
        _ sound: AsyncStream<ConversationSound>, _ events: EventBatches<EchoEvent>, _ session: SoundKeepingSession
    ) async {
        await withTaskGroup { group in
            group.addTask { for await chunk in sound { await session.receive(chunk) } }
            group.addTask {
                for await batch in events { for event in batch { await session.receive(event, at: .now) } }
            }
            group.addTask {
                while (try? await Task.sleep(for: SoundKeepingSession.pace)) != nil { await session.write(at: .now) }
            }
        }
    }
}
