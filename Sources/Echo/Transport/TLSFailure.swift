import NIOSSL

/// Says in words why an encrypted connection was not made.
enum TLSFailure {
    /// A clause for people; nil when the error is not one of TLS.
    static func reason(_ error: any Error) -> String? {
        switch error {
        case let error as NIOSSLExtraError where error == .failedToValidateHostname:
            "its certificate is for another name"
        case is NIOSSLExtraError: "its encryption was not accepted"
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
        case .unableToValidateCertificate, .noCertificateToValidate: "its certificate was not accepted"
        case .uncleanShutdown: "the encrypted connection was cut"
        default: "its encryption was not accepted"
        }
    }

    private static func reason(saying words: String) -> String {
        if words.contains("CERTIFICATE_VERIFY_FAILED") { return "its certificate was not accepted" }
        if words.contains("WRONG_VERSION_NUMBER") || words.contains("HTTP_REQUEST") { return "it does not speak TLS" }
        if words.contains("EOF") { return "it hung up while the encryption was being agreed on" }
        return "its encryption was not accepted"
    }
}
