/// A number as it is typed on a dial pad: what is shown is always what was typed, with gaps and brackets where they
/// belong as far as the number is known.
public struct TypedNumber: Sendable, Hashable {
    public static let longest = NumberReading.longest

    /// From where it is called, as two letters.
    public let country: String?
    /// Digits, "*", "#", and a "+" in front.
    public private(set) var keys = ""

    public init(_ text: String = "", country: String? = nil) {
        self.country = country
        for character in text { type(character) }
    }

    /// A key; what is on no dial pad, and what is too much, is left out.
    public mutating func type(_ character: Character) {
        let isKey = "0123456789*#".contains(character) || (character == "+" && keys.isEmpty)
        if isKey, keys.count < Self.longest { keys.append(character) }
    }

    public mutating func removeLast() { _ = keys.popLast() }

    /// Nil as long as it is none.
    public var number: PhoneNumber? { try? PhoneNumber(keys, in: country) }

    /// What is shown.
    public var text: String {
        guard !keys.contains("*"), !keys.contains("#") else { return keys }
        if keys.hasPrefix("+") { return international(keys.dropFirst(), after: "+") }
        guard let plan = country.flatMap(NumberPlans.plan) else { return keys }
        if let rest = PhoneNumber.withoutInternationalPrefix(keys, of: plan), !rest.isEmpty {
            return international(rest[...], after: keys.dropLast(rest.count) + " ")
        }
        return national(plan)
    }

    private func international(_ digits: Substring, after prefix: String) -> String {
        guard let code = NumberPlans.code(startOf: String(digits)) else { return prefix + digits }
        let rest = String(digits.dropFirst(String(code).count))
        guard !rest.isEmpty else { return prefix + digits }
        return prefix + "\(code) " + (written(rest, of: code, \.international) ?? rest)
    }

    private func national(_ plan: NumberPlan) -> String {
        if let whole = number?.nationalFormat, whole.filter(\.isNumber) == keys { return whole }
        guard let code = NumberPlans.code(of: plan.region) else { return keys }
        guard let prefix = plan.nationalPrefix, keys.hasPrefix(prefix) else {
            return written(keys, of: code, \.international) ?? keys
        }
        let rest = String(keys.dropFirst(prefix.count))
        if let text = written(rest, of: code, \.national, expecting: keys) { return text }
        return written(rest, of: code, \.international).map { prefix + " " + $0 } ?? keys
    }

    /// In the first way in which such a number may be written that shows every digit, and no other.
    private func written(
        _ digits: String, of code: Int, _ template: KeyPath<NumberFormat, NumberTemplate?>, expecting: String? = nil
    ) -> String? {
        let formats = NumberPlans.plans(of: code).first?.formats ?? []
        return formats.lazy.filter { $0.isPossible(for: digits) }
            .compactMap { $0[keyPath: template]?.text(filledWith: digits, widths: $0.widths) }
            .first { $0.filter(\.isNumber) == expecting ?? digits }
    }
}
