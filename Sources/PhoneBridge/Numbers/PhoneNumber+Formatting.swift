extension PhoneNumber {
    /// As it is written in its own country: "030 123456".
    public var nationalFormat: String { formatted(\.national) ?? nationalNumber }

    /// As it is written for the world: "+49 30 123456".
    public var internationalFormat: String {
        "+\(countryCode) \(formatted(\.international) ?? nationalNumber)"
    }

    private func formatted(_ template: KeyPath<NumberFormat, NumberTemplate?>) -> String? {
        for format in NumberPlans.plans(of: countryCode).first?.formats ?? [] {
            guard let template = format[keyPath: template] else { continue }
            if let groups = format.groups(of: nationalNumber) { return template.text(of: groups) }
        }
        return nil
    }
}

extension PhoneNumber: CustomStringConvertible {
    /// Its last two digits: a number is personal, and descriptions end in logs.
    public var description: String { "+\(countryCode)…\(nationalNumber.suffix(2))" }
}
