import ArgumentParser
import EchoApp
import EchoScreen
import EchoServing
import Foundation
import Phone
import PhoneBridge

/// Answers calls of any SIP telephone, without Twilio.
struct PhoneListenCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "listen", abstract: "Answer calls of SIP telephones: a softphone, a PBX or a FRITZ!Box.",
        discussion: """
            A softphone calls sip:echo@ and this machine's address. With --register, echo-tui is a telephone of a PBX; \
            its password is read from SIP_PASSWORD. A caller is identified by a password in SIP_CALLERS \
            (anna=secret,bob=other; [phone] allow then lists sip:anna), or by the PBX or a machine in [phone] \
            sip_trusted; all other numbers count as withheld. With --http-port it serves the same API as echo-tui \
            bridge; DATABASE_URL and S3_BUCKET_NAME work as they do there.
            """)

    @OptionGroup var server: ServerArguments

    @Option(
        help: ArgumentHelp(
            "The port to listen on, UDP and TCP; 0 picks a free one. By default the one in the settings, or 5060.",
            valueName: "number"))
    var port: Int?

    @Option(
        help: ArgumentHelp(
            "The address to listen at; telephones must reach it. 0.0.0.0 for every network, :: for those of IPv6, too.",
            valueName: "address"))
    var host = "127.0.0.1"

    @Option(
        help: ArgumentHelp(
            "The address to tell telephones, where a router or a cloud has another one for this machine.",
            valueName: "address"))
    var publicAddress: String?

    @Option(help: ArgumentHelp("Register at this PBX, such as sip:user@fritz.box.", valueName: "address"))
    var register: String?

    @Flag(
        help: ArgumentHelp(
            "Accept sound only from the address that a telephone names in its call, not from where its messages come."))
    var strictMedia = false

    @OptionGroup var tls: TLSArguments

    @Option(help: ArgumentHelp("The port for telephones that connect over TLS.", valueName: "number"))
    var tlsPort = 5061

    @OptionGroup var api: LineAPIArguments

    @Option(
        help: ArgumentHelp(
            "Say this in the line's own voice at the beginning of each call that is placed.", valueName: "text"))
    var announce: String?

    @OptionGroup var callers: CallerArguments

    @OptionGroup var remembering: RememberingArguments

    func validate() throws {
        if let port { _ = try CommandLineValue.port(port, named: "--port") }
        _ = try CommandLineValue.port(tlsPort, named: "--tls-port")
        _ = try tls.identity()?.check()
        _ = try api.port()
        guard announce?.allSatisfy(\.isWhitespace) != true else {
            throw ValidationError("--announce needs words to say, such as \"This is a call of Example Ltd.\"")
        }
        if let publicAddress, !SIPSettings.canAnnounce(publicAddress) {
            throw ValidationError("--public-address must be an address such as 203.0.113.5.")
        }
    }

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        PhoneAssistant.office.log.use(api.log)
        let assistant = try PhoneAssistant(server, environment: environment)
        let office = PhoneAssistant.office
        let policy = office.policy(assistant.phone, allowing: callers.allow)
        CallThreadCount.settle(forCalls: policy.limits.callsAtOnce)
        let port = port ?? assistant.phone.sipPort
        let token = BearerToken.bridge(environment)
        let bridge = try api.configuration(
            token: token ?? .random(), identity: try tls.identity(), assistant.phone)
        let history = assistant.history(isOff: remembering.isOff)
        let name = "\(ProcessInfo.processInfo.hostName):sip:\(port)"
        var listening = SIPListening(
            host: host, port: port,
            desk: try await .opened(environment, instance: name, history: history, announcement: announce))
        listening.register(at: register, password: environment["SIP_PASSWORD"] ?? "")
        listening.useTLS(try tls.identity(), port: tlsPort)
        listening.serve(bridge, printsToken: token == nil)
        (listening.publicAddress, listening.isStrict) = (publicAddress, strictMedia)
        try await listening.run(assistant.calls, policy)
    }
}
