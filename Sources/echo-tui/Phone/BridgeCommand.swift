import ArgumentParser
import EchoApp
import EchoServing
import Foundation
import PhoneBridge

/// Answers and places telephone calls, without a screen.
struct BridgeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bridge",
        abstract: "Answer and place telephone calls through Twilio, or answer those of Asterisk.",
        discussion: """
            Needs TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN in the environment, and an address under which Twilio reaches \
            this machine. Nobody may call until [phone] allow in config.toml, or --allow, says who. DATABASE_URL, such as \
            postgresql://user:password@db.example.com/calls, keeps calls in PostgreSQL; without it they are those of the \
            history. With ECHO_ASTERISK_PASSWORD, Asterisk's WebSocket channel is answered at /asterisk, which \
            needs no account with Twilio. S3_BUCKET_NAME copies recordings, encrypted, to an S3-compatible store.
            """)

    @OptionGroup var server: ServerArguments

    @Option(help: ArgumentHelp("The port to listen on; 0 picks a free one.", valueName: "number"))
    var port = 3000

    @Option(help: ArgumentHelp("The address to listen at; 0.0.0.0 for every network.", valueName: "address"))
    var host = "127.0.0.1"

    @Option(
        help: ArgumentHelp(
            "How Twilio reaches this machine, such as https://bridge.example.com; what proxies and tunnels made of it.",
            valueName: "address"))
    var publicUrl: String?

    @Option(
        help: ArgumentHelp(
            "Let web pages of this host in, such as app.example.com; more than once. Others are refused.",
            valueName: "host"))
    var allowOrigin: [String] = []

    @OptionGroup var callers: CallerArguments

    @OptionGroup var remembering: RememberingArguments

    func validate() throws {
        _ = try CommandLineValue.port(port, named: "--port")
        _ = try origin()
        let environment = ProcessInfo.processInfo.environment
        guard TwilioAccount(environment: environment) != nil || BearerToken.asterisk(environment) != nil else {
            throw ValidationError(
                "Set TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN, or ECHO_ASTERISK_PASSWORD for Asterisk; or try it "
                    + "without either: echo-tui phone simulate.")
        }
    }

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        let assistant = try PhoneAssistant(server, environment: environment)
        let token = environment["ECHO_BRIDGE_TOKEN"].flatMap { $0.isEmpty ? nil : BearerToken($0) } ?? .random()
        var bridge = BridgeConfiguration(token: token)
        (bridge.host, bridge.port, bridge.publicURL) = (host, port, try origin())
        bridge.origins = Set(allowOrigin)
        let (proxies, problems) = TrustedProxies.reading(assistant.phone.proxies)
        for problem in problems { PhoneOffice.warn(problem) }
        bridge.proxies = proxies
        bridge.account = TwilioAccount(environment: environment)
        bridge.asterisk = .asterisk(environment)
        bridge.version = Version.current
        let policy = PhoneOffice.policy(assistant.phone, allowing: callers.allow).ofLine(bridge.account?.number)
        CallThreadCount.settle(forCalls: policy.limits.callsAtOnce)
        let name = "\(ProcessInfo.processInfo.hostName):\(port)"
        let keeping = try CallKeeping.reading(environment, instance: name)
        let storage = try RecordingStorage.reading(environment)
        try await RunningBridge(
            configuration: bridge, printsToken: environment["ECHO_BRIDGE_TOKEN"] == nil, keeping: keeping,
            history: PhoneOffice.history(assistant, isOff: remembering.isOff), storage: storage
        ).run(assistant, policy)
    }

    private func origin() throws -> String? {
        let environment = ProcessInfo.processInfo.environment["ECHO_PUBLIC_URL"].flatMap { $0.isEmpty ? nil : $0 }
        guard let publicUrl = publicUrl ?? environment else { return nil }
        guard let parts = URLComponents(string: publicUrl), ["http", "https"].contains(parts.scheme),
            parts.host?.isEmpty == false, ["", "/"].contains(parts.path), parts.query == nil, parts.user == nil
        else {
            throw ValidationError(
                "--public-url and ECHO_PUBLIC_URL must be an address such as https://bridge.example.com.")
        }
        return publicUrl.hasSuffix("/") ? String(publicUrl.dropLast()) : publicUrl
    }
}
