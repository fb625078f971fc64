import Echo
import EchoScreen
import EchoStore
import Foundation
import ScreenTestKit
import Testing

@Suite final class `Profiles are kept beside the configuration` {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "echo-store-\(UUID().uuidString)")
    private var path: String { folder.appending(path: "config.toml").path }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func makeSUT(_ text: String = "") throws -> TOMLSettingsStore {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(filePath: path))
        return TOMLSettingsStore(path: path, catalog: .standard)
    }

    private func write(_ text: String, as name: String) throws {
        let profiles = folder.appending(path: "profiles")
        try FileManager.default.createDirectory(at: profiles, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: profiles.appending(path: "\(name).toml"))
    }

    private func contents(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: "profiles/\(name).toml"), encoding: .utf8)
    }

    private func problems(_ preferences: StoredPreferences) -> [String] {
        preferences.problems.map { $0.text.replacingOccurrences(of: folder.path + "/", with: "") }
    }

    @Test func `a profile holds only what differs, and lies over the configuration`() async throws {
        let store = try makeSUT("[voice]\nspeed = 1.2\n")
        let work = try ProfileName("work")
        var chosen = store.load().chosen
        (chosen.session.voice, chosen.screen.usesASCII) = ("cedar", true)

        try await store.save(chosen, as: work)

        #expect(try contents("work") == "[voice]\nvoice = \"cedar\"\n\n[screen]\nascii = true\n")
        let loaded = store.load(work)
        #expect(loaded.chosen == chosen)
        #expect(loaded.profile == work)
        #expect(store.load().chosen.session.voice == "marin")
        #expect(store.profiles == [work])
    }

    @Test func `what becomes as it is without the profile is taken out of it, with its line alone`() async throws {
        let store = try makeSUT("[voice]\nspeed = 1.2\n")
        try write("# at work\n[voice]\nspeed = 1.1 # slowly\nvoice = \"cedar\" # calm\n", as: "work")
        let work = try ProfileName("work")
        var chosen = store.load(work).chosen
        chosen.session.speed = 1.2

        try await store.save([.speed], from: chosen, in: work)

        #expect(try contents("work") == "# at work\n[voice]\nvoice = \"cedar\" # calm\n")
    }

    @Test func `text of several lines is taken out whole`() async throws {
        let store = try makeSUT()
        try write("[voice]\ninstructions = \"\"\"\nBe\nbrief.\"\"\"\nvoice = \"cedar\"\n", as: "work")

        try await store.save([.instructions], from: Preferences(), in: ProfileName("work"))

        #expect(try contents("work") == "[voice]\nvoice = \"cedar\"\n")
    }

    @Test func `mistakes are told with their places, and what belongs to the configuration is none of it`() throws {
        let store = try makeSUT()
        try write(
            "api_key = \"k\"\n[voice]\nspeed = 9\n[models]\nadditional = [\"x\"]\n[mcp.a]\nurl = \"x\"\n", as: "work")

        #expect(
            problems(store.load(try ProfileName("work"))) == [
                "profiles/work.toml:1:1: unknown setting api_key",
                "profiles/work.toml:3:1: speed must be 0.25 to 1.5",
                "profiles/work.toml:5:1: unknown setting models.additional",
                "profiles/work.toml:7:1: unknown setting mcp",
            ])
    }

    @Test func `a profile there is not is told, and the configuration is used`() throws {
        let store = try makeSUT("[voice]\nspeed = 1.2\n")
        let loaded = store.load(try ProfileName("work"))

        #expect(problems(loaded) == ["profiles/work.toml: there is no profile work"])
        #expect(loaded.chosen.session.speed == 1.2)
        #expect(loaded.profile == nil)
    }

    @Test func `a profile that is no TOML is told and left alone`() async throws {
        let store = try makeSUT()
        try write("[voice\n", as: "work")
        let work = try ProfileName("work")

        #expect(problems(store.load(work)).first?.hasSuffix("invalid TOML") == true)
        await #expect(throws: SettingsStoreError.self) { try await store.save(Preferences(), as: work) }
        #expect(try contents("work") == "[voice\n")
    }

    @Test func `files whose names are none are not listed, and what is deleted is gone`() async throws {
        let store = try makeSUT()
        for name in ["b", "a", "not a profile", ".hidden"] { try write("", as: name) }
        #expect(store.profiles.map(\.text) == ["a", "b"])

        try await store.delete(try ProfileName("a"))
        #expect(store.profiles.map(\.text) == ["b"])
        await #expect(throws: SettingsStoreError.self) { try await store.delete(try ProfileName("a")) }
    }

    @Test func `what a profile says of models and money reaches the engine`() throws {
        let store = try makeSUT("[budget]\nlimit = 1\nwarning = 0.5\n")
        try write("[budget]\nlimit = 2\n[models]\nresponses = \"gpt-5\"\n[api]\ndialect = \"chat\"\n", as: "work")
        let engine = store.load(try ProfileName("work")).engine

        #expect(engine.budget == Budget(limit: 2, warningShare: 0.5))
        #expect(engine.responsesModel == "gpt-5")
        #expect(engine.dialect == .chatCompletions)
    }
}
