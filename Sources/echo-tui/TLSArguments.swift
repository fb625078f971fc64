import ArgumentParser
import EchoServing
import Foundation

/// The certificate that a server shows.
struct TLSArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp("Serve over TLS with this certificate and its chain (PEM).", valueName: "file"),
        completion: .file())
    var tlsCert: String?

    @Option(help: ArgumentHelp("The private key of the certificate (PEM).", valueName: "file"), completion: .file())
    var tlsKey: String?

    func identity() throws -> TLSIdentity? {
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
