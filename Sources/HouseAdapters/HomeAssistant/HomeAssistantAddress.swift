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
}
