public import EchoScreen
import EchoText

/// Why there is no house to see, and what to do about it.
public enum HouseProblemWording {
    /// Its folder says nothing to people.
    private static func program(_ name: String) -> String { name.split(separator: "/").last.map(String.init) ?? name }

    /// In a few words, behind "the house cannot be reached"; nil where there is nothing to be done about it.
    static func brief(_ error: HouseError) -> String? {
        switch error {
        case .tokenMissing: "there is no token for it yet"
        case .tokenRefused: "it does not accept the token"
        // What there is to do says it.
        case .certificateRefused, .programBroken: nil
        case .noAddress: "its address is not known"
        case .misconfigured(let setting): "the setting \(setting) is not understood"
        case .programEnded(let name, _): "its program, \(HouseLine.text(program(name))), has ended"
        case .protocolBroken: "what answers there is not a house"
        case .starting: "it is just starting"
        default: nil
        }
    }

    /// What a person has to do before it can be reached again, in a sentence or a few; nil where it comes back by itself.
    static func remedy(_ error: HouseError) -> String? {
        switch error {
        case .tokenMissing: "A token brings it here: echo-tui key set home-assistant."
        case .tokenRefused: "A new token brings it back: echo-tui key set home-assistant."
        case .certificateRefused, .programBroken: text(error).text { "\($0)" }
        default: nil
        }
    }

    /// Why nothing can be asked of a house that was never here, and what to do about it.
    ///
    /// - Parameter error: nil where it has said nothing yet.
    static func neverSeen(_ error: HouseError?) -> String {
        guard let error else { return "The house cannot be reached: it has not answered yet." }
        let why = text(error).text { "\($0)" }
        return "The house cannot be reached: \(why.prefix(1).lowercased())\(why.dropFirst())"
    }

    public static func text(_ error: HouseError) -> Wording {
        switch error {
        case .noAddress(let found) where found.isEmpty:
            "The address of the house is not known: set it with /house-address home.local."
        case .noAddress(let found):
            """
            On this network there is \(HouseLine.text(found.prefix(3).joined(separator: ", "))). Is it yours? Then say \
            /house-address with its address.
            """
        case .misconfigured("house-certificate"):
            "house-certificate is not a SHA-256 fingerprint: it has 64 hexadecimal digits. Nothing was sent."
        case .misconfigured("house-address"):
            """
            house-address is not encrypted, so that no certificate can be checked: begin it with https://, or take \
            house-certificate back. Nothing was sent.
            """
        case .misconfigured("house-program"):
            "house-program names no program: set it with /house-program and a command line."
        case .misconfigured(let setting):
            "The setting \(setting) is not understood: /\(setting) says what it takes. Nothing was sent."
        case .unreachable(let address):
            "Nobody answers at \(HouseLine.text(address)). echo-tui keeps trying; check the address and the network."
        case .programEnded(let name, let reason):
            """
            The program of the house, \(HouseLine.text(program(name))), has ended\(reason.isEmpty ? "" : ": ")\
            \(HouseLine.text(reason, longest: 200).withoutEnd). echo-tui restarts it.
            """
        case .programBroken(let name, let reason):
            """
            The program of the house, \(HouseLine.text(program(name))), \
            \(HouseLine.text(reason, longest: 200).withoutEnd). It is not restarted; set another one with \
            /house-program and a command line.
            """
        case .starting: "The house is just starting. echo-tui keeps trying."
        case .tokenMissing:
            "There is no token yet. Store one that Home Assistant gave you: echo-tui key set home-assistant."
        case .tokenRefused: "The house does not accept the token. Store a new one: echo-tui key set home-assistant."
        case .certificateRefused(let fingerprint, isPinned: true):
            """
            The house shows another certificate than the one you have chosen: \(HouseLine.text(fingerprint, longest: 100)). \
            Where you have not changed it, somebody may stand between you and the house. Is it yours? Then say \
            /house-certificate with this number, and start again. Nothing was sent to it.
            """
        case .certificateRefused(let fingerprint, isPinned: false):
            """
            Nobody vouches for the certificate of the house: \
            \(HouseLine.text(fingerprint, longest: 100)). Is it yours? Then say /house-certificate with this number, and start \
            again. Nothing was sent to it.
            """
        case .protocolBroken: "The server there is not a house. Check the address."
        case .noSuchDevice, .unavailable, .unsupported, .refused, .declined, .notAllowed, .noAnswer:
            "The house did not answer as expected. echo-tui keeps trying."
        }
    }
}

extension String {
    /// Without the full stop at its end.
    fileprivate var withoutEnd: String {
        var text = self[...]
        while text.last == "." { text = text.dropLast() }
        return String(text)
    }
}
