import EchoPresentation
import EchoText

/// Why there is no house to see, and what to do about it.
enum HouseProblemWording {
    static func text(_ error: HouseError) -> Wording {
        switch error {
        case .noAddress(let found) where found.isEmpty:
            "Where the house is, is not known: /house-address home.local says it, from the next start on."
        case .noAddress(let found):
            """
            On this network there is \(HouseLine.text(found.prefix(3).joined(separator: ", "))). Is it yours? Then say \
            /house-address with its address, and start again.
            """
        case .misconfigured(let setting):
            "The setting \(setting) cannot be meant so: /\(setting) says what it takes. Nothing was sent."
        case .unreachable(let address):
            "Nobody answers at \(HouseLine.text(address)). It is tried again by itself; check the address and the network."
        case .starting: "The house is just starting. This goes on by itself."
        case .tokenRefused: "The house does not take the token. Give it a new one: echo-tui key set home-assistant."
        case .certificateRefused(let fingerprint):
            "The house shows another certificate: \(HouseLine.text(fingerprint)). Nothing was sent to it."
        case .protocolBroken: "What answers there does not speak as a house does. Check the address."
        case .noSuchDevice, .unavailable, .unsupported, .refused, .notAllowed, .noAnswer:
            "The house did not answer as expected. It is tried again by itself."
        }
    }
}
