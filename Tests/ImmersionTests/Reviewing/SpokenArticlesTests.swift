import Testing

@testable import Immersion

@Suite struct `Which article was said is listened for where it can be heard` {
    @Test(arguments: [
        ("la mesa", RoomLanguage.spanish, ["el mesa"]), ("Los vasos", .spanish, ["las vasos"]),
        ("der Tisch", .german, []),
        ("un vaso de leche", .spanish, ["una vaso de leche"]), ("la table", .french, []), ("mesa", .spanish, []),
        ("quiero un café", .spanish, []), ("", .german, []), ("机", .japanese, []),
    ])
    func `a Spanish word has another than its own`(answer: String, language: RoomLanguage, others: [String]) {
        #expect(SpokenArticles.alternatives(to: answer, in: language) == others)
    }
}
