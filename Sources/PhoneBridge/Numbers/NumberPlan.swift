/// How a region numbers its telephones.
struct NumberPlan: Sendable {
    /// "DE"; the digits of a country code that belongs to no country.
    var region: String
    /// What is dialled before a country code.
    var internationalPrefix: NumberPattern?
    /// What is dialled before an area code: as digits, and as what is to be taken away.
    var nationalPrefix: String?
    var nationalPrefixPattern: NumberPattern?
    /// What is left instead of what was taken away.
    var transform: NumberTemplate?
    /// Tells its numbers from those of other regions that share the country code.
    var leadingDigits: NumberPattern?
    var general: NumberDescription?
    var kinds: [NumberKind: NumberDescription] = [:]
    var formats: [NumberFormat] = []

    /// In the order in which they are asked: a premium number may look like a fixed one, too.
    private static let order: [NumberKind] = [.premiumRate, .tollFree, .sharedCost, .other]
    private static let letters: [Character: NumberKind] = [
        "f": .fixed, "m": .mobile, "p": .premiumRate, "t": .tollFree, "s": .sharedCost, "o": .other,
    ]

    init(region: String) { self.region = region }

    /// - Parameter text: of the table: lines that begin with a letter, separated by ";". "R" begins a region.
    static func plans(_ text: String) -> [NumberPlan] {
        var plans: [NumberPlan] = []
        for line in text.split(separator: ";") {
            guard let letter = line.first else { continue }
            if letter == "R" {
                plans.append(NumberPlan(region: String(line.dropFirst())))
            } else if !plans.isEmpty {
                plans[plans.count - 1].read(letter, line.dropFirst())
            }
        }
        return plans
    }

    private mutating func read(_ letter: Character, _ text: Substring) {
        switch letter {
        case "I": internationalPrefix = NumberPattern(text)
        case "P": nationalPrefix = String(text)
        case "N": nationalPrefixPattern = NumberPattern(text)
        case "T": transform = NumberTemplate(text)
        case "L": leadingDigits = NumberPattern(text)
        case "g": general = NumberDescription(text)
        case "F": formats += NumberFormat(text).map { [$0] } ?? []
        default: if let kind = Self.letters[letter] { kinds[kind] = NumberDescription(text) }
        }
    }

    func kind(of number: String) -> NumberKind {
        guard general?.matches(number) == true else { return .unknown }
        if let special = Self.order.first(where: { kinds[$0]?.matches(number) == true }) { return special }
        let isMobile = kinds[.mobile]?.matches(number) == true
        guard kinds[.fixed]?.matches(number) == true else { return isMobile ? .mobile : .unknown }
        return isMobile ? .fixedOrMobile : .fixed
    }

    /// Whether so many digits may be dialled with an area code.
    func isPossible(_ number: String) -> Bool {
        guard let lengths = general?.lengths, let most = lengths.last else { return true }
        return number.count > most || lengths.contains(number.count)
    }

    func isTooLong(_ number: String) -> Bool { general?.lengths.last.map { number.count > $0 } ?? false }

    /// Without the national prefix, unless the number is one with it and none without.
    func strippingNationalPrefix(of number: String) -> String {
        guard let (length, groups) = nationalPrefixPattern?.start(of: number), !number.isEmpty else { return number }
        let rest = String(number.dropFirst(length))
        let stripped = transform.flatMap { groups.last == .some(nil) ? nil : $0.text(of: groups) + rest } ?? rest
        let matches = { (digits: String) in general?.pattern.matchesAll(of: digits) == true }
        return matches(number) && !matches(stripped) ? number : stripped
    }
}
