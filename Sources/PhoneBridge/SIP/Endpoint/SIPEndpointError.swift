/// Why a telephone of ours cannot work.
public enum SIPEndpointError: Error, Sendable, Hashable {
    case addressInUse(port: Int)
    case addressUnusable(host: String)
    case stopped
}
