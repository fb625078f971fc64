import EchoScreen
import EchoStore
import EchoTestKit
import Foundation
import ProgramHarness
import Testing

@Suite struct `A program that is killed` {
    /// Noted messages as the program printed them: each with the milliseconds since its start.
    private func noted(_ output: Data) -> [Int: Int] {
        let lines = String(decoding: output, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let pairs = lines.dropLast().map { $0.split(separator: " ").compactMap { Int($0) } }
        return Dictionary(pairs.filter { $0.count == 2 }.map { ($0[0], $0[1]) }, uniquingKeysWith: { $1 })
    }

    /// Runs until it has noted so many messages.
    private func killed(after messages: Int, in folder: StoreFolder, _ name: String) throws -> [Int: Int] {
        noted(try StoreSampleRun([folder.path, name]).kill(after: messages))
    }

    /// Runs until the power is cut at so many writes: what was not synced by then is forgotten.
    private func cut(atWrite write: Int, _ library: String, in folder: StoreFolder) throws -> [Int: Int] {
        let environment = [
            "LD_PRELOAD": library, "FORGETFUL_FOLDER": folder.path, "FORGETFUL_AFTER": String(write),
        ]
        return noted(try StoreSampleRun([folder.path, "cut"], environment).end())
    }

    @Test(.timeLimit(.minutes(30)))
    func `loses at most the last second, whenever it happens, and says which conversation was cut`() async throws {
        let folder = StoreFolder()
        var random = SplitMix(state: 2_026)
        for round in 0..<(StoreSampleRun.kills ?? 20) {
            let name = "round\(round)"
            let noted = try killed(after: Int.random(in: 1...400, using: &random), in: folder, name)
            let last = try #require(noted.values.max())
            let store = folder.store()
            let news = store.news()
            _ = try await store.list()

            let kept = (try? await store.messages(of: ConversationID(name), .first, limit: 10_000).records) ?? []
            #expect(kept.map(\.position) == Array(0..<kept.count))
            let reached = kept.last.flatMap { noted[$0.position] } ?? (kept.isEmpty ? 0 : last)
            #expect(last - reached <= 1_000, "\(name): \(kept.count) of \(noted.count)")
            #expect(await news.first { _ in true } == .opened(cut: kept.isEmpty ? [] : [ConversationID(name)]))
            await store.close()
        }
    }

    @Test(.timeLimit(.minutes(10)))
    func `loses at most the last second when the power is cut, too`() async throws {
        let tools = StoreFolder()
        let library = try ForgetfulLibrary(in: tools).path
        var random = SplitMix(state: 7)
        for _ in 0..<10 {
            let folder = StoreFolder()
            let noted = try cut(atWrite: Int.random(in: 1...800, using: &random), library, in: folder)
            let last = noted.values.max() ?? 0
            let store = folder.store()

            let kept = (try? await store.messages(of: ConversationID("cut"), .first, limit: 10_000).records) ?? []

            #expect(kept.map(\.position) == Array(0..<kept.count))
            let reached = kept.last.flatMap { noted[$0.position] } ?? (kept.isEmpty ? 0 : last)
            #expect(last - reached <= 3_000, "\(kept.count) of \(noted.count)")
            await store.close()
            #expect(folder.files("damaged").isEmpty)
        }
    }
}
