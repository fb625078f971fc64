import EchoPresentation
import House
import HouseAdapters

/// The house that the settings name.
enum HouseChoiceOfSettings {
    static func house(_ preferences: Preferences) -> any HouseProtocol {
        switch word(.houseKind, preferences).flatMap(HouseKind.init) ?? .builtIn {
        case .builtIn: return Flat()
        case .off: return AbsentHouse()
        case .homeAssistant:
            let address = word(.houseAddress, preferences).flatMap(HomeAssistantAddress.init)
            return ConfiguredHouse(address: address, keys: ProgramKeys.ofThisProcess.api)
        }
    }

    private static func word(_ id: SettingID, _ preferences: Preferences) -> String? {
        if case .word(let word)? = preferences.values[id], !word.isEmpty { word } else { nil }
    }
}
