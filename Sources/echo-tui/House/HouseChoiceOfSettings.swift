import EchoPresentation
import House

/// The house that the settings name.
enum HouseChoiceOfSettings {
    static func house(_ preferences: Preferences) -> any HouseProtocol {
        let word: String? = if case .word(let word)? = preferences.values[.houseKind] { word } else { nil }
        switch word.flatMap(HouseKind.init) ?? .builtIn {
        case .builtIn: return Flat()
        case .homeAssistant, .off: return AbsentHouse()
        }
    }
}
