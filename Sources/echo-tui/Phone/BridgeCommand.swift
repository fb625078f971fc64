import ArgumentParser
import EchoApp
import EchoScreen
import EchoServing
import Foundation
import Phone
import PhoneBridge

extension LogFormat: ExpressibleByArgument {}

/// Answers and places telephone calls, without a screen.
struct BridgeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bridge",
        abstract: "Answer and place telephone calls through Twilio, or answer those of Asterisk.",
        discussion: """
            Needs TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN in the environment (or the token as the stored key \
            “twilio”), and an address at which Twilio can reach this machine. Nobody may call until [phone] allow in \
            config.toml, or --allow, says who. DATABASE_URL, such as postgresql://user:password@db.example.com/calls, \
            keeps calls in PostgreSQL; without it they are in an encrypted file on this machine. With \
            ECHO_ASTERISK_PASSWORD, it answers Asterisk's WebSocket channel at /asterisk, which needs no Twilio \
            account; with OPENAI_WEBHOOK_SECRET, it answers calls to OpenAI's own SIP line at /openai/incoming. \
            S3_BUCKET_NAME copies recordings, encrypted, to an S3-compatible store. See echo-tui help bridge.
            """,
        subcommands: [BridgeCheckCommand.self, BridgeUsersCommand.self])

    @OptionGroup var server: ServerArguments

    @Option(
        help: ArgumentHelp(
            "The port to listen on; 0 picks a free one. By default PORT from the environment, or 3000.",
            valueName: "number"))
    var port: Int?

    @Option(help: ArgumentHelp("The address to listen at; 0.0.0.0 for every network.", valueName: "address"))
    var host = "127.0.0.1"

    @OptionGroup var address: PublicAddressArguments

    @Option(
        help: ArgumentHelp(
            "Let web pages from this host in, such as app.example.com; can be repeated. Others are refused.",
            valueName: "host"))
    var allowOrigin: [String] = []

    @OptionGroup var tls: TLSArguments

    @Option(help: ArgumentHelp("The format of lines: text, or json with time, level and call.", valueName: "format"))
    var log = LogFormat.text

    @Option(
        help: ArgumentHelp(
            "Say this in the line's own voice at the beginning of each call that is placed.", valueName: "text"))
    var announce: String?

    @OptionGroup var callers: CallerArguments

    @OptionGroup var remembering: RememberingArguments

    func validate() throws {
        _ = try listeningPort()
        _ = try tls.identity()?.check()
        _ = try address.origin()
        guard announce?.allSatisfy(\.isWhitespace) != true else {
            throw ValidationError("--announce needs words to say, such as \"This is a call of Example Ltd.\"")
        }
    }

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        try Self.check(environment)
        let office = PhoneAssistant.office
        office.log.use(log)
        let assistant = try PhoneAssistant(server, environment: environment)
        let token = BearerToken.bridge(environment) ?? .random()
        var bridge = BridgeConfiguration(token: token)
        let port = try listeningPort()
        (bridge.host, bridge.port, bridge.publicURL) = (host, port, try address.origin())
        bridge.identity = try tls.identity()
        bridge.onIdentity = { office.warn(ofCertificate: $0) }
        bridge.origins = Set(allowOrigin)
        bridge.proxies = office.proxies(assistant.phone)
        bridge.limitRequests(by: assistant.phone)
        bridge.account = try await TwilioAccount.opened(
            environment, storedToken: ProgramKeys.ofThisProcess.api.twilioToken)
        bridge.asterisk = .asterisk(environment)
        bridge.openAI = try .openAI(environment)
        bridge.version = Version.current
        let policy = office.policy(assistant.phone, allowing: callers.allow).ofLine(bridge.account?.number)
        let calls = policy.limits.callsAtOnce
        CallThreadCount.settle(forCalls: calls)
        if let room = OpenFiles.makeRoom(forCalls: calls) { office.warn(OpenFiles.warning(calls, room: room)) }
        let name = "\(ProcessInfo.processInfo.hostName):\(port)"
        let history = assistant.history(isOff: remembering.isOff)
        try await RunningBridge(
            bridge, printsToken: BearerToken.bridge(environment) == nil,
            desk: try await .opened(environment, instance: name, history: history, announcement: announce)
        ).run(assistant.calls, policy)
    }

    /// Here and not before: `bridge check` says what is missing by itself.
    private static func check(_ environment: [String: String]) throws {
        let hasWebhook = environment["OPENAI_WEBHOOK_SECRET"]?.isEmpty == false
        guard TwilioAccount.isNamed(environment) || BearerToken.asterisk(environment) != nil || hasWebhook else {
            throw ValidationError(
                "Set TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN, or ECHO_ASTERISK_PASSWORD for Asterisk, or "
                    + "OPENAI_WEBHOOK_SECRET for OpenAI's own line; or try it without: echo-tui phone simulate.")
        }
    }

    private func listeningPort() throws -> Int { try CommandLineValue.servicePort(port, named: "--port") ?? 3000 }
}
