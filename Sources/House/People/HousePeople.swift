import Foundation

/// The people who live in a house, and what a guest may do there. A value.
struct HousePeople: Hashable, Sendable, Codable {
    static let most = 12
    static let longestName = 30
    /// Words that cannot be names.
    static let guestName = "guest"
    private static let reserved: Set = ["guest", "add", "remove", "list", "me", "nobody", "somebody", "home", "back"]

    private(set) var all: [HousePerson] = []
    /// Of whom nobody knows who it is.
    private(set) var guest = HouseRights.lamps
    private(set) var tries = PersonTries()

    /// The list of people cannot be read now.
    private(set) var isClosed = false

    /// People are told apart, and a guest may not do everything.
    var isUsed: Bool { !all.isEmpty || isClosed }

    /// From now on all are guests, and nobody is added.
    mutating func close() { isClosed = true }

    /// Nil for nobody of them.
    func person(named name: String) -> HousePerson? {
        let wanted = Self.key(name)
        return all.first { Self.key($0.name) == wanted }
    }

    /// As names are compared.
    static func key(_ name: String) -> String {
        name.precomposedStringWithCanonicalMapping.lowercased().filter { !$0.isWhitespace }
    }

    /// Why a name cannot be taken; nil where it can.
    func objection(to name: String) -> String? {
        if isClosed { return "The list of people cannot be read without the passphrase." }
        let letters = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "'" || $0 == " " }
        guard letters, name.contains(where: \.isLetter), name.count <= Self.longestName,
            !Self.reserved.contains(name.lowercased())
        else { return "That cannot be a person's name: up to \(Self.longestName) letters." }
        guard all.count < Self.most || person(named: name) != nil else {
            return "There are \(Self.most) people already."
        }
        return nil
    }

    /// Why somebody cannot have such rights, or not be there any more: one of them has to be able to change the others.
    ///
    /// - Parameter rights: nil for somebody who goes.
    func objection(to rights: HouseRights?, of name: String) -> String? {
        guard rights != .everything else { return nil }
        let others = all.filter { Self.key($0.name) != Self.key(name) }
        if others.isEmpty { return rights == nil ? nil : "The first person may do everything, so as to let others in." }
        let isLeft = others.contains { $0.rights == .everything }
        return isLeft ? nil : "Nobody else may do everything. Nothing was changed."
    }

    /// One of the same name is replaced.
    mutating func take(_ person: HousePerson) {
        if let place = all.firstIndex(where: { Self.key($0.name) == Self.key(person.name) }) {
            all[place] = person
        } else if all.count < Self.most {
            all.append(person)
        }
    }

    mutating func remove(_ name: String) { all.removeAll { Self.key($0.name) == Self.key(name) } }

    mutating func letGuests(_ rights: HouseRights) { guest = rights }

    mutating func note(isRight: Bool, at now: Date) { isRight ? tries.succeed() : tries.fail(at: now) }
}

/// Wrong PINs in a row, and the pause they cost. A value.
struct PersonTries: Hashable, Sendable, Codable {
    /// So many are free.
    static let free = 3
    private static let pause = 60.0
    private static let longest = 3_600.0

    private var wrong = 0
    private var last: Date?

    /// Seconds until another one is looked at; 0 for now. A clock that was set back does not make it longer.
    func wait(at now: Date) -> Double {
        guard wrong >= Self.free, let last else { return 0 }
        let pause = min(Self.longest, Self.pause * pow(2, Double(min(wrong - Self.free, 10))))
        return min(pause, max(0, pause - now.timeIntervalSince(last)))
    }

    /// Before there is a pause.
    var left: Int { max(0, Self.free - wrong) }

    mutating func succeed() { self = PersonTries() }

    mutating func fail(at now: Date) {
        wrong = min(wrong + 1, 1_000)
        last = now
    }
}
