import ArgumentParser
import EchoScreen
import EchoServing
import Phone
import PhoneBridge

/// Where a line without a bridge of its own can be asked.
struct LineAPIArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Also serve the API, /healthz, /readyz and /metrics at this TCP port; 0 picks a free one. By default PORT "
                + "from the environment, else nowhere.",
            valueName: "number"))
    var httpPort: Int?

    @Option(
        help: ArgumentHelp("The address to serve them at; 0.0.0.0 for every network.", valueName: "address"))
    var httpHost = "127.0.0.1"

    @Option(
        help: ArgumentHelp(
            "Let web pages from this host in, such as app.example.com; can be repeated. Others are refused.",
            valueName: "host"))
    var allowOrigin: [String] = []

    @Option(help: ArgumentHelp("The format of lines: text, or json with time, level and call.", valueName: "format"))
    var log = LogFormat.text

    /// Nil where nothing is served.
    func port() throws -> Int? { try CommandLineValue.servicePort(httpPort, named: "--http-port") }

    /// Nil where nothing is served.
    func configuration(
        token: BearerToken, identity: TLSIdentity?, _ phone: PhonePreferences
    ) throws -> BridgeConfiguration? {
        guard let port = try port() else { return nil }
        var bridge = BridgeConfiguration(token: token)
        (bridge.host, bridge.port, bridge.identity) = (httpHost, port, identity)
        bridge.proxies = PhoneAssistant.office.proxies(phone)
        bridge.limitRequests(by: phone)
        bridge.onIdentity = { PhoneAssistant.office.warn(ofCertificate: $0) }
        (bridge.origins, bridge.version) = (Set(allowOrigin), Version.current)
        return bridge
    }
}
