import Echo
import EchoAudio
import EchoScreen
import EchoTestKit
import Foundation
import Synchronization
import Testing

@testable import EchoStore

@Suite final class `A recorder` {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "recorder-\(UUID().uuidString)")
    private let origin = ContinuousClock.now

    deinit {
        chmod(folder.path, 0o700)
        try? FileManager.default.removeItem(at: folder)
    }

    private func at(_ milliseconds: Int) -> ContinuousClock.Instant { origin.advanced(by: .milliseconds(milliseconds)) }

    /// Sound of one side from 0 ms on, a chunk of 20 ms each.
    private func say(
        _ value: Int16, _ side: ConversationSound.Side, from start: Int, to end: Int, first: Int,
        in session: RecordingSession
    ) async {
        for (index, time) in stride(from: start, to: end, by: 20).enumerated() {
            await session.receive(
                ConversationSound(
                    side: side, sound: PCM16(Array(repeating: value, count: 480)), lastSampleAt: at(time + 20),
                    number: first + index))
        }
    }

    private func makeSUT(
        _ cut: RecordingCut = .whole, limit: Int = GrowingWAVFile.mostBytes,
        slept: @escaping @Sendable () -> Duration = { .zero }
    ) async throws -> (session: RecordingSession, news: AsyncStream<RecordingNews>) {
        let (news, sink) = AsyncStream.makeStream(of: RecordingNews.self)
        let files = try RecordingFiles(in: folder.path, at: Date(timeIntervalSince1970: 0))
        let session = RecordingSession(files, cut, limit: limit, origin: origin, slept: slept, news: sink)
        try await session.open()
        return (session, news)
    }

    private func files(_ ending: String) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == ending }.sorted { $0.path < $1.path }
    }

    private func collect(_ news: AsyncStream<RecordingNews>) async -> [RecordingNews] {
        await news.reduce(into: []) { $0.append($1) }
    }

    @Test func `writes both sides to one file that only its owner can read`() async throws {
        let (session, news) = try await makeSUT()
        await say(1000, .user, from: 0, to: 400, first: 0, in: session)
        await say(-2000, .assistant, from: 200, to: 600, first: 20, in: session)
        await session.finish(at: at(600))

        let file = try #require(try files("wav").first)
        let sound = try WAVFile(Data(contentsOf: file))
        #expect(sound.channels == 2 && sound.sampleRate == 24_000)
        #expect(sound.samples.count == 2 * 600 * 24)
        #expect(sound.samples[2 * 100 * 24] == 1000 && sound.samples[2 * 100 * 24 + 1] == 0)
        #expect(sound.samples[2 * 300 * 24] == 1000 && sound.samples[2 * 300 * 24 + 1] == -2000)
        #expect(sound.samples[2 * 500 * 24] == 0 && sound.samples[2 * 500 * 24 + 1] == -2000)
        for file in try files("wav") + files("jsonl") {
            let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
            #expect(mode == 0o600)
        }
        #expect(await collect(news) == [.began(file: file.path)])
    }

    @Test func `can be read at any moment, half a second behind`() async throws {
        let (session, _) = try await makeSUT()
        for second in 1...3 {
            await say(1000, .user, from: (second - 1) * 1000, to: second * 1000, first: second * 50, in: session)
            await session.write(at: at(second * 1000))

            let bytes = try Data(contentsOf: try #require(try files("wav").first))
            let sound = try WAVFile(bytes)
            #expect(sound.samples.count == 2 * (second * 1000 - 500) * 24)
            #expect(bytes.prefix(44) == WAVFile.header(dataBytes: bytes.count - 44, channels: 2))
        }
    }

    @Test func `goes on in another file when one is full`() async throws {
        let (session, news) = try await makeSUT(limit: 4 * 24 * 300)
        await say(1000, .user, from: 0, to: 700, first: 0, in: session)
        await session.finish(at: at(700))

        let sounds = try files("wav").map { try WAVFile(Data(contentsOf: $0)) }
        #expect(sounds.map { $0.samples.count / 48 }.sorted() == [100, 300, 300])
        #expect(await collect(news).count == 3)
    }

    @Test func `a turn's time counts from the beginning of its file also after one was full`() async throws {
        let (session, _) = try await makeSUT(limit: 4 * 24 * 300)
        await say(1000, .user, from: 0, to: 700, first: 0, in: session)
        await session.write(at: at(900))
        await session.receive(.assistantStartedSpeaking(itemID: "a1"), at: at(450))

        // Also of a program that is killed now.
        let lines = try String(contentsOf: try #require(try files("jsonl").first), encoding: .utf8)
        #expect(lines.contains(#"-002.wav","start":0.15,"#))
        #expect(!lines.contains("end"))
        await session.finish(at: at(1000))
    }

    @Test func `begins a file with each question when turns are wanted`() async throws {
        let (session, _) = try await makeSUT(.turns)
        await session.receive(.userStartedSpeaking(itemID: "u1"), at: at(100))
        await session.receive(.userStartedSpeaking(itemID: "u1b"), at: at(200))
        await session.receive(.assistantStartedSpeaking(itemID: "a1"), at: at(1000))
        await session.receive(.userStartedSpeaking(itemID: "u2"), at: at(2500))
        await session.finish(at: at(3000))

        let sounds = try files("wav")
        #expect(sounds.map { $0.lastPathComponent.suffix(8) } == ["-001.wav", "-002.wav"])
        #expect(try sounds.map { try WAVFile(Data(contentsOf: $0)).samples.count / 48 } == [2000, 1000])
        let lines = try String(contentsOf: try #require(try files("jsonl").first), encoding: .utf8)
        // Half a second before the turn was noticed its file begins.
        #expect(lines.contains(#"-002.wav","start":0.5"#))
    }

    @Test func `places a turn where its voice is, not where it was noticed`() async throws {
        let (session, _) = try await makeSUT(.turns)
        await session.receive(.userStartedSpeaking(itemID: "u1", at: at(-200)), at: at(100))
        await session.receive(.userStoppedSpeaking(itemID: "u1", at: at(-100)), at: at(200))
        await session.receive(.assistantStartedSpeaking(itemID: "a1"), at: at(1000))
        await session.receive(.userStartedSpeaking(itemID: "u2", at: at(2200)), at: at(2500))
        await session.receive(.userStoppedSpeaking(itemID: "u2", at: at(3100)), at: at(3600))
        await session.finish(at: at(4000))

        let lines = try String(contentsOf: try #require(try files("jsonl").first), encoding: .utf8)
        // The second file begins at two seconds.
        #expect(lines.contains(#"-002.wav","start":0.2,"#))
        #expect(lines.contains(#""end":1.1,"#))
        // What was said before the recording began is said at its beginning.
        #expect(lines.contains(#""end":0,"#))
        #expect(!lines.contains("-0."))
    }

    @Test func `begins a file with each turn that is begun by hand, also over an answer`() async throws {
        let (session, _) = try await makeSUT(.turns)
        await session.receive(.turnChanged(.listening), at: at(100))
        await session.receive(.assistantStartedSpeaking(itemID: "a1"), at: at(1000))
        await session.receive(.turnChanged(.idle), at: at(1500))
        await session.receive(.turnChanged(.listening), at: at(2500))
        await session.receive(.assistantStartedSpeaking(itemID: "a2"), at: at(3000))
        await session.receive(.assistantInterrupted(itemID: "a2", heard: .milliseconds(500)), at: at(3500))
        await session.receive(.turnChanged(.listening), at: at(3500))
        await session.finish(at: at(4000))

        let sounds = try files("wav").map { try WAVFile(Data(contentsOf: $0)).samples.count / 48 }
        #expect(sounds == [2000, 1000, 1000])
    }

    @Test func `an open microphone between two turns is no turn`() async throws {
        let (session, _) = try await makeSUT(.turns)
        await session.receive(.userStartedSpeaking(itemID: "u1"), at: at(100))
        await session.receive(.assistantStartedSpeaking(itemID: "a1"), at: at(1000))
        await session.receive(.turnChanged(.listening), at: at(2000))
        await session.receive(.userStartedSpeaking(itemID: "u2"), at: at(3500))
        await session.finish(at: at(4000))

        let sounds = try files("wav").map { try WAVFile(Data(contentsOf: $0)).samples.count / 48 }
        #expect(sounds == [3000, 1000])
    }

    @Test func `says how much sound it was not given`() async throws {
        let (session, news) = try await makeSUT()
        await say(1000, .user, from: 0, to: 40, first: 0, in: session)
        await say(1000, .user, from: 540, to: 580, first: 27, in: session)
        await session.finish(at: at(600))

        #expect(await collect(news).contains(.missed(.milliseconds(500))))
    }

    @Test func `never writes over a recording`() async throws {
        let (first, _) = try await makeSUT()
        let (second, _) = try await makeSUT()
        await first.finish(at: at(20))
        await second.finish(at: at(20))

        #expect(try files("wav").count == 2)
        #expect(try files("jsonl").count == 2)
    }

    @Test func `says why nothing is recorded`() async throws {
        let recorder = SoundRecorder(folder: "/proc/no/such/place")
        await #expect(
            throws: RecordingError(file: "/proc/no/such/place", reason: "the folder cannot be created")
        ) {
            _ = try await recorder.start(
                in: nil, .whole, AsyncStream { $0.finish() }, EventBatches<EchoEvent>.makeStream().batches)
        }
        await #expect(throws: RecordingError(file: "/dev/full/x", reason: "the folder cannot be created")) {
            _ = try await recorder.start(
                in: "/dev/full/x", .whole, AsyncStream { $0.finish() }, EventBatches<EchoEvent>.makeStream().batches)
        }
    }

    @Test func `writes while it goes on, and stopping ends the news`() async throws {
        let recorder = SoundRecorder(folder: folder.path)
        let (sound, sounds) = AsyncStream.makeStream(of: ConversationSound.self)
        let (events, _) = EventBatches<EchoEvent>.makeStream()
        let news = try await recorder.start(in: nil, .whole, sound, events)
        let chunk = PCM16(Array(repeating: 500, count: 480))
        sounds.yield(ConversationSound(side: .user, sound: chunk, lastSampleAt: .now + .milliseconds(40), number: 0))
        sounds.finish()
        let file = try #require(try files("wav").first)
        #expect(
            await eventually { (try? WAVFile(Data(contentsOf: file)))?.samples.contains(500) == true })
        await recorder.stop()
        await recorder.stop()

        #expect(await collect(news) == [.began(file: file.path)])
    }

    @Test func `leaves out what the machine slept through, and goes on behind it`() async throws {
        let slept = Mutex(Duration.zero)
        let (session, _) = try await makeSUT { slept.withLock(\.self) }
        await say(1000, .user, from: 0, to: 1000, first: 0, in: session)
        await session.write(at: at(1000))

        let morning = 8 * 3_600_000
        slept.withLock { $0 = .milliseconds(morning - 1000) }
        await say(2000, .user, from: morning, to: morning + 1000, first: 50, in: session)
        await session.receive(.userStartedSpeaking(itemID: "u1"), at: at(morning + 1000))
        await session.finish(at: at(morning + 1000))

        let sound = try WAVFile(Data(contentsOf: try #require(try files("wav").first)))
        #expect(sound.samples.count / 48 < 3_000)
        #expect(sound.samples.contains(1000) && sound.samples.contains(2000))
        let lines = try String(contentsOf: try #require(try files("jsonl").first), encoding: .utf8)
        #expect(lines.firstMatch(of: /"start":[012](\.|,)/) != nil)
    }

    @Test func `says how much came too late to be written`() async throws {
        let (session, news) = try await makeSUT()
        await session.write(at: at(2000))
        await say(1000, .user, from: 0, to: 1000, first: 0, in: session)
        await session.finish(at: at(2000))

        let missed = await collect(news).compactMap { if case .missed(let length) = $0 { length } else { nil } }
        #expect((Duration.milliseconds(900)...(.seconds(1))).contains(missed.reduce(.zero, +)))
    }
}
