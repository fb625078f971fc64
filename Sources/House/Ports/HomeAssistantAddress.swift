import Foundation

/// Where a Home Assistant is reached.
public struct HomeAssistantAddress: Hashable, Sendable {
    public var host: String
    /// 8123 unless it was set up otherwise.
    public var port: Int
    public var isEncrypted: Bool

    public init(host: String, port: Int = 8123, isEncrypted: Bool = false) {
        self.host = host
        self.port = port
        self.isEncrypted = isEncrypted
    }

    /// From what a person types: "homeassistant.local", "192.168.1.5:8123" or "https://home.example.org". Nil when it
    /// leads nowhere.
    public init?(_ text: String) {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let hasScheme = text.contains("://")
        guard let parts = URLComponents(string: hasScheme ? text : "http://" + text), let host = parts.host,
            !host.isEmpty, parts.user == nil, parts.password == nil,
            let scheme = parts.scheme?.lowercased(), ["http", "https", "ws", "wss"].contains(scheme)
        else { return nil }
        self.host = host.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
        isEncrypted = scheme == "https" || scheme == "wss"
        // A name that was given with https and without a port stands before the house, at 443.
        port = parts.port ?? (isEncrypted ? 443 : 8123)
    }

    /// Such as "homeassistant.local:8123", for people.
    public var text: String { "\(host.contains(":") ? "[\(host)]" : host):\(port)" }
}
