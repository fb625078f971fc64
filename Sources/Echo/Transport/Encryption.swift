import NIOSSL
import Synchronization

/// How connections are encrypted and whom they trust: made when it is first needed, then the same for all of them.
final class Encryption: Sendable {
    private struct State {
        var configuration: TLSConfiguration?
        var context: NIOSSLContext?
    }

    private let files: [String]
    private let state: Mutex<State>

    /// - Parameter files: PEM files of authorities that are trusted besides the machine's.
    init(authorityFiles files: [String] = []) {
        self.files = files
        state = Mutex(State())
    }

    /// - Throws: `invalidSetting` for a file of authorities that cannot be read; the next call reads it again.
    func configuration() throws(EchoError) -> TLSConfiguration {
        try state.withLock { state throws(EchoError) in try configuration(&state) }
    }

    /// - Throws: as `configuration()`.
    func context() throws(EchoError) -> NIOSSLContext {
        try state.withLock { state throws(EchoError) in
            if let context = state.context { return context }
            let configuration = try configuration(&state)
            do {
                let context = try NIOSSLContext(configuration: configuration)
                state.context = context
                return context
            } catch {
                throw .invalidSetting(name: "authorities", reason: "the machine's certificates cannot be read")
            }
        }
    }

    /// For a connection that is told by itself which certificate to trust, whatever name stands in it.
    static func contextThatIsTold() throws -> NIOSSLContext {
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.certificateVerification = .noHostnameVerification
        configuration.trustRoots = .certificates([])
        return try NIOSSLContext(configuration: configuration)
    }

    private func configuration(_ state: inout State) throws(EchoError) -> TLSConfiguration {
        if let configuration = state.configuration { return configuration }
        var configuration = TLSConfiguration.makeClientConfiguration()
        for file in files { configuration.additionalTrustRoots.append(.certificates(try Self.certificates(in: file))) }
        state.configuration = configuration
        return configuration
    }

    private static func certificates(in file: String) throws(EchoError) -> [NIOSSLCertificate] {
        do {
            return try NIOSSLCertificate.fromPEMFile(file)
        } catch {
            throw .invalidSetting(name: "authorities", reason: "\(file) holds no certificates that can be read")
        }
    }
}
