import House

/// The words of kinds, abilities and modes in the lines of a program: small letters, parted by underscores.
enum HouseProgramWords {
    static let kinds = table(DeviceKind.allCases)
    static let abilities = table(DeviceAbility.allCases)
    static let modes = table(ClimateMode.allCases)

    /// "washingMachine" is "washing_machine".
    static func word(_ value: some RawRepresentable<String>) -> String {
        var word = ""
        for letter in value.rawValue {
            if letter.isUppercase { word.append("_") }
            word += letter.lowercased()
        }
        return word
    }

    private static func table<Value: RawRepresentable<String>>(_ values: [Value]) -> [String: Value] {
        Dictionary(values.map { (word($0), $0) }) { first, _ in first }
    }
}
