import PhoneBridge

extension BridgeConfiguration {
    /// What keeps real calls away: Twilio connects its media streams by wss:// alone. Nil where nothing does.
    var warning: String? {
        guard let account, account.restURL == TwilioAccount(sid: "", authToken: "").restURL else { return nil }
        guard let publicURL else {
            return """
                Twilio cannot reach this machine yet: set its public address in ECHO_PUBLIC_URL, such as \
                https://bridge.example.com.
                """
        }
        guard !publicURL.hasPrefix("https://") else { return nil }
        return "Twilio refuses media streams that are not encrypted: \(publicURL) must begin with https://."
    }
}

extension BridgeListeningError {
    /// - Parameter advice: what to do about a port that is taken.
    func sentence(advice: String) -> String {
        switch self {
        case .portInUse(let port): "TCP port \(port) is in use. \(advice)"
        case .addressUnusable(let host): "This program cannot listen at \(host)."
        }
    }
}
