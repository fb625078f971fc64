/// The live session that a conversation goes on in. The next one begins with a new value.
struct LiveConnection: Sendable, Hashable {
    enum Phase: Sendable, Hashable {
        case disconnected
        /// The session was asked for.
        case starting
        case ready
    }

    var phase = Phase.disconnected
    /// As the server names it.
    var sessionID = ""
    /// The voice it has.
    var voice = ""
    /// Its own count of what it has cost so far, seconds.
    var billed = 0.0
    /// It ends soon.
    var isOld = false
    /// The session is old: it is handed over as soon as nobody would notice.
    var isHandOverDue = false
    /// Delegations that were taken on: each is done once, however often it is told.
    var claimed: Set<String> = []
    /// Errors that were told already, by what they say.
    var toldErrors: [String: ContinuousClock.Instant] = [:]
}
