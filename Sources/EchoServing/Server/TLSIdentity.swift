public import NIOSSL

/// The certificate and key of a server for TLS: files in PEM.
public struct TLSIdentity: Sendable, Hashable {
    /// Its own certificate first, then those that vouch for it.
    public var certificateFile: String
    public var keyFile: String

    public init(certificateFile: String, keyFile: String) {
        self.certificateFile = certificateFile
        self.keyFile = keyFile
    }

    /// - Throws: `TLSIdentityError`, with the file that cannot be used.
    public func check() throws(TLSIdentityError) { _ = try context() }

    /// For connections that others make.
    ///
    /// - Throws: `TLSIdentityError`, with the file that cannot be used.
    public func context() throws(TLSIdentityError) -> NIOSSLContext {
        let chain: [NIOSSLCertificate]
        do { chain = try NIOSSLCertificate.fromPEMFile(certificateFile) } catch {
            throw .certificate(file: certificateFile)
        }
        guard !chain.isEmpty else { throw .certificate(file: certificateFile) }
        do {
            let key = try NIOSSLPrivateKey(file: keyFile, format: .pem)
            return try NIOSSLContext(
                configuration: .makeServerConfiguration(
                    certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(key)))
        } catch {
            throw .key(file: keyFile)
        }
    }
}
