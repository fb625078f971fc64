import EchoAudio
public import EchoServing

/// How a telephone of ours is reached, and how much it takes on.
public struct SIPSettings: Sendable {
    /// The address it listens at, in numbers; `0.0.0.0` for all of IPv4, `::` for all there are.
    public var host = "0.0.0.0"
    /// 0 for any that is free.
    public var port = 5060
    /// Telephones may also connect over TCP, at the same port.
    public var takesTCP = false
    /// Shown to telephones that connect over TLS; nil where none can.
    public var identity: TLSIdentity?
    /// Told when the files of `identity` have changed: nil when the new ones are in use. It must not wait.
    package var onIdentity: @Sendable (TLSIdentityError?) -> Void = { _ in }
    /// 0 for any that is free.
    public var tlsPort = 5061
    /// A PEM file of authorities, believed in the place of the machine's where this side connects over TLS.
    public var authorities: String?
    /// What others are told, where that is not the address of this machine that faces them.
    public var announcedHost: String?
    /// The user in our own addresses.
    public var user = "assistant"
    /// Each call takes two: an even one for its sound, the next one for reports.
    public var mediaPorts = 16_384...32_767
    public var maximumCalls = 32
    /// Calls beyond those that may run that are still looked at, so that whoever is turned away is told of.
    public static let turnedAway = 16
    /// Messages of SIP taken, from all together.
    public var messagesPerSecond = 2000
    /// Sound is taken from another host than the one that was told, from the first who sends some.
    public var allowsAnyMediaHost = false
    /// Sound is taken from the host that the call's messages come from, too, where that is not the one that was told.
    public var allowsSignallingHost = true
    /// Names and passwords of callers; nil where none is asked for one.
    public var callers: [String: String]?
    /// Machines that are believed about who calls, besides the exchanges where this side is registered. They are asked for
    /// no password.
    public var trusted: Set<SIPPeer> = []
    /// How long a telephone rings, here and there.
    public var ringLimit = Duration.seconds(60)
    /// A line from which nothing was heard for so long has broken.
    public var silenceLimit = Duration.seconds(60)
    /// The best first.
    public var codecs: [AudioCodec] = [.muLaw, .aLaw]

    public init() {}

    /// Whether others can be told it: an address in numbers, and no network.
    public static func canAnnounce(_ address: String) -> Bool {
        guard let address = IPAddress(address), !address.isUnspecified else { return false }
        return !address.isV6 || !address.isLoopback
    }
}
