import EchoScreen
import Foundation
import Testing

@testable import EchoStore

@Suite(.timeLimit(.minutes(10)))
struct EncryptingTogetherTests {
    private static let day = "2026-11-25"
    private let folder = StoreFolder()
    private let keys = TestKeys()

    private var filesWithWords: [String] {
        get throws {
            try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { name in
                let data = FileManager.default.contents(atPath: "\(folder.path)/\(name)") ?? Data()
                return data.range(of: Data("planted".utf8)) != nil
            }
        }
    }

    /// What one could not finish while the other read is finished by whoever looks after the store next.
    private func set(_ isOn: Bool, _ store: ConversationStore) async throws {
        do throws(StoreError) {
            try await store.setEncrypted(isOn, day: Self.day)
        } catch .locked {
            try await store.encryption.goOn(day: Self.day)
        }
    }

    @Test(arguments: [true, false])
    func `one converts, the other writes and finds, and nothing is lost or left`(_ isOn: Bool) async throws {
        let (one, two) = (folder.store(keys: keys), folder.store(keys: keys))
        await one.keep("a", (0..<2_000).map { "planted heron \($0)" })
        if !isOn { try await one.setEncrypted(true, day: Self.day) }
        // Without it the first write waits until it has come.
        try await two.keys.fetch()

        async let converted: Void = set(isOn, one)
        for number in 0..<30 {
            await two.keep("b\(number)", ["planted crane \(number)"], at: noon + Double(number))
            #expect(try await two.found("crane").count == number + 1)
        }
        try await converted

        for store in [one, two] {
            #expect(try await store.isEncrypted() == isOn)
            #expect(try await store.texts(of: "a").count == 2_000)
            #expect(try await store.found("crane").count == 30)
            #expect(try await store.search(HistoryFilter(text: "heron"), order: .best, limit: 3_000).count == 2_000)
        }
        if isOn { #expect(try filesWithWords == []) }
    }

    @Test func `both turn it on at once`() async throws {
        let (one, two) = (folder.store(keys: keys), folder.store(keys: keys))
        await one.keep("a", (0..<1_000).map { "planted heron \($0)" })

        async let first: Void = set(true, one)
        async let second: Void = set(true, two)
        _ = try await (first, second)
        try await two.encryption.goOn(day: Self.day)

        #expect(try await two.found("heron").count == 100)
        #expect(try filesWithWords == [])
    }
}
