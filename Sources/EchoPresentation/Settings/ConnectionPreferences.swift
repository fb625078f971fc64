import Echo
import Foundation

/// Who answers, how the server is asked, and what a conversation may cost.
public struct ConnectionPreferences: Sendable, Hashable {
    /// The address of a server; nil for OpenAI where there is a key, else the assistant inside the program.
    public var server: String?
    public var realtimeModel = EchoConfiguration().realtimeModel
    public var responsesModel = EchoConfiguration().responsesModel
    public var dialect = EchoConfiguration().dialect
    /// US dollars; nil for no limit.
    public var budget: Decimal?

    public init() {}
}
