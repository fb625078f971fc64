/// Why a server cannot show who it is.
public enum TLSIdentityError: Error, Sendable, Hashable, CustomStringConvertible {
    case certificate(file: String)
    case key(file: String)

    public var description: String {
        switch self {
        case .certificate(let file): "\(file) has no certificate in PEM that can be read."
        case .key(let file): "\(file) has no private key in PEM that can be read and belongs to the certificate."
        }
    }
}
