import Testing

/// What libphonenumber makes of what somebody types in a country.
struct NumberVector: Sendable, CustomTestStringConvertible {
    let text: String
    let country: String?
    let e164: String?
    let region: String
    let kind: String
    let national: String
    let international: String

    static let all = lines("numbers.txt").map { fields in
        NumberVector(
            text: fields[0], country: fields[1] == "-" ? nil : fields[1], e164: fields[2] == "-" ? nil : fields[2],
            region: fields.count > 3 ? fields[3] : "", kind: fields.count > 4 ? fields[4] : "",
            national: fields.count > 5 ? fields[5] : "", international: fields.count > 6 ? fields[6] : "")
    }

    static func lines(_ fixture: String) -> [[String]] {
        String(decoding: TwilioVector.fixture(fixture), as: UTF8.self).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    }

    var testDescription: String { "\(text) in \(country ?? "the world")" }
}
