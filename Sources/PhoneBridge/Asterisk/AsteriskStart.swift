public import EchoAudio

/// Which channel of Asterisk a WebSocket carries.
public struct AsteriskStart: Sendable, Hashable {
    /// Names the channel for as long as Asterisk knows it: "pbx1-1795412267.1".
    public var channel: String
    public var codec: AudioCodec
    /// Whether Asterisk speaks JSON; it understands no other commands then than those in JSON.
    public var isJSON: Bool
    /// Of the channel, where Asterisk tells them: "CALLERID".
    public var variables: [String: String]

    public init(channel: String, codec: AudioCodec, isJSON: Bool, variables: [String: String] = [:]) {
        (self.channel, self.codec) = (channel, codec)
        (self.isJSON, self.variables) = (isJSON, variables)
    }
}
