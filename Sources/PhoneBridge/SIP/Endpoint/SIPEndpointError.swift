/// Why a telephone of ours cannot work.
public enum SIPEndpointError: Error, Sendable, Hashable {
    case addressInUse(port: Int)
    case addressUnusable(host: String)
    /// A name among the machines that are believed is none.
    case unknownName(String)
    /// The certificate or its key cannot be read, or they do not belong together.
    case unusableCertificate
    case stopped
}
