import Testing

@testable import Immersion

@Suite struct `A room is asked for in any order of words` {
    @Test(arguments: [
        ("es café B1", RoomLanguage.spanish, LanguageLevel.b1, ["café"]),
        ("B1 café Español", .spanish, .b1, ["café"]),
        ("deutsch a2 at the doctor", .german, .a2, ["at", "the", "doctor"]),
        ("fr", .french, nil, []), ("日本語", .japanese, nil, []), ("coffee", nil, nil, ["coffee"]), ("", nil, nil, []),
    ])
    func `language, level and scenario are told apart`(
        text: String, language: RoomLanguage?, level: LanguageLevel?, words: [String]
    ) {
        let request = RoomRequest(text)

        #expect(request.language == language)
        #expect(request.level == level)
        #expect(request.words == words)
    }

    @Test func `a second language is a word of the scenario`() {
        #expect(RoomRequest("es de").words == ["de"])
    }

    @Test func `endless text is cut`() {
        #expect(RoomRequest(String(repeating: "a ", count: 10_000)).words.count == RoomRequest.mostWords)
    }
}

@Suite struct `Scenarios are found by their words` {
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

    @Test func `accents and case do not matter, beginnings of words do`() {
        #expect(ScenarioSearch.scenarios(["CAFE"], level: nil, among: all).map(\.id) == ["es-cafe"])
        #expect(ScenarioSearch.scenarios(["doct"], level: nil, among: all).map(\.id) == ["es-doctor"])
        #expect(ScenarioSearch.scenarios(["octor"], level: nil, among: all).isEmpty)
    }

    @Test func `the nearest level comes first`() {
        #expect(
            ScenarioSearch.scenarios([], level: .b2, among: all).map(\.id) == ["es-bar", "es-doctor", "es-cafe"])
    }
}
