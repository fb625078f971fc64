import Foundation

/// The time zone of a city, by the names of the tz database and those of larger cities that share the zone of one.
enum CityZone {
    /// Nil when no zone bears the city's name.
    static func zone(of words: [String]) -> TimeZone? {
        let key = key(words)
        if key.isEmpty || key.count > longestName { return nil }
        let name = neighbours[key] ?? key
        return (zones[name] ?? linked(name)).flatMap { TimeZone(identifier: $0) }
    }

    /// "Isle of Man", "Rio de Janeiro".
    static func title(of words: [String]) -> String {
        words.enumerated().map { $0 > 0 && particles.contains($1) ? $1 : $1.capitalizedFirst }.joined(separator: " ")
    }

    static let samples = [
        "london", "paris", "berlin", "rome", "madrid", "moscow", "cairo", "tokyo", "beijing", "singapore", "sydney",
        "athens", "vienna", "lisbon", "dublin", "istanbul", "bangkok", "hong kong", "new york", "chicago",
        "los angeles",
        "seattle", "toronto", "honolulu", "mexico city", "new delhi",
    ]

    private static let longestName = 40
    private static let particles: Set = ["of", "de", "da", "do", "del", "es", "au", "and", "the", "am"]
    private static let regions = [
        "Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific",
    ]

    /// Without accents, apostrophes and hyphens; every saint is "st".
    private static func key(_ words: [String]) -> String {
        let plain = words.joined(separator: " ").folding(options: .diacriticInsensitive, locale: nil)
            .replacingOccurrences(of: "'", with: "").replacingOccurrences(of: "-", with: " ")
        return plain.lowercased().split(separator: " ").map { $0 == "saint" ? "st" : String($0) }.joined(separator: " ")
    }

    private static let zones: [String: String] = Dictionary(
        TimeZone.knownTimeZoneIdentifiers.compactMap { identifier in
            let parts = identifier.split(separator: "/")
            guard parts.count > 1, let city = parts.last else { return nil }
            return (key(city.split(separator: "_").map(String.init)), identifier)
        }, uniquingKeysWith: { first, _ in first }
    ).merging(["utc": "GMT", "gmt": "GMT", "greenwich": "GMT"]) { city, _ in city }

    /// Names that the database keeps for those who know no newer one, and countries of one zone: none of the list.
    private static func linked(_ name: String) -> String? {
        guard name.allSatisfy({ $0.isLetter || $0 == " " }) else { return nil }
        let file = name.split(separator: " ").map { String($0).capitalizedFirst }.joined(separator: "_")
        let isCountry = file.count > 3
        return (regions.map { "\($0)/\(file)" } + (isCountry ? [file] : [])).first { TimeZone(identifier: $0) != nil }
    }

    /// Larger cities without a zone of their own, each with the one whose time it keeps.
    private static let neighbours: [String: String] = {
        let shared = [
            "los angeles": "seattle, san francisco, san diego, las vegas, portland, sacramento, san jose",
            "phoenix": "tucson", "denver": "salt lake city, albuquerque",
            "chicago": "houston, dallas, austin, san antonio, new orleans, minneapolis, memphis, nashville, st louis",
            "new york":
                "new york city, nyc, boston, washington, washington dc, miami, atlanta, philadelphia, baltimore, pittsburgh, orlando",
            "toronto": "ottawa, quebec", "edmonton": "calgary", "mexico city": "guadalajara, puebla",
            "bogota": "medellin, cali", "guayaquil": "quito", "lima": "cusco",
            "sao paulo": "rio, rio de janeiro, brasilia, belo horizonte, porto alegre", "la paz": "sucre",
            "london": "manchester, birmingham, liverpool, edinburgh, glasgow, cardiff, oxford, cambridge",
            "madrid": "barcelona, valencia, seville, bilbao", "lisbon": "porto", "paris": "lyon, marseille, nice",
            "berlin": "munich, hamburg, cologne, frankfurt, stuttgart, leipzig, dresden",
            "vienna": "salzburg, graz", "zurich": "geneva, basel, bern",
            "rome": "milan, naples, venice, florence, turin",
            "amsterdam": "rotterdam, the hague, utrecht", "brussels": "antwerp, ghent, bruges", "oslo": "bergen",
            "stockholm": "gothenburg, malmo", "warsaw": "krakow, gdansk", "athens": "thessaloniki",
            "kiev": "lviv, odesa, odessa, kharkiv", "moscow": "st petersburg, sochi, kazan",
            "istanbul": "ankara, izmir",
            "jerusalem": "haifa", "riyadh": "mecca, medina, jeddah", "qatar": "doha", "dubai": "abu dhabi",
            "cairo": "alexandria", "casablanca": "rabat, marrakesh", "lagos": "abuja",
            "johannesburg": "cape town, durban, pretoria",
            "karachi": "lahore, islamabad",
            "calcutta":
                "kolkata, mumbai, bombay, delhi, new delhi, bangalore, bengaluru, chennai, madras, hyderabad, pune",
            "shanghai": "beijing, peking, shenzhen, guangzhou, wuhan, nanjing, chengdu, xian",
            "ho chi minh": "hanoi, ho chi minh city, da nang", "makassar": "bali, denpasar",
            "tokyo": "osaka, kyoto, hiroshima",
            "seoul": "busan", "sydney": "canberra", "auckland": "wellington, christchurch",
        ]
        return Dictionary(
            shared.flatMap { city, names in
                names.split(separator: ",").map { ($0.trimmingCharacters(in: .whitespaces), city) }
            }, uniquingKeysWith: { first, _ in first })
    }()
}
