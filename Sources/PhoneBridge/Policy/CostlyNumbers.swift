/// Numbers that look like others of their country, and cost what premium rate does: personal numbers that are passed on, at the
/// price of whoever holds them.
enum CostlyNumbers {
    private static let beginnings = ["+4470"]

    static func contains(_ number: PhoneNumber) -> Bool {
        number.kind == .premiumRate || beginnings.contains { number.e164.hasPrefix($0) }
    }
}
