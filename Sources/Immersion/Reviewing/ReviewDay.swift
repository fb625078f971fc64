/// The answers of a day in one language, in the order they were given.
public struct ReviewDay: Hashable, Sendable, Codable {
    /// Only a program answers more.
    private static let most = 5_000

    public let day: StudyDay
    public let language: RoomLanguage
    public private(set) var answers: [ReviewAnswer]

    public init(day: StudyDay, language: RoomLanguage, answers: [ReviewAnswer] = []) {
        (self.day, self.language, self.answers) = (day, language, answers)
    }

    mutating func add(_ answer: ReviewAnswer) {
        if answers.count < Self.most { answers.append(answer) }
    }

    /// Takes in those of another program; what one of them took back is taken back.
    mutating func merge(_ other: ReviewDay) {
        guard other.answers != answers else { return }
        var all = answers
        for answer in other.answers {
            if let place = all.firstIndex(where: { $0.card == answer.card && $0.moment == answer.moment }) {
                all[place].isUndone = all[place].isUndone || answer.isUndone
            } else {
                all.append(answer)
            }
        }
        answers = Array(all.sorted { ($0.moment, $0.card) < ($1.moment, $1.card) }.prefix(Self.most))
    }

    mutating func takeBack(_ answer: ReviewAnswer) {
        guard let place = answers.lastIndex(where: { $0.card == answer.card && $0.moment == answer.moment })
        else { return }
        answers[place].isUndone = true
    }
}
