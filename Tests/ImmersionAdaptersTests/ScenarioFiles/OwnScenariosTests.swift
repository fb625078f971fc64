import Echo
import EchoApp
import EchoScreen
import EchoTestKit
import Foundation
import Immersion
import ImmersionAdapters
import Testing

@Suite struct `Scenarios of one's own stand beside the program's` {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "scenarios-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    private func keep(_ text: String, _ name: String) throws {
        try Data(text.utf8).write(to: folder.appending(path: name))
    }

    private var languages: InstalledLanguages {
        InstalledLanguages(
            folders: [], scenarios: folder.path, cache: folder.path,
            online: OnlineProviders([], transport: { HTTPTransport() }, key: { _ in nil }),
            purse: ProviderPurse(ProviderBudget(limit: nil)), transport: { HTTPTransport() },
            clock: SystemClock())
    }

    private func library(_ language: RoomLanguage = .spanish) async -> ScenarioLibrary {
        await languages.library(of: language)
    }

    private func scenario(_ id: String, persona: String = "lucia") -> String {
        """
        [[scenario]]
        id = "\(id)"
        level = "A1"
        title = "Mine"
        situation = "You are here."
        persona = "\(persona)"
        goals = [{ id = "hello", title = "Say hello" }]
        [[scenario.step]]
        id = "start"
        says = "¿Qué tal?"
        means = "How are you?"
        answers = [{ say = ["Hola"], next = "end", goal = "hello" }]
        [[scenario.step]]
        id = "end"
        says = "Adiós."
        means = "Bye."
        """
    }

    @Test func `a file whose name begins with no language is not used, and that is said`() async throws {
        try keep(scenario("mine"), "mine.toml")
        try keep(scenario("theirs"), "pt-theirs.toml")
        try keep("x", "notes.txt")

        let library = await library()

        #expect(!library.collection.scenarios.map(\.id).contains("mine"))
        #expect(
            library.problems == [
                "mine.toml is not used: its name must begin with a language. Call it es-mine.toml, fr-, de- or ja-.",
                "pt-theirs.toml is not used: its name must begin with a language. Call it es-pt-theirs.toml, fr-, de- or ja-.",
            ])
    }

    @Test func `a person of one's own stands for the program's of that name`() async throws {
        try keep("[[persona]]\nid = \"lucia\"\nname = \"Lucía Dos\"\n", "es-lucia.toml")

        let library = await library()

        #expect(library.problems == [])
        #expect(library.collection.personas.filter { $0.id == "lucia" }.map(\.name) == ["Lucía Dos"])
        let café = library.collection.scenarios.first { $0.persona == "lucia" }
        #expect(café.flatMap(library.collection.persona)?.name == "Lucía Dos")
    }

    @Test func `a file may hold places, which stand for the program's of that name`() async throws {
        let place = """
            [[place]]
            id = "kitchen"
            title = "My kitchen"
            things = [{ en = "the cup", es = "la taza" }]
            """
        try keep(place, "es-kitchen.toml")

        let places = await languages.places()

        #expect(places.filter { $0.id == "kitchen" }.map(\.title) == ["My kitchen"])
        #expect(places.count > 1)
        #expect(await library().problems == [])
    }

    @Test func `a place in a file whose scenarios are refused is not used either, and the file is named once`()
        async throws
    {
        let place = """

            [[place]]
            id = "kitchen"
            title = "My kitchen"
            things = [{ en = "the cup", es = "la taza" }]
            """
        try keep(scenario("mine", persona: "nobody") + place, "es-mine.toml")
        try keep(place, "de-kitchen.toml")

        let places = await languages.places()

        #expect(places.filter { $0.id == "kitchen" }.map(\.title) == ["My kitchen"])
        try FileManager.default.removeItem(at: folder.appending(path: "de-kitchen.toml"))
        #expect(await languages.places().first { $0.id == "kitchen" }?.title != "My kitchen")
        #expect(await library().problems == ["es-mine.toml is not used: mine names nobody, who is not described."])
    }

    @Test func `a place that cannot be read is refused with what it lacks`() async throws {
        try keep("[[place]]\nid = \"shed\"\ntitle = \"A shed\"\nthings = [{ es = \"la pala\" }]\n", "es-shed.toml")

        let problems = await library().problems

        #expect(problems.count == 1 && problems[0].hasPrefix("es-shed.toml is not used: place, shed, things has no en"))
    }

    @Test func `they may name the program's people, and are only of their language`() async throws {
        try keep(scenario("mine"), "es-mine.toml")

        let spanish = await library()
        #expect(spanish.problems == [])
        #expect(spanish.collection.scenarios.contains { $0.id == "mine" })
        #expect(spanish.collection.own == ["mine"])
        #expect(spanish.collection.scenarios.count > 6)
        #expect(await library(.german).collection.scenarios.contains { $0.id == "mine" } == false)
    }

    @Test func `a file that cannot be taken is named, and the others are there`() async throws {
        try keep("[[scenario", "es-a.toml")
        try keep(scenario("b", persona: "nobody"), "es-b.toml")
        try keep(scenario("es-cafe"), "es-c.toml")
        try keep(scenario("good"), "es-d.toml")

        let library = await library()

        #expect(library.problems.map { String($0.prefix(9)) } == ["es-a.toml", "es-b.toml", "es-c.toml"])
        #expect(library.problems[1] == "es-b.toml is not used: b names nobody, who is not described.")
        #expect(library.collection.scenarios.contains { $0.id == "good" })
        #expect(library.collection.scenarios.count { $0.id == "es-cafe" } == 1)
    }
}
