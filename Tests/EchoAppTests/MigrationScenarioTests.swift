import Echo
import Foundation
import ScreenTestKit
import Synchronization
import Testing

@testable import EchoApp
@testable import EchoScreen
@testable import ScreenRobotKit

@MainActor @Suite(.timeLimit(.minutes(10))) struct `Models that end are replaced at the start` {
    private final class Prompts: PromptStoreProtocol {
        private let saved: Mutex<[SavedPrompt]>

        init(_ prompts: [SavedPrompt]) { saved = Mutex(prompts) }

        var all: [SavedPrompt] { saved.withLock(\.self) }

        func prompts() async throws(StoreError) -> [SavedPrompt] { all }

        func save(_ prompt: SavedPrompt) async throws(StoreError) {
            saved.withLock { $0 = $0.map { $0.id == prompt.id ? prompt : $0 } }
        }

        func delete(_ id: PromptID, at date: Date) async throws(StoreError) {}
        func restore(_ id: PromptID) async throws(StoreError) {}
    }

    /// Remembers from one run to the next.
    private final class Memory: ReplacedModelsProtocol {
        private let kept = Mutex<[ModelChange]>([])

        func changes() async -> [ModelChange] { kept.withLock(\.self) }
        func keep(_ changes: [ModelChange]) async { kept.withLock { $0 = changes } }
        var isEmpty: Bool { kept.withLock(\.isEmpty) }
    }

    private var old: Preferences {
        var chosen = Preferences()
        chosen.connection.responsesModel = "gpt-5-mini"
        return chosen
    }

    private func robot(
        _ store: SpyStore = SpyStore(), prompts: Prompts? = nil, memory: Memory? = nil, day: String = "2026-12-12",
        isVendors: Bool = true, profile: ProfileName? = nil
    ) throws -> ScreenRobot {
        let migration = ModelMigration(
            .published, today: try #require(CalendarDay(day)), isVendors: isVendors, kept: old.keptModels)
        store.hold(old)
        var stored = StoredPreferences()
        stored.chosen = old
        return ScreenRobot(
            store: store, chosen: migration.applied(to: stored, of: Catalog.standard.settings).chosen,
            migration: migration, prompts: prompts, replacedModels: memory, profile: profile)
    }

    /// What the panel of them says.
    private func notices(of robot: ScreenRobot) -> [String] {
        guard case .paragraphs(let rows)? = robot.screen.overlay?.content else { return [] }
        return rows.map { $0.wording.text(keyName: \.name) }
    }

    /// Another run over what the first one left.
    private func next(_ store: SpyStore, _ memory: Memory) throws -> ScreenRobot {
        let chosen = store.load().chosen
        let migration = ModelMigration(
            .published, today: try #require(CalendarDay("2026-12-12")), isVendors: true, kept: chosen.keptModels)
        return ScreenRobot(store: store, chosen: chosen, migration: migration, replacedModels: memory)
    }

    @Test func `Given models that end, when the program starts, then they are replaced and told of once`()
        async throws
    {
        let store = SpyStore()
        let work = try ProfileName("work")
        var chosen = old
        chosen.connection.responsesModel = "gpt-5-nano"
        store.hold(chosen, as: work)
        let prompts = Prompts([
            SavedPrompt(
                id: PromptID("p"), name: "Tutor", text: "Teach.", values: [.responsesModel: .word("gpt-5-mini")],
                createdAt: .distantPast)
        ])
        let robot = try robot(store, prompts: prompts)

        await robot.connect()

        await robot.until { !robot.notice.isEmpty }
        #expect(
            robot.notice == """
                gpt-5-mini ended on 2026-12-11: gpt-6.1-terra takes its place (text model, text model of the prompt \
                Tutor). gpt-5-nano ended on 2026-12-11: gpt-6-luna takes its place (text model of the profile work). \
                /restore-models undoes this.
                """)
        #expect(
            store.saved == [
                "models.responses: gpt-5-mini → gpt-6.1-terra", "work/models.responses: gpt-5-nano → gpt-6-luna",
            ])
        #expect(prompts.all.first?.values == [.responsesModel: .word("gpt-6.1-terra")])
        robot.end()
    }

    @Test func `Given replaced models, when they are restored, then they are used and kept`() async throws {
        let robot = try robot()
        await robot.connect()
        await robot.until { !robot.notice.isEmpty }

        robot.send("/restore-models")

        await robot.until { robot.notice.hasPrefix("gpt-5-mini is used again and kept.") }
        let chosen = robot.store.load().chosen
        #expect(chosen.connection.responsesModel == "gpt-5-mini" && chosen.keptModels == ["gpt-5-mini"])
        #expect(robot.adapter.preferences.connection.responsesModel == "gpt-5-mini")
        #expect(robot.adapter.facts.migration?.kept == ["gpt-5-mini"])
        robot.send("/restore-models")
        await robot.until { robot.notice.hasPrefix("No replaced model is left") }
        robot.end()
    }

    @Test func `Given models that an earlier run replaced, when they are restored, then they are used and kept`()
        async throws
    {
        let (store, memory) = (SpyStore(), Memory())
        let first = try robot(store, memory: memory)
        await first.connect()
        await first.until { !memory.isEmpty }
        await first.ended()

        let second = try next(store, memory)
        await second.connect()
        await second.until { !second.adapter.facts.replacedModels.isEmpty }
        second.send("/restore-models")

        await second.until { second.notice.hasPrefix("gpt-5-mini is used again and kept.") }
        #expect(second.adapter.preferences.connection.responsesModel == "gpt-5-mini")
        await second.until { memory.isEmpty }
        second.end()
    }

    @Test func `Given a replaced model, when the person chooses another one, then there is nothing to restore`()
        async throws
    {
        let (store, memory) = (SpyStore(), Memory())
        let robot = try robot(store, memory: memory)
        await robot.connect()
        await robot.until { !memory.isEmpty }

        robot.send("/text-model gpt-6-luna")

        await robot.until { memory.isEmpty }
        robot.send("/restore-models")
        await robot.until { robot.notice.hasPrefix("No replaced model is left") }
        robot.end()
    }

    @Test func `Given a model that the person let replace, when it is restored, then it is used and kept`() async {
        var chosen = Preferences()
        chosen.connection.realtimeModel = "gpt-realtime"
        let robot = ScreenRobot(isLocal: false, chosen: chosen, host: "api.openai.com")
        await robot.connect()
        await robot.until { robot.notice.contains("gpt-realtime ends") }
        robot.send("/replace-model")
        await robot.until { robot.adapter.preferences.connection.realtimeModel == "gpt-realtime-2.1" }

        robot.send("/restore-models")

        await robot.until { robot.notice.hasPrefix("gpt-realtime is used again and kept.") }
        #expect(robot.adapter.preferences.connection.realtimeModel == "gpt-realtime")
        robot.end()
    }

    @Test func `Given a pipe, then its first line waits until the settings are looked through`() throws {
        #expect(try robot().adapter.features.working.contains { $0.isWorking })
        #expect(!ScreenRobot().adapter.features.working.contains { $0.isWorking })
    }

    @Test func `Given a kept model, when the server refuses it, then it need not be kept any longer`() async throws {
        let robot = try robot()
        await robot.connect()
        robot.send("/keep-models gpt-5-mini, gpt-5")
        await robot.until { robot.adapter.preferences.keptModels == ["gpt-5-mini", "gpt-5"] }

        robot.engine.emit(.modelReplaced(old: "gpt-5-mini", new: "gpt-6.1-terra"))

        await robot.until { robot.adapter.preferences.keptModels == ["gpt-5"] }
        robot.end()
    }

    @Test func `Given a file that cannot be written, then the models are replaced for this run, and that is said`()
        async throws
    {
        let robot = try robot(
            SpyStore(failure: SettingsStoreError(file: "config.toml", reason: "permission denied")))

        await robot.connect()

        await robot.until { robot.notice.contains("it could not be saved, permission denied") }
        #expect(robot.adapter.preferences.connection.responsesModel == "gpt-6.1-terra")
        robot.end()
    }

    @Test(arguments: [true, false])
    func `Given a profile that is read-only, then everything else is replaced, and it is told of where it is used`(
        isUsed: Bool
    ) async throws {
        let work = try ProfileName("work")
        let store = SpyStore(
            failure: SettingsStoreError(file: "work.toml", reason: "the file is read-only"), of: work)
        var chosen = old
        chosen.connection.responsesModel = "gpt-5-nano"
        store.hold(chosen, as: work)
        let robot = try robot(store, profile: isUsed ? work : nil)

        await robot.connect()

        await robot.until { robot.notice.contains("/restore-models undoes this.") }
        #expect(store.saved == ["models.responses: gpt-5-mini → gpt-6.1-terra"])
        #expect(store.load(work).chosen.connection.responsesModel == "gpt-5-nano")
        robot.send("/notices")
        await robot.until { !notices(of: robot).isEmpty }
        let unsaved = notices(of: robot).filter { $0.contains("it could not be saved, the file is read-only.") }
        #expect(unsaved.count == (isUsed ? 1 : 0))
        robot.end()
    }

    @Test func `Given a server that is not OpenAI's, then its models keep their names`() async throws {
        let robot = try robot(isVendors: false)

        await robot.connect()

        #expect(robot.notice.isEmpty && robot.store.saved.isEmpty)
        #expect(robot.adapter.preferences.connection.responsesModel == "gpt-5-mini")
        robot.end()
    }

    @Test func `Given a model that the server refuses, when another one answers, then the screen names it`()
        async throws
    {
        let robot = ScreenRobot(isLocal: false)
        await robot.connect()
        robot.adapter.show(.text, model: "gpt-5-mini")

        robot.engine.emit(.modelReplaced(old: "gpt-5-mini", new: "gpt-6.1-terra"))

        await robot.until {
            robot.notice.hasPrefix("The server does not have gpt-5-mini: using gpt-6.1-terra for now.")
        }
        #expect(robot.adapter.modelName == "gpt-6.1-terra")
        robot.end()
    }
}
