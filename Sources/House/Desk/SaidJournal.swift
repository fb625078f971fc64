import Foundation

/// The sentences that can be undone, the last first: done at once, planned, waited for, taught or made a rule. A value.
struct SaidJournal: Sendable {
    typealias Number = Int

    enum Deed: Sendable, Hashable {
        /// Devices were told to do something, at once or later.
        case order(Set<DeviceID>)
        /// A timer was started, or something is waited for.
        case item(ScheduledItem.ID)
        /// A timer was changed, as it was before.
        case timer(ScheduledItem)
        case taught(TaughtScene, before: TaughtScene?)
        case forgot(TaughtScene)
        case rule(HabitRule, before: HabitRule?)
        case calledOff([ScheduledItem], rules: [HabitRule])
        /// What was said of devices before.
        case described([DescribedDevice])
        /// It cannot be taken back, and why.
        case irrevocable(String)
    }

    struct Entry: Sendable, Hashable {
        let number: Number
        let at: Date
        let deed: Deed
    }

    /// Older ones are forgotten.
    static let most = ActionHistory.most

    /// The last is the newest.
    private(set) var entries: [Entry] = []
    private var lastNumber = 0

    var last: Entry? { entries.last }

    @discardableResult mutating func note(_ deed: Deed, at date: Date) -> Number {
        lastNumber += 1
        entries.append(Entry(number: lastNumber, at: date, deed: deed))
        if entries.count > Self.most { entries.removeFirst() }
        return lastNumber
    }

    func has(_ number: Number) -> Bool { entries.contains { $0.number == number } }

    mutating func drop(_ number: Number) { entries.removeAll { $0.number == number } }
}
