import Echo
import EchoScreen
import EchoStore
import Foundation
import House
import HouseAdapters

/// The house that the settings name.
enum HouseChoiceOfSettings {
    static func kind(_ preferences: Preferences) -> HouseKind {
        word(.houseKind, preferences).flatMap(HouseKind.init) ?? .off
    }

    /// Of the program that speaks for the house; nil where none is named.
    static func command(_ preferences: Preferences) -> HouseProgramCommand? {
        word(.houseProgram, preferences).flatMap(HouseProgramCommand.init)
    }

    static func house(_ preferences: Preferences) -> any HouseProtocol {
        switch kind(preferences) {
        case .off: return AbsentHouse()
        case .demonstration: return Flat()
        case .homeAssistant:
            // Beside it, what a program of somebody's own adds, and other houses.
            let parts = command(preferences).map { [ProgramHouse(command: $0.program, arguments: $0.arguments)] } ?? []
            guard let others = NamedHomeAssistant.all(in: word(.houseOthers, preferences) ?? "") else {
                return UnfitHouse(.misconfigured(setting: "house-others"))
            }
            let first = homeAssistant(preferences)
            if parts.isEmpty, others.isEmpty { return first }
            return JoinedHouse(first, with: parts, and: others.map { ($0.name, homeAssistant($0, preferences)) })
        case .program:
            guard let command = command(preferences) else {
                return UnfitHouse(.misconfigured(setting: "house-program"))
            }
            return ProgramHouse(command: command.program, arguments: command.arguments)
        }
    }

    /// Where the house is that can be signed in to, and the key that is its token.
    ///
    /// - Parameter name: of another house; nil for the first.
    static func place(
        of name: String?, _ preferences: Preferences
    ) -> (address: HomeAssistantAddress, key: APIKeyName)? {
        guard let name else {
            guard let keyName, let address = word(.houseAddress, preferences).flatMap(HomeAssistantAddress.init) else {
                return nil
            }
            return (address, keyName)
        }
        let others = NamedHomeAssistant.all(in: word(.houseOthers, preferences) ?? "") ?? []
        return others.first { $0.name == name.lowercased() }.flatMap { house in
            APIKeyName(house.keyName).map { (house.address, $0) }
        }
    }

    /// A certificate that cannot be read is not the same as none.
    private static func homeAssistant(_ preferences: Preferences) -> any HouseProtocol {
        let address = word(.houseAddress, preferences).flatMap(HomeAssistantAddress.init)
        let certificate = word(.houseCertificate, preferences)
        let pin = certificate.flatMap(CertificateFingerprint.init)
        if certificate != nil, pin == nil { return UnfitHouse(.misconfigured(setting: "house-certificate")) }
        // Where nothing is encrypted nobody shows a certificate.
        if pin != nil, address?.isEncrypted == false { return UnfitHouse(.misconfigured(setting: "house-address")) }
        return homeAssistant(address, pin, key: keyName, preferences)
    }

    private static func homeAssistant(_ house: NamedHomeAssistant, _ preferences: Preferences) -> ConfiguredHouse {
        homeAssistant(house.address, house.certificate, key: APIKeyName(house.keyName), preferences)
    }

    /// - Parameter name: of the key that is its token.
    private static func homeAssistant(
        _ address: HomeAssistantAddress?, _ pin: CertificateFingerprint?, key name: APIKeyName?,
        _ preferences: Preferences
    ) -> ConfiguredHouse {
        let network = NetworkEnvironment(ProcessInfo.processInfo.environment)
        let tokens = address.map { HomeAssistantTokens($0, http: HTTPTransport(network: network)) }
        return ConfiguredHouse(
            address: address, certificate: pin, network: network,
            also: HomeAssistantExposure(word(.houseAlso, preferences) ?? ""),
            token: {
                guard let name, let kept = try? await ProgramKeys.ofThisProcess.api.key(name) else {
                    return nil
                }
                guard let grant = HomeAssistantGrant(stored: kept.reveal()) else {
                    return HomeAssistantToken(kept.reveal())
                }
                return await tokens?.token(for: grant)
            })
    }

    /// Of Home Assistant's token, as `echo-tui key set` takes it.
    static let keyName = APIKeyName("home-assistant")

    private static func word(_ id: SettingID, _ preferences: Preferences) -> String? {
        if case .word(let word)? = preferences.values[id], !word.isEmpty { word } else { nil }
    }
}
