import ArgumentParser
import EchoServing
import Foundation

/// Runs the offline assistant's server alone, for other clients.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Run only the offline assistant's server, for other clients.",
        discussion: """
            Serves OpenAI's Realtime, Live and REST APIs on 127.0.0.1 and prints its address and token.
            """)

    @Option(
        help: ArgumentHelp(
            "The address to listen at; any but 127.0.0.1, the default, needs ECHO_SERVE_TOKEN.",
            valueName: "address"))
    var host = ServeOptions.loopback

    @Option(help: ArgumentHelp("The port to listen on; 0 picks a free one.", valueName: "number"))
    var port = 0

    @Option(
        help: ArgumentHelp(
            "The bearer token of clients (default: ECHO_SERVE_TOKEN, or a random one).", valueName: "text"))
    var token: String?

    @Option(
        help: ArgumentHelp("The settings file to read instead of the default.", valueName: "file"),
        completion: .file(extensions: ["toml"]))
    var config: String?

    @OptionGroup var tls: TLSArguments

    @Option(
        help: ArgumentHelp(
            "What thinks, listens and speaks: auto, built-in, or brain=ADDRESS,ears=auto (default: see [local]).",
            valueName: "parts"))
    var parts: String?

    @Option(
        help: ArgumentHelp(
            "The most sessions open at once; one more is refused (default: as many as the machine can bear).",
            valueName: "number"))
    var sessions: Int?

    @Option(
        help: ArgumentHelp(
            "The most requests a second from one address; more are answered with 429 (default: no limit).",
            valueName: "number"))
    var rate: Int?

    func validate() throws {
        _ = try tls.identity()?.check()
        _ = try CommandLineValue.port(port, named: "--port")
        _ = try CommandLineValue.word(token, named: "--token")
        _ = try CommandLineValue.word(host, named: "--host")
        // A token that is made anew each time is of no use to others.
        if host != ServeOptions.loopback, token ?? Self.environmentToken == nil {
            throw ValidationError("--host \(host) lets others in: set ECHO_SERVE_TOKEN, the token they have to send.")
        }
        if let sessions, sessions < 1 { throw ValidationError("--sessions must be at least 1.") }
        _ = try partWords()
        if let rate, rate < 1 { throw ValidationError("--rate must be at least 1.") }
    }

    func run() async throws {
        let file = try CommandLineValue.existingFile(config, named: "--config") ?? Paths.ofThisProcess.configFile
        throw try await CompositionRoot.serve(configFile: file, try options())
    }

    func options() throws -> ServeOptions {
        ServeOptions(
            host: host, port: port, token: token ?? Self.environmentToken, identity: try tls.identity(),
            parts: try partWords(),
            sessions: sessions,
            // What a client may ask in a second, it may ask at once.
            rate: rate.map { RequestRate(perSecond: Double($0), burst: Double($0), countsLoopback: true) })
    }

    /// Options can be read by everybody on the machine, the environment cannot.
    private static var environmentToken: String? {
        ProcessInfo.processInfo.environment["ECHO_SERVE_TOKEN"].flatMap { $0.isEmpty ? nil : $0 }
    }

    private func partWords() throws -> PartWords {
        guard let parts else { return PartWords() }
        guard let words = PartWords(parts) else {
            throw ValidationError("--parts must be auto, built-in, or such as brain=http://127.0.0.1:8080,ears=auto.")
        }
        return words
    }
}
