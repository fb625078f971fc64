import Echo
import EchoScreen

/// A model in use that ends soon, or has ended.
struct ModelEnding: Sendable, Hashable {
    let use: ModelUse
    let shutdown: CalendarDay
    /// The name of what takes its place; nil where nothing is named.
    let replacement: String?
}

/// When the person is told that a model in use ends, and that what is known of models is old.
struct ModelEndRules: Sendable {
    /// Days before its end from which on a model is spoken of.
    static let notice = 60
    /// In its last days it is said each day, before that each week.
    private static let last = 7
    /// How often it is said that the catalogue is old.
    private static let month = 30
    /// Days behind the catalogue at which the clock may as well be wrong.
    private static let doubt = 400

    private(set) var told: ToldModelEnds

    init(told: ToldModelEnds = ToldModelEnds()) { self.told = told }

    /// Those of the models in use that end within `notice` days or have ended, each name once.
    static func endings(_ uses: [ModelUse], in catalogue: ModelCatalogue, on day: CalendarDay) -> [ModelEnding] {
        var seen: Set<ModelUse> = []
        return uses.compactMap { use in
            guard let shutdown = catalogue[use.name]?.shutdown, day.days(until: shutdown) <= notice,
                seen.insert(use).inserted
            else { return nil }
            let next = catalogue.replacement(of: use.name, on: use.api, day: day)
            return ModelEnding(use: use, shutdown: shutdown, replacement: next?.name)
        }
    }

    /// What is to be said now; it counts as said from now on.
    ///
    /// - Parameter day: today, which is never before the catalogue's own day.
    mutating func due(_ uses: [ModelUse], in catalogue: ModelCatalogue, on day: CalendarDay) -> [ModelEnding] {
        let endings = Self.endings(uses, in: catalogue, on: day).filter { ending in
            let pause = (1 + Self.last...Self.notice).contains(day.days(until: ending.shutdown)) ? 7 : 1
            return Self.isDue(told.ends[ending.use.name], every: pause, on: day)
        }
        for ending in endings { told.tell(of: ending.use.name, on: day) }
        return endings
    }

    /// How many days the catalogue is old, when that is to be said now; it counts as said from now on.
    mutating func dueAge(of catalogue: ModelCatalogue, on day: CalendarDay) -> Int? {
        guard catalogue.isOld(on: day), Self.isDue(told.isOld, every: Self.month, on: day) else { return nil }
        told.isOld = day
        return catalogue.age(on: day)
    }

    /// Whether today is so far behind the catalogue that the clock may be wrong.
    static func isDoubtful(_ day: CalendarDay, _ catalogue: ModelCatalogue) -> Bool {
        catalogue.age(on: day).map { $0 > doubt } ?? false
    }

    /// What was said in the future was said by a wrong clock, and does not count.
    private static func isDue(_ last: CalendarDay?, every days: Int, on day: CalendarDay) -> Bool {
        guard let last, last <= day else { return true }
        return last.days(until: day) >= days
    }
}
