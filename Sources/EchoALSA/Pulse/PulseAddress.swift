import Foundation
import Glibc

/// Where this user's sound server listens, and the secret it may ask for.
struct PulseAddress: Sendable, Hashable {
    /// Of a Unix socket.
    var path: String
    /// Nil for none.
    var cookieFile: String?

    /// - Parameter server: as `PULSE_SERVER` has it; nil for what the environment says.
    /// - Returns: nil for a server on another machine: its devices are not in this room.
    init?(server: String? = nil, environment: [String: String], user: UInt32 = getuid()) {
        cookieFile = environment["PULSE_COOKIE"] ?? environment["HOME"].map { $0 + "/.config/pulse/cookie" }
        if let named = server ?? environment["PULSE_SERVER"], !named.isEmpty {
            // "{machine}unix:/path" and lists of servers are allowed: the first is meant.
            let first = named.split(separator: " ").first.map(String.init) ?? named
            let address = first.hasPrefix("{") ? String(first.drop { $0 != "}" }.dropFirst()) : first
            guard address.hasPrefix("unix:") || address.hasPrefix("/") else { return nil }
            path = address.hasPrefix("unix:") ? String(address.dropFirst(5)) : address
        } else if let runtime = environment["PULSE_RUNTIME_PATH"] {
            path = runtime + "/native"
        } else {
            path = (environment["XDG_RUNTIME_DIR"] ?? "/run/user/\(user)") + "/pulse/native"
        }
    }

    var cookie: [UInt8] {
        cookieFile.flatMap { try? Data(contentsOf: URL(filePath: $0)) }.map(Array.init) ?? []
    }
}
