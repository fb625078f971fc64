/// A number to dial: one of the world, or one that only a network knows.
public enum DialedNumber: Sendable, Hashable {
    case number(PhoneNumber)
    case emergency(String)
    case short(String)

    /// - Parameter country: from where it is called, as two letters.
    public init(_ text: String, in country: String? = nil) throws(PhoneNumberError) {
        let reading = try NumberReading(text)
        let plan = ShortPlan.plan(of: country ?? "")
        // Also with a country code: nobody gives out such a number, and some networks connect it.
        let digits = reading.hasPlus ? Self.withoutCode(reading.digits) : reading.digits
        if plan.isEmergency(digits) || (reading.hasPlus && Self.isEmergencyAbroad(reading.digits)) {
            self = .emergency(digits)
            return
        }
        do throws(PhoneNumberError) {
            self = .number(try PhoneNumber(text, in: country))
        } catch {
            if !reading.hasPlus, plan.beginsAsEmergency(digits) {
                self = .emergency(digits)
            } else if !reading.hasPlus, plan.isCode(digits) {
                self = .short(digits)
            } else {
                throw error
            }
        }
    }

    public var kind: NumberKind {
        switch self {
        case .number(let number): number.kind
        case .emergency: .emergency
        case .short: .shortCode
        }
    }

    /// As it is dialled.
    public var digits: String {
        switch self {
        case .number(let number): number.e164
        case .emergency(let digits), .short(let digits): digits
        }
    }

    private static func withoutCode(_ digits: String) -> String {
        String(digits.dropFirst(NumberPlans.code(startOf: digits).map { String($0).count } ?? 0))
    }

    private static func isEmergencyAbroad(_ digits: String) -> Bool {
        guard let code = NumberPlans.code(startOf: digits) else { return false }
        return NumberPlans.plans(of: code).contains { ShortPlan.plan(of: $0.region).isEmergency(withoutCode(digits)) }
    }
}
