/// Why a bridge serves nobody.
public enum BridgeListeningError: Error, Sendable, Hashable {
    /// Another program has the port.
    case portInUse(Int)
    /// This machine has no such address, or none that this program may have.
    case addressUnusable(String)
}
