import EchoScreen
import PhoneBridge

extension SIPSettings {
    /// Who is believed about who calls, as the settings and the environment say; what of it cannot be used is told, and is
    /// believed nothing.
    static func reading(
        _ phone: PhonePreferences, _ policy: CallPolicy, environment: [String: String]
    ) -> (settings: SIPSettings, problems: [String]) {
        var (settings, problems) = (SIPSettings(), [String]())
        settings.takesTCP = true
        settings.maximumCalls = policy.limits.callsAtOnce + SIPSettings.turnedAway
        for text in phone.sipTrusted {
            if let peer = SIPPeer(text) {
                settings.trusted.insert(peer)
            } else {
                problems.append(
                    "“\(text)” in [phone] sip_trusted is neither an address such as 192.168.178.1, nor a network, "
                        + "10.0.0.0/8 or fd00::/8, nor a name.")
            }
        }
        let callers = environment["SIP_CALLERS"] ?? ""
        let passwords = TwilioAccount.sharedKeys(callers)
        if !passwords.isEmpty {
            settings.callers = passwords
        } else if !callers.isEmpty {
            // Somebody wanted passwords: without one that can be proved nobody is let in by them.
            settings.callers = [:]
            problems.append("SIP_CALLERS must be names and passwords, such as anna=secret,bob=other.")
        }
        return (settings, problems)
    }

    /// Who is listed by a number, and cannot be known by it. Nil where somebody vouches for callers.
    func warning(_ policy: CallPolicy, isRegistered: Bool) -> String? {
        guard !isRegistered, callers == nil, trusted.isEmpty, policy.incoming.isOn,
            !policy.incoming.allowed.contains(.any)
        else { return nil }
        return """
            Nothing vouches for callers' numbers, so no number is let in: give telephones a password in SIP_CALLERS, or \
            name their exchange in [phone] sip_trusted.
            """
    }
}
