import Testing

@testable import Immersion

@Suite("A room is asked for in any order of words")
struct RoomRequestTests {
    @Test(
        "language, level and scenario are told apart",
        arguments: [
            ("es café B1", RoomLanguage.spanish, LanguageLevel.b1, ["café"]),
            ("B1 café Español", .spanish, .b1, ["café"]),
            ("deutsch a2 at the doctor", .german, .a2, ["at", "the", "doctor"]),
            ("fr", .french, nil, []), ("日本語", .japanese, nil, []), ("coffee", nil, nil, ["coffee"]), ("", nil, nil, []),
        ])
    func parts(text: String, language: RoomLanguage?, level: LanguageLevel?, words: [String]) {
        let request = RoomRequest(text)

        #expect(request.language == language)
        #expect(request.level == level)
        #expect(request.words == words)
    }

    @Test("a second language is a word of the scenario") func second() {
        #expect(RoomRequest("es de").words == ["de"])
    }

    @Test("endless text is cut") func long() {
        #expect(RoomRequest(String(repeating: "a ", count: 10_000)).words.count == RoomRequest.mostWords)
    }
}

@Suite("Scenarios are found by their words")
struct ScenarioSearchTests {
    private func scenario(_ id: String, _ level: LanguageLevel, _ situation: String) -> Scenario {
        Scenario(
            id: id, language: .spanish, level: level, title: "T", situation: situation, persona: "p", goals: [],
            steps: [])
    }

    private var all: [Scenario] {
        [
            scenario("es-cafe", .a1, "You sit down in a café."), scenario("es-doctor", .b1, "You are at the doctor's."),
            scenario("es-bar", .b2, "You order a coffee."),
        ]
    }

    @Test("accents and case do not matter, beginnings of words do") func words() {
        #expect(ScenarioSearch.scenarios(["CAFE"], level: nil, among: all).map(\.id) == ["es-cafe"])
        #expect(ScenarioSearch.scenarios(["doct"], level: nil, among: all).map(\.id) == ["es-doctor"])
        #expect(ScenarioSearch.scenarios(["octor"], level: nil, among: all).isEmpty)
    }

    @Test("the nearest level comes first") func level() {
        #expect(
            ScenarioSearch.scenarios([], level: .b2, among: all).map(\.id) == ["es-bar", "es-doctor", "es-cafe"])
    }
}
