public import Echo
public import EchoScreen
public import EchoText
import Foundation
import Synchronization

/// Records conversations: WAV files of two channels, you at the left and the assistant at the right, and lines of JSON
/// that say who spoke when, each a `RecordedTurn`. A program that is killed loses less than a second.
public final class SoundRecorder: SoundRecorderProtocol {
    private struct Running {
        let session: RecordingSession
        let task: Task<Void, Never>
    }

    private let folder: String
    private let limit: Int
    private let home: HomeFolder
    private let running = Mutex<Running?>(nil)

    /// - Parameters:
    ///   - folder: where recordings go unless another one is named.
    ///   - limit: bytes of sound in one file; more goes into the next.
    ///   - home: what "~" stands for.
    public init(folder: String, limit: Int? = nil, home: HomeFolder = HomeFolder()) {
        (self.folder, self.home) = (folder, home)
        self.limit = limit ?? GrowingWAVFile.mostBytes
    }

    public func start(
        in folder: String?, _ cut: RecordingCut, _ sound: AsyncStream<ConversationSound>,
        _ events: EventBatches<EchoEvent>
    ) async throws(RecordingError) -> AsyncStream<RecordingNews> {
        await stop()
        let (news, sink) = AsyncStream.makeStream(of: RecordingNews.self)
        let place = folder.map(home.expanded) ?? self.folder
        let session = RecordingSession(
            try RecordingFiles(in: place, at: Date()), cut, limit: limit, origin: .now, news: sink)
        try await session.open()
        let task = Task { await Self.follow(sound, events, session) }
        running.withLock { $0 = Running(session: session, task: task) }
        return news
    }

    public func stop() async {
        guard let last = running.withLock({ $0.take() }) else { return }
        last.task.cancel()
        await last.task.value
        await last.session.finish(at: .now)
    }

    /// Until the task is cancelled.
    private static func follow(
        _ sound: AsyncStream<ConversationSound>, _ events: EventBatches<EchoEvent>, _ session: RecordingSession
    ) async {
        await withTaskGroup { group in
            group.addTask { for await chunk in sound { await session.receive(chunk) } }
            group.addTask {
                for await batch in events { for event in batch { await session.receive(event, at: .now) } }
            }
            group.addTask {
                while (try? await Task.sleep(for: RecordingSession.pace)) != nil { await session.write(at: .now) }
            }
        }
    }
}
