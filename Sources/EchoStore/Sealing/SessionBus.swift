import Glibc

/// Where the desktop's services are reached. Asked before anything is loaded: without an address GLib would start a bus of
/// its own.
public struct SessionBus: Sendable, Hashable {
    /// Nil where there is none.
    public let address: String?

    public init(environment: [String: String]) {
        if let named = environment["DBUS_SESSION_BUS_ADDRESS"], !named.isEmpty {
            address = named
        } else if let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/"),
            access("\(folder)/bus", F_OK) == 0
        {
            address = "unix:path=\(folder)/bus"
        } else {
            address = nil
        }
    }
}
