extension PhoneNumber {
    /// The country code, and the number without any prefix.
    static func split(
        _ reading: NumberReading, in plan: NumberPlan?
    ) throws(PhoneNumberError) -> (code: Int, number: String) {
        let digits = reading.digits
        if reading.hasPlus { return try split(international: digits) }
        guard let plan else { throw .countryMissing }
        if let rest = withoutInternationalPrefix(digits, of: plan) { return try split(international: rest) }
        guard let code = NumberPlans.code(of: plan.region) else { throw .countryUnknown }
        if let rest = withoutCountryCode(digits, code: code, of: plan) { return (code, rest) }
        return (code, stripped(digits, of: plan))
    }

    private static func split(international digits: String) throws(PhoneNumberError) -> (code: Int, number: String) {
        guard let code = NumberPlans.code(startOf: digits) else {
            throw digits.count < 3 ? .tooShort : .countryUnknown
        }
        let number = String(digits.dropFirst(String(code).count))
        // A zero in brackets, "+49 (0)30", is not dialled from abroad.
        return (code, NumberPlans.plans(of: code).first.map { stripped(number, of: $0) } ?? number)
    }

    private static func stripped(_ digits: String, of plan: NumberPlan) -> String {
        let rest = plan.strippingNationalPrefix(of: digits)
        return plan.isPossible(rest) ? rest : digits
    }

    /// No country code begins with a zero.
    static func withoutInternationalPrefix(_ digits: String, of plan: NumberPlan) -> String? {
        guard let (length, _) = plan.internationalPrefix?.start(of: digits), length > 0 else { return nil }
        let rest = digits.dropFirst(length)
        return rest.first == "0" ? nil : String(rest)
    }

    /// Somebody may leave the plus out: then it is no number as it stands, but one without the country code.
    private static func withoutCountryCode(_ digits: String, code: Int, of plan: NumberPlan) -> String? {
        guard digits.hasPrefix(String(code)), let general = plan.general?.pattern else { return nil }
        let rest = plan.strippingNationalPrefix(of: String(digits.dropFirst(String(code).count)))
        let isBetter = !general.matchesAll(of: digits) && general.matchesAll(of: rest)
        return isBetter || plan.isTooLong(digits) ? stripped(rest, of: plan) : nil
    }
}
