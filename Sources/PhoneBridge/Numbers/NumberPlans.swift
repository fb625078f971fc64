import Synchronization

/// The numbering plans of the world, read from the table when a country is asked for first.
enum NumberPlans {
    private static let read = Mutex<[Int: [NumberPlan]]>([:])

    private static let codes = Dictionary(
        NumberTable.countries.split(separator: " ").compactMap { entry in
            Int(entry.dropFirst(2)).map { (String(entry.prefix(2)), $0) }
        }, uniquingKeysWith: { first, _ in first })

    /// The country code of a region: "DE".
    static func code(of region: String) -> Int? { codes[region.uppercased()] }

    /// Those that share a country code, the main one first; none for a code that is not in use.
    static func plans(of code: Int) -> [NumberPlan] {
        read.withLock { read in
            if let known = read[code] { return known }
            let plans = NumberPlan.plans(NumberTable.plans(of: code))
            // Only codes that are in use: what people type must not fill the memory.
            if !plans.isEmpty { read[code] = plans }
            return plans
        }
    }

    static func plan(of region: String) -> NumberPlan? {
        code(of: region).flatMap { plans(of: $0).first { $0.region == region.uppercased() } }
    }

    /// The country code that digits begin with; no code begins with another.
    static func code(startOf digits: String) -> Int? {
        (1...3).lazy.compactMap { Int(digits.prefix($0)) }.first { !NumberTable.plans(of: $0).isEmpty }
    }
}
