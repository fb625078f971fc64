import ArgumentParser
import EchoServing
import Foundation

/// Runs the offline assistant's server alone, for other clients.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Run only the offline assistant's server, for other clients.",
        discussion: "Serves the OpenAI Realtime API on 127.0.0.1 and prints its address and token.")

    @Option(help: ArgumentHelp("The port to listen on; 0 picks a free one.", valueName: "number"))
    var port = 0

    @Option(help: ArgumentHelp("The bearer token clients must send (default: a random one).", valueName: "text"))
    var token: String?

    @Option(
        help: ArgumentHelp("The settings file to read instead of the default.", valueName: "file"),
        completion: .file(extensions: ["toml"]))
    var config: String?

    @Option(
        help: ArgumentHelp("Serve over TLS with this certificate and its chain (PEM).", valueName: "file"),
        completion: .file())
    var tlsCert: String?

    @Option(help: ArgumentHelp("The private key of the certificate (PEM).", valueName: "file"), completion: .file())
    var tlsKey: String?

    @Option(
        help: ArgumentHelp(
            "How many requests a second one address may send; more are answered with 429 (default: any number).",
            valueName: "number"))
    var rate: Int?

    func validate() throws {
        _ = try identity()?.check()
        _ = try CommandLineValue.port(port, named: "--port")
        _ = try CommandLineValue.word(token, named: "--token")
        if let rate, rate < 1 { throw ValidationError("--rate must be at least 1.") }
    }

    func run() async throws {
        let file = try CommandLineValue.existingFile(config, named: "--config") ?? Paths.ofThisProcess.configFile
        throw try await CompositionRoot.serve(configFile: file, try options())
    }

    func options() throws -> ServeOptions {
        ServeOptions(
            port: port, token: token, identity: try identity(),
            // What a client may ask in a second, it may ask at once.
            rate: rate.map { RequestRate(perSecond: Double($0), burst: Double($0), countsLoopback: true) })
    }

    private func identity() throws -> TLSIdentity? {
        let certificate = try CommandLineValue.existingFile(tlsCert, named: "--tls-cert")
        let key = try CommandLineValue.existingFile(tlsKey, named: "--tls-key")
        switch (certificate, key) {
        case (nil, nil): return nil
        case (let certificate?, let key?):
            return TLSIdentity(certificateFile: certificate.path, keyFile: key.path)
        default: throw ValidationError("--tls-cert and --tls-key need each other.")
        }
    }
}
