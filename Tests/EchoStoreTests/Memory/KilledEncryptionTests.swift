import EchoScreen
import EchoTestKit
import Foundation
import ProgramHarness
import Testing

@testable import EchoStore

@Suite struct `A program that is killed while it encrypts` {
    private static let messages = 3_000
    private let folder = StoreFolder()
    private var keys: StorageKeyFile { StorageKeyFile(path: "\(folder.path)/storage.key") }

    private func filled() async throws -> [String] {
        let texts = (0..<Self.messages).map { "planted heron \($0) " + String(repeating: "word ", count: $0 % 50) }
        let store = folder.store(keys: keys)
        await store.keep("a", texts)
        await store.sentTexts.remember("planted heron")
        await store.close()
        return texts
    }

    private var filesWithWords: [String] {
        get throws {
            try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { name in
                let data = FileManager.default.contents(atPath: "\(folder.path)/\(name)") ?? Data()
                return data.range(of: Data("planted".utf8)) != nil
            }
        }
    }

    @Test(.timeLimit(.minutes(10)))
    func `loses nothing, and the next one finishes the work, whenever it happens`() async throws {
        let texts = try await filled()
        var random = SplitMix(state: 11)
        for round in 0..<8 {
            let isOn = round.isMultiple(of: 2)
            _ = try StoreSampleRun(["--encrypt", folder.path, isOn ? "on" : "off"])
                .kill(after: Int.random(in: 0...16, using: &random))
            let store = folder.store(keys: keys)
            #expect(try await store.messages(of: ConversationID("a"), .first, limit: 10_000).records.count == 3_000)

            try await store.setEncrypted(isOn, day: "2026-11-25")

            #expect(try await store.texts(of: "a") == texts)
            #expect(try await store.search(HistoryFilter(text: "heron"), order: .best, limit: 4_000).count == 3_000)
            #expect(await store.sentTexts.load() == ["planted heron"])
            if isOn { #expect(try filesWithWords == []) }
            await store.close()
            if isOn { #expect(try filesWithWords == []) }
        }
    }

    @Test(.timeLimit(.minutes(10)))
    func `loses nothing when the power is cut, too`() async throws {
        let texts = try await filled()
        let tools = StoreFolder()
        let library = try ForgetfulLibrary(in: tools).path
        var random = SplitMix(state: 5)
        for round in 0..<8 {
            let isOn = round.isMultiple(of: 2)
            let environment = [
                "LD_PRELOAD": library, "FORGETFUL_FOLDER": folder.path,
                "FORGETFUL_AFTER": String(Int.random(in: 1...2_500, using: &random)),
            ]
            _ = try StoreSampleRun(["--encrypt", folder.path, isOn ? "on" : "off"], environment).end()
            let store = folder.store(keys: keys)

            #expect(try await store.texts(of: "a") == texts)
            try await store.setEncrypted(isOn, day: "2026-11-25")

            #expect(try await store.texts(of: "a") == texts)
            #expect(try await store.search(HistoryFilter(text: "heron"), order: .best, limit: 4_000).count == 3_000)
            #expect(await store.sentTexts.load() == ["planted heron"])
            await store.close()
            if isOn { #expect(try filesWithWords == []) }
        }
        #expect(folder.files("damaged") == [])
    }
}
