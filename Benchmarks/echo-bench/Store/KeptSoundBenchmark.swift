import Echo
import EchoAudio
import EchoScreen
import EchoStore
import Foundation

/// Keeping the sound of what is said: what it costs while both sides speak in turn, and how large it becomes.
struct KeptSoundBenchmark: BenchmarkProtocol {
    let name = "kept"
    var mostRuns: Int { 1 }
    /// Sound is kept as fast as it is said, no faster.
    var length = Duration.seconds(20)
    private static let text =
        "The whale sings in the sea at night, and whoever listens long enough hears the others answer."
    private static let chunk = PCM16.sampleRate / 50

    func rows() async throws -> [BenchmarkRow] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "echo-bench-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let speech = try await SpokenSentence.flite(Self.text, voice: "slt").map { Int16($0) }
        let keeper = SoundKeeper(
            folder: folder.path, keys: StorageKeyFile(path: folder.appending(path: "storage.key").path))
        let (sound, sink) = AsyncStream.makeStream(of: ConversationSound.self)
        let (events, teller) = EventBatches<EchoEvent>.makeStream()
        let news = try await keeper.start(sound, events)
        let before = try ProcessStatistics(pid: getpid()).ticks
        try await say(speech, to: sink, teller)
        await keeper.stop()
        let ticks = try ProcessStatistics(pid: getpid()).ticks - before
        let kept = await news.reduce(into: [KeptSound]()) { kept, news in
            if case .kept(let sound) = news { kept.append(sound) }
        }
        let talk = kept.reduce(Duration.zero) { $0 + $1.duration }
        guard talk > .seconds(1) else { throw BenchmarkFailure("Nothing was kept.") }
        let bytes = Double(kept.reduce(0) { $0 + $1.byteCount }) / (talk / .seconds(3_600))
        let share = ProcessStatistics.share(ticks, of: length)
        return [
            BenchmarkRow(
                what: "sound: CPU while it is kept", reach: "≤ 3 %",
                measured: String(format: "%.1f %% of a core, %.1f s a minute", share, share * 0.6), failed: share > 3),
            BenchmarkRow(
                what: "sound: an hour of talk on disk", reach: "≤ 15 MB",
                measured: String(format: "%.1f MB", bytes / 1_000_000), failed: bytes > 15_000_000),
        ]
    }

    /// A sentence of the person, then one of the assistant, until the time is over.
    private func say(
        _ speech: [Int16], to sink: AsyncStream<ConversationSound>.Continuation,
        _ teller: EventBatches<EchoEvent>.Continuation
    ) async throws {
        let start = ContinuousClock.now
        var (place, line) = (0, 0)
        for number in 0..<Int(length / .milliseconds(20)) {
            let (id, isUser) = ("line\(line)", line.isMultiple(of: 2))
            let due = start.advanced(by: .milliseconds(20 * (number + 1)))
            if place == 0 {
                teller.yield(isUser ? .userStartedSpeaking(itemID: id, at: due) : .assistantStartedSpeaking(itemID: id))
            }
            let samples = PCM16(Array(speech[place...].prefix(Self.chunk)))
            sink.yield(
                ConversationSound(
                    side: isUser ? .user : .assistant, sound: samples, lastSampleAt: due, number: number))
            place += Self.chunk
            if place >= speech.count {
                teller.yield(isUser ? .userStoppedSpeaking(itemID: id, at: due) : .assistantStoppedSpeaking(itemID: id))
                (place, line) = (0, line + 1)
            }
            try await Task.sleep(until: due)
        }
    }
}
