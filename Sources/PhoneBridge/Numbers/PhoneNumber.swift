/// A telephone number that a country has given out or may give out: what is none cannot be made.
///
/// The plans of the world are libphonenumber's metadata; who follows its rules finds what people there expect.
public struct PhoneNumber: Sendable, Hashable {
    public let countryCode: Int
    /// Without any prefix; it may begin with a zero, as in Italy.
    public let nationalNumber: String
    /// "DE"; nil when it belongs to no country, such as +800.
    public let country: String?
    public let kind: NumberKind

    /// Reads what people type: "+49 30 123456", "0049 (30) 12 34 56", or "030 / 123456" with a country.
    ///
    /// - Parameter country: from where it is called, as two letters; nil: only numbers with a country code.
    public init(_ text: String, in country: String? = nil) throws(PhoneNumberError) {
        let reading = try NumberReading(text)
        let (code, number) = try Self.split(reading, in: country.flatMap(NumberPlans.plan))
        try self.init(code: code, number: number)
    }

    /// Reads "+" and digits, nothing else.
    public init(e164 text: String) throws(PhoneNumberError) {
        let digits = text.dropFirst()
        guard text.first == "+", digits.utf8.allSatisfy({ (48...57).contains($0) }) else { throw .unreadable }
        try self.init(text)
        guard e164 == text else { throw .notAssigned }
    }

    private init(code: Int, number: String) throws(PhoneNumberError) {
        guard number.count >= 2 else { throw .tooShort }
        let plans = NumberPlans.plans(of: code)
        guard let main = plans.first else { throw .countryUnknown }
        let home = plans.count == 1 ? main : plans.first { Self.isNumber(number, of: $0) }
        let kind = home?.kind(of: number) ?? .unknown
        guard let home, kind != .unknown else { throw Self.reason(number, in: main) }
        countryCode = code
        nationalNumber = number
        country = home.region == "001" ? nil : home.region
        self.kind = kind
    }

    /// "+4930123456".
    public var e164: String { "+\(countryCode)\(nationalNumber)" }

    private static func isNumber(_ number: String, of plan: NumberPlan) -> Bool {
        plan.leadingDigits?.matchesStart(of: number) ?? (plan.kind(of: number) != .unknown)
    }

    private static func reason(_ number: String, in plan: NumberPlan) -> PhoneNumberError {
        if plan.isTooLong(number) { return .tooLong }
        return number.count < plan.general?.lengths.first ?? 0 ? .tooShort : .notAssigned
    }
}
