extension Echo {
    /// Talks where a process's environment says: `Echo(environment: ProcessInfo.processInfo.environment)`.
    ///
    /// Nothing is checked yet: a key that is missing, or an address that is none, is told when something is started or
    /// asked.
    ///
    /// - Parameters:
    ///   - environment: `OPENAI_API_KEY` is the key, `OPENAI_BASE_URL` names another server than OpenAI's, proxies and
    ///     authorities are those of ``NetworkEnvironment``, and ``HTTPTimeouts`` names its own. What is empty counts as not there.
    ///   - microphone: without one, text can still be sent.
    ///   - loudspeaker: without one, answers are read instead of heard.
    public convenience init(
        environment: [String: String], microphone: (any AudioCaptureProtocol)? = nil,
        loudspeaker: (any AudioPlaybackProtocol)? = nil
    ) {
        var configuration = EchoConfiguration()
        if let address = environment["OPENAI_BASE_URL"], !address.isEmpty { configuration.baseURL = address }
        configuration.adopt(environment: environment)
        self.init(
            key: environment["OPENAI_API_KEY"], configuration: configuration, microphone: microphone,
            loudspeaker: loudspeaker)
    }
}

extension EchoConfiguration {
    /// Takes proxies, trusted authorities and the limits of waiting from a process's environment.
    public mutating func adopt(environment: [String: String]) {
        network = NetworkEnvironment(environment)
        httpTimeouts = HTTPTimeouts(environment: environment)
    }
}
