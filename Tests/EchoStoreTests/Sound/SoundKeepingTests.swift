import Echo
import EchoAudio
import EchoScreen
import EchoTestKit
import Foundation
import ProgramHarness
import Testing

@testable import EchoStore

@Suite struct `The sound of lines` {
    private let folder = StoreFolder()
    private let origin = ContinuousClock.now
    private let key = StorageKey.random()

    /// The key of these tests.
    private struct Keys: StorageKeyProviderProtocol {
        let key: StorageKey?

        func storageKey() async throws(StorageKeyError) -> StorageKey {
            guard let key else { throw .inaccessible(path: "the keyring", reason: "it is locked") }
            return key
        }
    }

    private var soundFolder: SoundFolder { SoundFolder(of: MemoryFolder(path: folder.path)) }

    private func at(_ seconds: Double) -> ContinuousClock.Instant { origin.advanced(by: .seconds(seconds)) }

    private func library(_ store: ConversationStore, _ key: StorageKey? = nil) -> SoundLibrary {
        SoundLibrary(of: store, keys: Keys(key: key ?? self.key))
    }

    private func makeSUT() -> (session: SoundKeepingSession, news: AsyncStream<SoundKeepingNews>) {
        let (news, sink) = AsyncStream.makeStream(of: SoundKeepingNews.self)
        return (SoundKeepingSession(soundFolder, key: key, origin: origin, slept: { .zero }, news: sink), news)
    }

    /// A tone of a side, in chunks of 20 ms.
    private func say(
        _ pitch: Double, _ side: ConversationSound.Side, from start: Double, to end: Double,
        in session: SoundKeepingSession
    ) async {
        for chunk in Int(start * 50)..<Int(end * 50) {
            let samples = (0..<480).map { Int16(8_000 * sin(2 * .pi * pitch * Double(chunk * 480 + $0) / 24_000)) }
            await session.receive(
                ConversationSound(
                    side: side, sound: PCM16(samples), lastSampleAt: at(Double(chunk + 1) / 50), number: chunk))
        }
    }

    /// A conversation with a question and an answer, their sound on disk, noted as the program does.
    private func keep(
        _ id: String, _ store: ConversationStore, expiry: SoundExpiry = .never, kind: ConversationRecord.Kind = .chat
    ) async throws -> [KeptSound] {
        let (session, news) = makeSUT()
        await say(300, .user, from: 0, to: 2, in: session)
        await session.receive(.userStartedSpeaking(itemID: "m0", at: at(0.3)), at: at(0.5))
        await session.receive(.userStoppedSpeaking(itemID: "m0", at: at(1.5)), at: at(1.9))
        await say(600, .assistant, from: 2, to: 3, in: session)
        await session.receive(.assistantStartedSpeaking(itemID: "m1"), at: at(2))
        await session.receive(.assistantStoppedSpeaking(itemID: "m1"), at: at(3.1))
        for half in 1...8 { await session.write(at: at(Double(half) / 2)) }
        await session.finish(at: at(4))
        var record = ConversationRecord.sample(id)
        record.kind = kind
        store.note(.began(record))
        for (position, text) in ["What sings?", "The whale."].enumerated() {
            store.note(.message(.sample("m\(position)", in: id, at: position, text)))
        }
        var kept: [KeptSound] = []
        for await news in news {
            guard case .kept(var sound) = news else { continue }
            sound.expiry = expiry
            store.note(.sound(sound, of: ConversationID(id)))
            kept.append(sound)
        }
        await store.flush()
        return kept
    }

    private func heard(_ sound: KeptSound, in library: SoundLibrary, from time: Duration = .zero) async throws
        -> [Int16]
    {
        let reader = try await library.open(sound)
        try await reader.seek(to: time)
        var samples: [Int16] = []
        while let more = try await reader.next() { samples += more.samples }
        return samples
    }

    @Test func `of a whole call is a line of each side, with its silence and what was before`() async throws {
        let sut = SoundKeeper(folder: folder.path, keys: Keys(key: key))
        let start = ContinuousClock.now - .seconds(20)
        func sound(_ side: ConversationSound.Side, from first: Double, to last: Double) -> [ConversationSound] {
            (Int(first * 50)..<Int(last * 50)).map { chunk in
                ConversationSound(
                    side: side, sound: PCM16([Int16](repeating: 1_000, count: 480)),
                    lastSampleAt: start + .milliseconds(20 * (chunk + 1)), number: chunk)
            }
        }
        let rung = sound(.user, from: 0, to: 0.02) + sound(.assistant, from: 0, to: 2)
        let before = rung + sound(.user, from: 15, to: 16)
        let news = try await sut.start(
            whole: AsyncStream { nil }, user: WholeCallSound.caller(of: "CA1"),
            assistant: WholeCallSound.line(of: "CA1"), from: start, before: before)
        await sut.stop()

        var lengths: [String: Duration] = [:]
        for await case .kept(let sound) in news { lengths[sound.message] = sound.duration }
        let caller = try #require(lengths[WholeCallSound.caller(of: "CA1")])
        let line = try #require(lengths[WholeCallSound.line(of: "CA1")])
        #expect((.milliseconds(15_900)...(.milliseconds(16_100))).contains(caller))
        #expect((.milliseconds(1_900)...(.milliseconds(2_100))).contains(line))
    }

    @Test func `is kept of both sides, tied to their messages, and can be heard from any place`() async throws {
        let store = folder.store()
        _ = try await keep("c", store)
        let library = library(store)
        let sounds = try await library.sounds(of: ConversationID("c"))

        #expect(sounds.map(\.message) == ["m0", "m1"])
        for (sound, length) in zip(sounds, [1_700, 1_000]) {
            #expect((.milliseconds(length - 1) ... .milliseconds(length)).contains(sound.duration))
        }
        #expect(sounds.map(\.peaks.count) == [17, 10])
        #expect(sounds[1].peaks.allSatisfy { (58...64).contains($0) })
        let question = try await heard(sounds[0], in: library)
        #expect(abs(question.count - 40_800) <= 2)
        #expect(abs(Tone.pitch(question[5_000..<35_000]) - 300) < 5)
        let answer = try await heard(sounds[1], in: library, from: .milliseconds(500))
        #expect(abs(answer.count - 12_000) <= 2)
        #expect(abs(Tone.pitch(answer[2_000..<10_000]) - 600) < 10)
    }

    @Test(.timeLimit(.minutes(10)))
    func `stands in a web page, where a browser plays it and marks the message that is heard`() async throws {
        let store = folder.store()
        let sounds = try await keep("c", store)
        let sound = await SoundClips(of: sounds, in: library(store))
        let messages = sounds.map {
            SaidMessage(id: $0.message, name: "echo", role: "assistant", date: noon, text: "What sings?")
        }
        let file = FileManager.default.temporaryDirectory.appending(path: "echo-page-\(UUID().uuidString).html")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(HTMLPage(title: "Whales", messages: messages, clips: sound.clips).text.utf8).write(to: file)
        let browser = try Chromium(opening: file)

        #expect(try browser.marksWhilePlaying("m0") == ["m0", "m1", ""])
        #expect(sound.absences.isEmpty)
    }

    @Test(arguments: ["all", "all.zip"])
    func `comes back with a conversation that is exported and imported elsewhere, once`(name: String) async throws {
        let (store, elsewhere, otherKey) = (folder.store(), StoreFolder(), StorageKey.random())
        let kept = try await keep("c", store)
        let target = "\(folder.path)/\(name)"
        let places = DataPlaces(recordings: "", sentTexts: "", state: "", settings: "\(folder.path)/none")
        _ = try await KeptFiles(store: store, places: places, keys: Keys(key: key)).export(to: target)
        let other = elsewhere.store()

        let imported = try await ConversationImport(into: other, keys: Keys(key: otherKey)).run([target])
        let again = try await ConversationImport(into: other, keys: Keys(key: otherKey)).run([target])
        #expect((imported.sounds, imported.missingSounds, again.sounds, again.missingSounds) == (2, 0, 0, 0))
        let library = SoundLibrary(of: other, keys: Keys(key: otherKey))
        let sounds = try await library.sounds(of: ConversationID("c"))
        #expect(sounds.map(\.message) == ["m0", "m1"])
        #expect(zip(sounds, kept).allSatisfy { abs(($0.duration - $1.duration) / .milliseconds(1)) <= 1 })
        // They are of the sound as it is heard, which is not quite what was said.
        #expect(sounds.map(\.peaks.count) == kept.map(\.peaks.count))
        #expect(sounds.flatMap(\.peaks).allSatisfy { (56...70).contains($0) })
        let answer = try await heard(sounds[1], in: library)
        #expect(abs(Tone.pitch(answer[5_000..<20_000]) - 600) < 10)
    }

    @Test func `that is gone, is no sound or leads elsewhere is told, and the messages are imported`() async throws {
        let (store, elsewhere) = (folder.store(), StoreFolder())
        _ = try await keep("c", store)
        let target = "\(folder.path)/all"
        let places = DataPlaces(recordings: "", sentTexts: "", state: "", settings: "\(folder.path)/none")
        _ = try await KeptFiles(store: store, places: places, keys: Keys(key: key)).export(to: target)
        let files = try FileManager.default.contentsOfDirectory(atPath: "\(target)/sound").sorted()
        try Data("no sound".utf8).write(to: URL(filePath: "\(target)/sound/\(files[0])"))
        let lines = URL(filePath: "\(target)/conversations.jsonl")
        let text = try String(contentsOf: lines, encoding: .utf8)
        try Data(text.replacing("sound/\(files[1])", with: "../../etc/passwd").utf8).write(to: lines)
        let other = elsewhere.store()

        let summary = try await ConversationImport(into: other, keys: Keys(key: .random())).run([target])
        #expect((summary.imported, summary.messages) == (1, 2))
        #expect((summary.sounds, summary.missingSounds) == (0, 2))
        #expect(SoundFolder(of: MemoryFolder(path: elsewhere.path)).names.isEmpty)
    }

    @Test func `stands in a page that is exported, below the title`() async throws {
        let store = folder.store()
        let sounds = try await keep("c", store)
        try await store.rename(ConversationID("c"), to: "Whales")
        let writer = FileWriter(conversations: store, sounds: library(store))
        let file = FileManager.default.temporaryDirectory.appending(path: "echo-page-\(UUID().uuidString).html")
        defer { try? FileManager.default.removeItem(at: file) }
        let messages = sounds.map {
            SaidMessage(id: $0.message, name: "echo", role: "assistant", date: noon, text: "What sings?")
        }

        #expect(try await writer.write(messages, of: ConversationID("c"), to: file.path) == "")

        let page = try String(contentsOf: file, encoding: .utf8)
        #expect(page.contains("<h1 dir=\"auto\">Whales</h1>"))
        #expect(page.contains("data:audio/ogg;base64,"))
        #expect(page.contains("data-audio=\"audio-0\""))
    }

    @Test func `stays out of the page of a call that is masked, which says so`() async throws {
        let store = folder.store()
        let sounds = try await keep("c", store, kind: .phone)
        let writer = FileWriter(conversations: store, sounds: library(store)) { _ in "•" }
        let file = FileManager.default.temporaryDirectory.appending(path: "echo-page-\(UUID().uuidString).html")
        defer { try? FileManager.default.removeItem(at: file) }

        let absences = try await writer.write([], of: ConversationID("c"), to: file.path)

        #expect(absences == "The sound of \(sounds.count) messages is left out: nothing can be masked in it.")
        let page = try String(contentsOf: file, encoding: .utf8)
        #expect(page.contains(absences) && !page.contains("data:audio"))
    }

    @Test func `that does not fit into a page, or cannot be read, is named as left out`() async throws {
        let store = folder.store()
        let sounds = try await keep("c", store)
        let small = await SoundClips(of: sounds, in: library(store), most: sounds[0].byteCount)
        let locked = await SoundClips(of: sounds, in: library(store, .random()))

        #expect(small.clips.map(\.message) == ["m0"])
        #expect(small.absences == "The sound of 1 message is left out: a page holds 48 MB of it at most.")
        #expect(locked.absences == "The sound of 2 messages could not be read.")
        #expect(locked.problem == .wrongKey)
    }

    @Test func `lies in files that only their owner can read, encrypted`() async throws {
        let sounds = try await keep("c", folder.store())
        #expect(try folder.mode(of: soundFolder.path) == 0o700)
        for sound in sounds {
            let path = try #require(soundFolder.path(of: sound.file))
            #expect(try folder.mode(of: path) == 0o600)
            let data = try Data(contentsOf: URL(fileURLWithPath: path))
            #expect(data.count == sound.byteCount)
            #expect(data.range(of: Data("Opus".utf8)) == nil && data.range(of: Data("OggS".utf8)) == nil)
        }
    }

    @Test func `is not heard without its key, and says why`() async throws {
        let store = folder.store()
        let sounds = try await keep("c", store)
        await #expect(throws: SoundError.wrongKey) { try await self.library(store, .random()).open(sounds[0]) }
        let without = SoundLibrary(of: store, keys: Keys(key: nil))
        await #expect(throws: SoundError.noKey(reason: "The storage key in the keyring cannot be used: it is locked")) {
            try await without.open(sounds[0])
        }
        let keeper = SoundKeeper(folder: folder.path, keys: Keys(key: nil))
        await #expect(throws: SoundError.noKey(reason: "The storage key in the keyring cannot be used: it is locked")) {
            _ = try await keeper.start(AsyncStream { _ in }, EventBatches<EchoEvent>.makeStream().batches)
        }
    }

    @Test func `is gone with its conversation, with nothing of it in the files`() async throws {
        let store = folder.store()
        let sounds = try await keep("c", store)
        let path = try #require(soundFolder.path(of: sounds[0].file))
        let open = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
        try await store.purge([ConversationID("c")])

        #expect(soundFolder.names == [])
        // Whoever still has the file cannot open it: what made its key is overwritten.
        #expect(try open.read(upToCount: SealedFormat.headerBytes)?.allSatisfy { $0 == 0 } == true)
    }

    @Test func `belongs to a branch as well, until both are gone`() async throws {
        let store = folder.store()
        let sounds = try await keep("c", store)
        let point = BranchPoint(conversation: ConversationID("c"), message: "m0")
        _ = try await store.branch(from: point, as: ConversationID("b"), at: noon)
        let library = library(store)
        #expect(try await library.sounds(of: ConversationID("b")).map(\.file) == [sounds[0].file])

        try await store.purge([ConversationID("c")])
        #expect(soundFolder.names == [sounds[0].file])
        #expect(try await heard(sounds[0], in: library).isEmpty == false)
        try await store.purge([ConversationID("b")])
        #expect(soundFolder.names == [])
    }

    @Test func `is removed when its time is over, and only then`() async throws {
        let store = folder.store()
        let month = try await keep("month", store, expiry: .at(noon.addingTimeInterval(30 * 86_400)))
        let ever = try await keep("ever", store)
        let library = library(store)
        try await library.tidy(at: noon.addingTimeInterval(29 * 86_400))
        #expect(soundFolder.names.count == 4)
        try await library.tidy(at: noon.addingTimeInterval(31 * 86_400))
        #expect(soundFolder.names == Set(ever.map(\.file)))
        #expect(try await library.sounds(of: ConversationID("month")) == [])
        await #expect(throws: SoundError.missing) { try await library.open(month[0]) }
    }

    @Test func `of this conversation only is removed when the conversation is over`() async throws {
        let store = folder.store()
        _ = try await keep("c", store, expiry: .withConversation)
        let library = library(store)
        try await library.tidy(at: noon)
        #expect(soundFolder.names.count == 2)
        store.note(.ended(ConversationID("c"), at: noon))
        await store.flush()
        try await library.tidy(at: noon)
        #expect(soundFolder.names == [])
    }

    @Test func `without a message, and messages whose sound is gone, are put right`() async throws {
        let store = folder.store()
        let sounds = try await keep("c", store)
        let stray = try #require(soundFolder.path(of: SoundFolder.newName()))
        try SealedFileWriter(stray, key: key).finish()
        try "kept".write(toFile: "\(soundFolder.path)/notes.txt", atomically: true, encoding: .utf8)
        try FileManager.default.removeItem(atPath: try #require(soundFolder.path(of: sounds[1].file)))
        let library = library(store)
        try await library.tidy(at: Date())
        #expect(soundFolder.names.count == 2)

        // Its message might have come until then.
        try await library.tidy(at: Date().addingTimeInterval(700))
        #expect(soundFolder.names == [sounds[0].file])
        #expect(try await library.sounds(of: ConversationID("c")).map(\.message) == ["m0"])
        #expect(FileManager.default.fileExists(atPath: "\(soundFolder.path)/notes.txt"))
    }

    @Test func `is left alone while it is being recorded`() async throws {
        let store = folder.store()
        _ = try await keep("c", store)
        let name = SoundFolder.newName()
        let writer = try SealedFileWriter(try #require(soundFolder.path(of: name)), key: key)
        try await library(store).tidy(at: Date().addingTimeInterval(700))
        #expect(withExtendedLifetime(writer) { soundFolder.names.contains(name) })
    }

    @Test func `that is damaged is heard up to the damage`() async throws {
        let store = folder.store()
        let sounds = try await keep("c", store)
        let path = try #require(soundFolder.path(of: sounds[0].file))
        var data = try Data(contentsOf: URL(fileURLWithPath: path))
        data[data.count * 2 / 3] ^= 1
        try data.write(to: URL(fileURLWithPath: path))
        let reader = try await library(store).open(sounds[0])
        var frames = 0
        await #expect(throws: SoundError.damaged) {
            while let more = try await reader.next() { frames += more.samples.count }
        }
        #expect(frames > 12_000 && frames < 40_000)
    }

    @Test func `never leads out of its folder`() async throws {
        let store = folder.store()
        var hostile = KeptSound(message: "m0", file: "../conversations.sqlite", createdAt: noon)
        hostile.duration = .seconds(1)
        store.note(.began(.sample("c")))
        store.note(.message(.sample("m0")))
        store.note(.sound(hostile, of: ConversationID("c")))
        await store.flush()
        await #expect(throws: SoundError.missing) { try await self.library(store).open(hostile) }
        try await store.purge([ConversationID("c")])
        await library(store).discard(hostile)
        #expect(FileManager.default.fileExists(atPath: folder.database))
    }

    @Test func `says once that it cannot be written, and is kept again when it can`() async throws {
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        try "in the way".write(toFile: soundFolder.path, atomically: true, encoding: .utf8)
        let (session, news) = makeSUT()
        await say(300, .user, from: 0, to: 6, in: session)
        for line in 0..<3 {
            let start = Double(line) * 2
            if line == 2 { try FileManager.default.removeItem(atPath: soundFolder.path) }
            await session.receive(.userStartedSpeaking(itemID: "u\(line)", at: at(start + 0.3)), at: at(start + 0.5))
            await session.receive(.userStoppedSpeaking(itemID: "u\(line)", at: at(start + 1)), at: at(start + 1.4))
            await session.write(at: at(start + 2))
        }
        await session.finish(at: at(6))
        let told = await news.reduce(into: [String]()) { told, news in
            switch news {
            case .failed: told.append("failed")
            case .kept(let sound): told.append(sound.message)
            case .began, .discarded: break
            }
        }
        #expect(told == ["failed", "u2"])
    }

    /// Says how much sound the program had given when it was killed.
    private func killed(after lines: Int, in folder: StoreFolder) throws -> Duration {
        let output = try StoreSampleRun(["--sound", folder.path, "c"]).kill(after: lines)
        let last = String(decoding: output, as: UTF8.self).split(separator: "\n").compactMap { Int($0) }.last
        return .milliseconds(last ?? 0)
    }

    @Test(.timeLimit(.minutes(10)), arguments: StoreSampleRun.soundKills)
    func `is there up to the last second when the program is killed`(chunks: Int) async throws {
        let given = try killed(after: chunks, in: folder)
        let store = folder.store()
        let library = SoundLibrary(of: store, keys: StorageKeyFile(path: "\(folder.path)/storage.key"))
        #expect(try await library.sounds(of: ConversationID("c")) == [])
        try await library.tidy(at: Date())

        let sound = try #require(try await library.sounds(of: ConversationID("c")).first)
        #expect(given - sound.duration <= .seconds(1), "\(given) were said")
        let heard = try await heard(sound, in: library)
        #expect(abs(heard.count - FrameCount.frames(sound.duration)) <= 100)
        #expect(abs(Tone.pitch(heard[2_000...].prefix(8_000)) - 400) < 20)
    }
}
