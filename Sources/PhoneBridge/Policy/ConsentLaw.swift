/// What the law of a country wants of who records a call, and the language in which it is said there. It is no legal
/// advice: who runs a bridge answers for it. A country that is not here is treated as one where all have to know.
enum ConsentLaw {
    struct Entry: Sendable, Hashable {
        let language: String
        let rule: ConsentRule
    }

    static let elsewhere = Entry(language: "en", rule: .allParties)

    static func entry(for country: String?) -> Entry {
        country.flatMap { entries[$0] } ?? elsewhere
    }

    private static let entries: [String: Entry] = [
        // 18 U.S.C. § 2511(2)(d) is content with one party, but California (Penal Code § 632), Florida, Illinois,
        // Pennsylvania, Washington and others are not, and a number does not tell where somebody is.
        "US": all("en"),
        // Criminal Code s. 184(2)(a) is content with one party; PIPEDA wants companies to tell.
        "CA": all("en"),
        // Lawful Business Practice Regulations 2000; the data protection act wants people told.
        "GB": one("en"),
        // Postal Packets and Telecommunications Messages Act 1993, s. 13.
        "IE": one("en"),
        // Crimes Act 1961, s. 216B.
        "NZ": one("en"),
        // The surveillance devices acts of the states differ.
        "AU": all("en"),
        // StGB § 201.
        "DE": all("de"),
        // StGB § 120.
        "AT": all("de"),
        // StGB art. 179ter; German is the language of most.
        "CH": all("de"),
        "LI": all("de"),
        // Code pénal, art. 226-1.
        "FR": all("fr"),
        // Code pénal, art. 314bis, is content with one party; the data protection authority wants people told.
        "BE": all("fr"),
        "LU": all("fr"), "MC": all("fr"),
        // Tribunal Constitucional 114/1984.
        "ES": one("es"),
        "MX": all("es"), "AR": all("es"), "CL": all("es"), "CO": all("es"), "PE": all("es"), "UY": all("es"),
        // Cassazione, Sezioni Unite 36747/2003.
        "IT": one("it"),
        "SM": all("it"), "VA": all("it"),
        // Código Penal, art. 199.
        "PT": all("pt"),
        // Supremo Tribunal Federal, RE 583937.
        "BR": one("pt"),
        // Wetboek van Strafrecht, art. 139a.
        "NL": one("nl"),
        // Kodeks karny, art. 267 § 3.
        "PL": one("pl"),
        // Supreme Court of Japan, 12 July 2000.
        "JP": one("ja"),
    ]

    private static func all(_ language: String) -> Entry { Entry(language: language, rule: .allParties) }
    private static func one(_ language: String) -> Entry { Entry(language: language, rule: .oneParty) }
}
