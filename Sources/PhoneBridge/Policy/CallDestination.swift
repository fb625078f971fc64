/// Where calls may go: "DE", "+44*", or "any" for all countries.
public enum CallDestination: Sendable, Hashable {
    /// Two letters.
    case country(String)
    /// Numbers that begin so; also those of satellites and networks that belong to no country.
    case beginning(String)
    case anyCountry

    /// Nil when it is none of these.
    public init?(_ text: String) {
        if text == "any" {
            self = .anyCountry
        } else if text.utf8.count == 2, NumberPlans.code(of: text) != nil {
            self = .country(text.uppercased())
        } else {
            let digits = text.hasSuffix("*") ? text.dropLast() : text[...]
            guard digits.first == "+", (2...16).contains(digits.utf8.count),
                digits.dropFirst().utf8.allSatisfy({ (48...57).contains($0) })
            else { return nil }
            self = .beginning(String(digits))
        }
    }

    func contains(_ number: PhoneNumber) -> Bool {
        switch self {
        case .country(let country):
            // Numbers that cost their callers nothing hold for all countries that share a code.
            number.country == country
                || number.kind == .tollFree && number.country != nil
                    && NumberPlans.code(of: country) == number.countryCode
        case .beginning(let start): number.e164.hasPrefix(start)
        case .anyCountry: number.country != nil
        }
    }
}
