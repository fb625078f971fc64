public import Echo
import EchoAudio
public import EchoScreen
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
    ///   - sound: the folder in which the sound lies; nil for one within the folder.
    ///   - keys: bring the key that sound is encrypted with.
    public init(folder: String, sound: String? = nil, keys: any StorageKeyProviderProtocol) {
        self.folder = SoundFolder(of: MemoryFolder(path: folder, sound: sound))
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

    /// Keeps each side as one line, whoever says what when, and its silence with it.
    ///
    /// - Parameters:
    ///   - user: under which message the user's side is kept, and so on.
    ///   - start: when the sound begins.
    ///   - before: what was until now, in its order.
    public func start(
        whole sound: AsyncStream<ConversationSound>, user: Message.ID, assistant: Message.ID,
        from start: ContinuousClock.Instant, before: [ConversationSound]
    ) async throws(SoundError) -> AsyncStream<SoundKeepingNews> {
        await stop()
        let key = try await key()
        let (news, sink) = AsyncStream.makeStream(of: SoundKeepingNews.self, bufferingPolicy: .unbounded)
        let session = SoundKeepingSession(folder, key: key, origin: start, news: sink)
        await session.receive(.userStartedSpeaking(itemID: user), at: start)
        await session.receive(.assistantStartedSpeaking(itemID: assistant), at: start)
        // Written as it would have been: what lies far ahead of what is written is taken for a clock that is wrong.
        for chunk in before {
            await session.write(at: chunk.lastSampleAt - chunk.sound.duration)
            await session.receive(chunk)
        }
        let task = Task { await Self.follow(sound, nil, session) }
        running.withLock { $0 = Running(session: session, task: task) }
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
        _ sound: AsyncStream<ConversationSound>, _ events: EventBatches<EchoEvent>?, _ session: SoundKeepingSession
    ) async {
        await withTaskGroup { group in
            group.addTask { for await chunk in sound { await session.receive(chunk) } }
            group.addTask {
                guard let events else { return }
                for await batch in events { for event in batch { await session.receive(event, at: .now) } }
            }
            group.addTask {
                while (try? await Task.sleep(for: SoundKeepingSession.pace)) != nil { await session.write(at: .now) }
            }
        }
    }
}
