/// Numbers that earn somebody money when a stolen line calls them, for a line that is at home in the United States.
enum TollFraud {
    static let attempts: [(String, String)] = [
        ("+870773111632", "satellites"), ("+881612345678", "satellites"), ("+8821612345678", "satellites"),
        ("+883510001234567", "satellites"), ("+5352012345", "Calls to CU"), ("+252615123456", "Calls to SO"),
        ("+2250102030405", "Calls to CI"), ("+18765551234", "Calls to JM"), ("+14165550123", "Calls to CA"),
        ("+447012345678", "Premium rate"), ("+19005551234", "Premium rate"),
    ]
}
