/// The rows of one language, by what they are for.
struct TongueRows: Sendable {
    let sentences: [TongueRow]
    let states: [TongueRow]
    let orders: [TongueRow]
    let times: [TongueRow]
    let counts: [TongueRow]
    let rights: [TongueRow]
    let yourRights: [TongueRow]
    let evidence: [TongueRow]
    let days: [TongueRow]
    let and: String

    private static let german = TongueRows(.german, and: "und")
    private static let spanish = TongueRows(.spanish, and: "y")
    private static let french = TongueRows(.french, and: "et")

    static func of(_ tongue: HouseTongue) -> TongueRows {
        switch tongue {
        case .english, .german: german
        case .spanish: spanish
        case .french: french
        }
    }

    private init(_ tongue: HouseTongue, and: String) {
        self.and = and
        sentences = TongueRow.all(
            in: AnswerSentences.done + "\n" + AnswerSentences.asked + "\n" + AnswerSentences.told + "\n"
                + AnswerRefusals.all + "\n" + AnswerPeople.all + "\n" + AnswerSentences.general, tongue)
        states = TongueRow.all(in: AnswerPieces.states, tongue)
        orders = TongueRow.all(in: AnswerPieces.orders, tongue)
        times = TongueRow.all(in: AnswerPieces.times + "\n" + AnswerPeople.situations, tongue)
        counts = TongueRow.all(in: AnswerPieces.counts, tongue)
        rights = TongueRow.all(in: AnswerPeople.rights, tongue)
        yourRights = TongueRow.all(in: AnswerPeople.yourRights, tongue)
        evidence = TongueRow.all(in: AnswerPeople.evidence, tongue)
        days = TongueRow.all(in: AnswerPeople.days, tongue)
    }
}
