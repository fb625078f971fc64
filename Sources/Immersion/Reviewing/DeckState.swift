/// The state of a deck beside its cards: the work of a day, and how much of that is done.
public struct DeckState: Sendable, Hashable, Codable {
    var limits: DeckLimits
    var day = StudyDay(number: .min)
    var newToday = 0
    var reviewedToday = 0

    /// Takes in what another program counted; the limits stay.
    mutating func merge(_ other: DeckState) {
        guard other.day >= day else { return }
        let isSameDay = other.day == day
        newToday = max(isSameDay ? newToday : 0, other.newToday)
        reviewedToday = max(isSameDay ? reviewedToday : 0, other.reviewedToday)
        day = other.day
    }
}
