import NIOSSL

/// Says in words why an encrypted connection was not made.
enum TLSFailure {
    /// A clause for people; nil when the error is not one of TLS.
    static func reason(_ error: any Error) -> String? {
        switch error {
        case let error as NIOSSLExtraError where error == .failedToValidateHostname:
            "its certificate is for another host name"
        case is NIOSSLExtraError: "the TLS handshake failed"
        case let error as NIOSSLError: reason(of: error)
        case let error as BoringSSLError: reason(saying: "\(error)")
        default: nil
        }
    }

    /// The library tells that a certificate was not accepted, not why.
    static func isAboutCertificate(_ error: any Error) -> Bool { "\(error)".contains("CERTIFICATE_VERIFY_FAILED") }

    private static func reason(of error: NIOSSLError) -> String {
        switch error {
        case .handshakeFailed(let error): reason(saying: "\(error)")
        case .unableToValidateCertificate, .noCertificateToValidate: "its certificate was rejected"
        case .uncleanShutdown: "the TLS connection was closed unexpectedly"
        default: "the TLS handshake failed"
        }
    }

    private static func reason(saying words: String) -> String {
        if words.contains("CERTIFICATE_VERIFY_FAILED") { return "its certificate was rejected" }
        if words.contains("WRONG_VERSION_NUMBER") || words.contains("HTTP_REQUEST") { return "it does not support TLS" }
        if words.contains("EOF") { return "it closed the connection during the TLS handshake" }
        return "the TLS handshake failed"
    }
}
