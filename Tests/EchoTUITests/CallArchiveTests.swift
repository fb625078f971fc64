import Echo
import EchoApp
import EchoAudio
import EchoScreen
import EchoStore
import Foundation
import Synchronization
import Testing

@testable import Phone
@testable import PhoneBridge
@testable import echo_tui

@Suite struct `The archive of calls` {
    private let midnight = Calendar.current.startOfDay(for: Date(timeIntervalSince1970: 1_764_064_800))

    private func began(_ id: String, from number: String) -> PhoneNews {
        let call = PhoneLineCall(id: id, from: number, to: "", direction: .inbound)
        return .happened(.began(call, at: Date(timeIntervalSince1970: 0)), call: id)
    }

    /// A call from one moment to another, and what its answer cost.
    private func keep(
        _ id: String, from start: Double, to end: Double, costing usage: Usage?, in store: ConversationStore
    ) {
        var rules = CallKeepingRules(isOn: true, timeZone: .current)
        var news: [(Double, PhoneNews)] = [(start, began(id, from: "+14155550111"))]
        if let usage {
            var message = Message(
                id: "m-\(id)", role: .assistant, medium: .voice, text: "Yes.", status: .completed,
                createdAt: midnight + start)
            message.usage = usage
            message.cost = Cost(usage: usage, model: "gpt-realtime", prices: .published)
            news.append((start, .happened(.echo(.messageFinalized(message)), call: id)))
        }
        news.append((end, .happened(.ended(.hungUp, at: midnight + end), call: id)))
        for (moment, item) in news {
            for change in rules.receive(item, at: midnight + moment) { store.note(change) }
        }
    }

    @Test func `says what calls came to on a day, so that its limits hold beyond a start of the program`() async throws
    {
        let folder = FileManager.default.temporaryDirectory.appending(path: "calls-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let keys = StorageKeyFile(path: folder.appending(path: "storage.key").path)
        let store = ConversationStore(folder: folder.path, keys: keys)
        var usage = Usage()
        usage.outputAudioTokens = 1000
        let cost = try #require(Cost(usage: usage, model: "gpt-realtime", prices: .published)).total
        keep("CA1", from: -3600, to: -3000, costing: usage, in: store)
        keep("CA2", from: -60, to: 30, costing: usage, in: store)
        keep("CA3", from: 3600, to: 3660, costing: usage, in: store)
        keep("CA4", from: 7200, to: 7210, costing: nil, in: store)
        await store.flush()

        let archive = CallArchive(store, folder: folder.path, keys: keys)
        let sut = DayUsage(archive: archive, tariff: CallTariff())
        let day = await sut.remembered(at: midnight + 10_000)

        #expect(day.calls == 2)
        #expect(day.talked == .seconds(30 + 60 + 10))
        #expect(cost > 0)
        #expect(day.dollars == cost)
        var tariff = CallTariff()
        tariff.incoming = Decimal(string: "0.01")
        let priced = await DayUsage(archive: archive, tariff: tariff).remembered(at: midnight + 10_000)
        #expect(priced.dollars == cost + 2 * (tariff.incoming ?? 0))
        // Another program carries one meanwhile.
        let other = ConversationStore(folder: folder.path, keys: keys)
        keep("CA5", from: 9_000, to: 9_100, costing: usage, in: other)
        await other.close()
        let all = await sut.read(at: midnight + 10_000)
        #expect(all?.talked == .seconds(200))
        #expect(all?.dollars == 2 * cost)
        await store.close()
    }

    @Test func `has both sides of a recording when its recorder has ended`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "calls-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let keys = StorageKeyFile(path: folder.appending(path: "storage.key").path)
        let store = ConversationStore(folder: folder.path, keys: keys)
        let sut = CallArchive(store, folder: folder.path, keys: keys)
        let rules = Mutex(CallKeepingRules(isOn: true, timeZone: .current))
        let note: @Sendable (PhoneNews) -> Void = { news in
            for change in rules.withLock({ $0.receive(news, at: Date()) }) { store.note(change) }
        }
        let recorder = sut.recorder(isOn: { true }, tell: note)
        let start = ContinuousClock.now - .seconds(3)
        let sound = (0..<100).flatMap { piece in
            [ConversationSound.Side.user, .assistant].map { side in
                ConversationSound(
                    side: side, sound: PCM16([Int16](repeating: 1_000, count: 480)),
                    lastSampleAt: start + .milliseconds(20 * (piece + 1)), number: piece)
            }
        }
        let engine = Echo(key: nil, configuration: EchoConfiguration())

        note(began("CA1", from: "+14155550111"))
        let call = PhoneLineCall(id: "CA1", from: "+14155550111", to: "+12015550101", direction: .inbound)
        let whole = WholeCallStream(start: start, before: sound, sound: AsyncStream { nil })
        #expect(await recorder.begin(call, whole, AsyncStream { nil }, engine.eventBatches))
        let kept = await recorder.end("CA1")

        let pieces = try await SoundLibrary(of: store, keys: keys).pieces(ofCall: "CA1")
        #expect(Set(pieces.map(\.isCaller)) == [true, false])
        #expect(kept?.path == "CA1")
        await store.close()
    }

    @Test func `erases calls with their conversations, and knows which are left`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "calls-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let keys = StorageKeyFile(path: folder.appending(path: "storage.key").path)
        let store = ConversationStore(folder: folder.path, keys: keys)
        for name in ["CA1", "CA2"] { keep(name, from: 60, to: 90, costing: nil, in: store) }
        let sut = CallArchive(store, folder: folder.path, keys: keys)
        #expect(await sut.known(["CA1", "CA2", "CA3"]) == ["CA1", "CA2"])

        #expect(await sut.erase(["CA1", "CA3"]))

        #expect(await sut.known(["CA1", "CA2", "CA3"]) == ["CA2"])
        #expect(await sut.erase([]))
        await store.close()
    }
}
