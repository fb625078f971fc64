import Echo
import EchoAudio
import EchoScreen
import Foundation
import Testing

@testable import EchoStore

@Suite struct `The sound of a call as one file` {
    private let folder = StoreFolder()
    private let origin = ContinuousClock.now
    private let start = Date(timeIntervalSince1970: 1_764_079_320)
    private let key = StorageKey.random()

    private struct Keys: StorageKeyProviderProtocol {
        let key: StorageKey

        func storageKey() async throws(StorageKeyError) -> StorageKey { key }
    }

    private var sounds: SoundFolder { SoundFolder(of: MemoryFolder(path: folder.path)) }

    /// A second of a tone that begins then, kept as a message's sound.
    private func keep(_ id: String, _ side: ConversationSound.Side, after seconds: Double) async throws -> KeptSound {
        let (news, sink) = AsyncStream.makeStream(of: SoundKeepingNews.self)
        let date = start + seconds
        let session = SoundKeepingSession(
            sounds, key: key, origin: origin, slept: { .zero }, now: { date }, news: sink)
        for chunk in 0..<50 {
            let samples = (0..<480).map { Int16(8_000 * sin(2 * .pi * 400 * Double(chunk * 480 + $0) / 24_000)) }
            await session.receive(
                ConversationSound(
                    side: side, sound: PCM16(samples), lastSampleAt: origin + .milliseconds(20 * (chunk + 1)),
                    number: chunk))
        }
        if side == .user {
            await session.receive(.userStartedSpeaking(itemID: id, at: origin), at: origin)
        } else {
            await session.receive(.assistantStartedSpeaking(itemID: id), at: origin)
        }
        await session.finish(at: origin + .seconds(1))
        for await case .kept(let sound) in news { return sound }
        throw SoundError.missing
    }

    /// A call with a question, and an answer two seconds later.
    private func call(_ store: ConversationStore) async throws {
        let id = ConversationID("c1")
        store.note(.began(ConversationRecord(id: id, kind: .phone, startedAt: start, mode: .audio)))
        store.note(.called(id, CallDetails(callID: "CA1", direction: .inbound, status: "completed")))
        store.note(.message(.sample("m0", in: "c1", at: 0, "What sings?")))
        store.note(.message(.sample("m1", in: "c1", at: 1, "The whale.", role: .assistant)))
        store.note(.sound(try await keep("m0", .user, after: 0), of: id))
        store.note(.sound(try await keep("m1", .assistant, after: 2), of: id))
        await store.flush()
    }

    private func level(_ samples: some Sequence<Int16>) -> Int { samples.map { abs(Int($0)) }.max() ?? 0 }

    /// Somebody speaks in the first second, nobody in the second, the assistant in the third.
    private func checkSides(of file: WAVFile, rate: Double, quiet: Int = 0) {
        func side(_ side: Int, _ from: Double, _ to: Double) -> Int {
            level(stride(from: Int(from * rate) * 2 + side, to: Int(to * rate) * 2, by: 2).map { file.samples[$0] })
        }
        #expect(side(0, 0.1, 0.9) > 4_000 && side(1, 0.1, 0.9) <= quiet)
        #expect(side(0, 1.1, 1.9) <= quiet && side(1, 1.1, 1.9) <= quiet)
        #expect(side(0, 2.1, 2.9) <= quiet && side(1, 2.1, 2.9) > 4_000)
    }

    @Test func `has the caller on the left and the assistant on the right, where they spoke`() async throws {
        let store = ConversationStore(folder: folder.path)
        try await call(store)
        let library = SoundLibrary(of: store, keys: Keys(key: key))

        let soundtrack = CallSoundtrack(try await library.pieces(ofCall: "CA1"))
        let file = try WAVFile(await soundtrack.bytes(in: 0..<soundtrack.size, from: library))

        #expect(file.sampleRate == 8_000 && file.channels == 2)
        #expect(abs(soundtrack.duration / .seconds(1) - 3) < 0.1)
        checkSides(of: file, rate: 8_000)
        await store.close()
    }

    @Test func `is the same in parts as in one`() async throws {
        let store = ConversationStore(folder: folder.path)
        try await call(store)
        let library = SoundLibrary(of: store, keys: Keys(key: key))
        let soundtrack = CallSoundtrack(try await library.pieces(ofCall: "CA1"))
        let whole = try await soundtrack.bytes(in: 0..<soundtrack.size, from: library)

        for range in [0..<10, 40..<50, 43..<44, 1001..<1002, 31_999..<33_007, soundtrack.size - 7..<soundtrack.size] {
            let part = try await soundtrack.bytes(in: range, from: library)
            #expect(part == whole[range], "\(range)")
        }
        await store.close()
    }

    @Test(arguments: ["wav", "flac", "opus"]) func `is exported as it was said, and read by other programs`(
        ending: String
    ) async throws {
        let store = ConversationStore(folder: folder.path)
        try await call(store)
        let library = SoundLibrary(of: store, keys: Keys(key: key))
        let path = { (ending: String) in folder.path + "/call." + ending }

        let exported = try await library.export(ConversationID("c1"), to: path(ending))

        #expect(exported == ExportedSound(messages: 2, isCall: true))
        if ending != "wav" {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: ending == "opus" ? "/usr/bin/opusdec" : "/usr/bin/sox")
            process.arguments =
                (ending == "opus" ? ["--quiet", "--rate", "8000"] : []) + [path(ending), path("wav")]
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
        }
        let file = try WAVFile(Data(contentsOf: URL(fileURLWithPath: path("wav"))))
        #expect(file.sampleRate == 8_000 && file.channels == 2)
        // What Opus makes of silence beside a loud tone is 40 dB below it at least.
        checkSides(of: file, rate: 8_000, quiet: ending == "opus" ? 80 : 0)
        await store.close()
    }

    @Test func `is exported without what cannot be read any more`() async throws {
        let store = ConversationStore(folder: folder.path)
        try await call(store)
        let library = SoundLibrary(of: store, keys: Keys(key: key))
        let answer = try #require(try await library.pieces(ofCall: "CA1").last { !$0.isCaller })
        try FileManager.default.removeItem(atPath: try #require(sounds.path(of: answer.sound.file)))

        let exported = try await library.export(ConversationID("c1"), to: folder.path + "/call.wav")

        #expect(exported.messages == 1)
        let file = try WAVFile(Data(contentsOf: URL(fileURLWithPath: folder.path + "/call.wav")))
        #expect(level(stride(from: 0, to: 16_000, by: 2).map { file.samples[$0] }) > 4_000)
        await store.close()
    }

    @Test func `is gone with its conversation`() async throws {
        let store = ConversationStore(folder: folder.path)
        try await call(store)
        let library = SoundLibrary(of: store, keys: Keys(key: key))
        #expect(try await library.pieces(ofCall: "CA1").count == 2)
        #expect(try await library.pieces(ofCall: "CA2").isEmpty)

        try await store.delete([ConversationID("c1")], at: start)
        #expect(try await library.pieces(ofCall: "CA1").isEmpty)
        await store.close()
    }

    @Test func `of nothing is a header alone`() async throws {
        let store = ConversationStore(folder: folder.path)
        let nothing = CallSoundtrack([])
        let library = SoundLibrary(of: store, keys: Keys(key: key))
        #expect(try await nothing.bytes(in: 0..<99, from: library).count == nothing.size)
        await store.close()
    }
}
