/// The answers in one language, day by day.
public struct ReviewLog: Hashable, Sendable, Codable {
    private var byDay: [Int: ReviewDay] = [:]

    init() {}

    public var days: [ReviewDay] { byDay.sorted { $0.key < $1.key }.map(\.value) }

    /// All that were not taken back, the earliest first.
    public var answers: [ReviewAnswer] { days.flatMap(\.answers).filter { !$0.isUndone } }

    mutating func add(_ answer: ReviewAnswer, on day: StudyDay, of language: RoomLanguage) {
        byDay[day.number, default: ReviewDay(day: day, language: language)].add(answer)
    }

    mutating func takeBack(_ answer: ReviewAnswer) {
        for day in byDay.keys { byDay[day]?.takeBack(answer) }
    }

    mutating func put(_ day: ReviewDay) { byDay[day.day.number] = day }

    mutating func merge(_ other: ReviewLog) {
        for (number, day) in other.byDay {
            if byDay[number] == nil { byDay[number] = day } else { byDay[number]?.merge(day) }
        }
    }

    /// Days that are new, or another than they were.
    func changed(since earlier: ReviewLog?) -> [ReviewDay] {
        days.filter { earlier?.byDay[$0.day.number] != $0 }
    }
}
