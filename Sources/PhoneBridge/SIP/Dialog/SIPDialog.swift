/// One call in SIP, from its INVITE to its BYE, with what may be lost on the way (RFC 3261), as a value.
///
/// Its side of the call is the same whoever began it. Where a message goes is not its business: to where those of the other
/// side come from.
struct SIPDialog: Sendable {
    typealias Instant = ContinuousClock.Instant

    enum State: Sendable, Hashable {
        /// This side called.
        case calling
        /// The other side called, and was not answered yet.
        case ringing
        /// Answered here; whether that was heard is not known.
        case accepted
        case up
        /// Nobody is on the line any more; the last messages are exchanged.
        case over
    }

    let place: SIPPlace
    let callID: String
    let local: SIPAddress
    var remote: SIPAddress
    var state: State
    /// Where requests are addressed to.
    var target: String
    var routes: [String] = []
    var sequence: UInt32 = 1
    var remoteSequence: UInt32 = 0
    var media: LocalMedia
    var agreed: NegotiatedMedia?
    /// The sound before the other side has answered.
    var early: NegotiatedMedia?
    var proof: SIPProof
    var clients: [SIPClientTransaction] = []
    var servers: [SIPServerTransaction] = []
    /// Of an INVITE that came and is not answered.
    var invitation: SIPMessage?
    /// Sent again when the response they belong to comes again.
    var acknowledgements: [SIPMessage] = []
    /// Offered in a response, as the other side offered nothing.
    var awaitsAnswer = false
    /// To be asked for when the change before it is done.
    var wantsHold: Bool?
    /// Hung up at a time when SIP does not allow it.
    var wantsToLeave = false
    /// Keys that wait until the one before them was heard.
    var keys: [Character] = []
    /// When the call is confirmed; nil where nobody asks for that.
    var session: SIPSessionTimer?
    /// How long calls of this side hold without it, in seconds.
    var wantedExpiry = SIPSessionTimer.usual
    /// The shortest that the other side takes.
    var leastExpiry = SIPSessionTimer.least
    /// How often it wanted longer ones.
    var lengthenings = 0
    /// Whether the other side can be asked without its sound being described again (RFC 3311).
    var takesUpdate = false
    /// Until when the other side may take for a transfer.
    var transferEnd: Instant?
    /// Until when late messages are answered.
    var rememberedUntil: Instant?
    /// Unguessable, and never twice.
    let token: String
    var branches = 0

    /// To be followed by `call(at:)`.
    init(
        to uri: SIPURI, from caller: SIPURI, at place: SIPPlace, media: LocalMedia, token: String,
        credentials: SIPCredentials? = nil
    ) {
        (self.place, self.media, self.token, proof) = (place, media, token, SIPProof(credentials, token: token))
        callID = token + "@" + place.host
        local = SIPAddress(uri: caller, tag: String(token.suffix(12)))
        (remote, target, state) = (SIPAddress(uri: uri), uri.description, .calling)
    }

    /// Of an INVITE that came; to be followed by `begin(at:)`. The sound of this side is told when it is answered.
    init?(_ invite: SIPMessage, at place: SIPPlace, media: LocalMedia, token: String) {
        guard let from = invite.from, let to = invite.to, let sequence = invite.cSeq?.number else { return nil }
        (self.place, self.media, self.token, proof) = (place, media, token, SIPProof(nil, token: token))
        (callID, remote, remoteSequence) = (invite.callID, from, sequence)
        var local = to
        local.parameters["tag"] = String(token.suffix(12))
        self.local = local
        target = (invite.contact ?? from).uri.description
        routes = invite.all("record-route")
        (invitation, state) = (invite, .ringing)
    }

    var tag: String { local.tag ?? "" }

    /// When `tick(at:)` has something to do.
    var deadline: Instant? {
        let times = clients.map(\.repetition.deadline) + servers.map { $0.repetition?.deadline }
        let confirmation = state == .up ? session?.deadline : nil
        return (times + [transferEnd, rememberedUntil, confirmation]).compactMap(\.self).min()
    }

    /// The other side has not heard yet that the call is over.
    ///
    /// That may have to be said later: who answered may only leave when the answer was heard, and an INVITE that nobody
    /// has heard of cannot be taken back yet.
    var hasToTell: Bool {
        let isWaiting = wantsToLeave && (state == .accepted || clients.contains { $0.request.method == .invite })
        return isWaiting || clients.contains { $0.request.method == .bye || $0.request.method == .cancel }
            || (state == .over && servers.contains { $0.repetition != nil })
    }

    /// Nothing that could come has to do with it any more.
    func isForgotten(at now: Instant) -> Bool {
        guard state == .over, let rememberedUntil else { return false }
        return rememberedUntil <= now
    }

    mutating func receive(_ message: SIPMessage, at now: Instant) -> [SIPAction] {
        message.status == nil ? receive(request: message, at: now) : receive(response: message, at: now)
    }

    /// Sends again what was not heard, and gives up what is hopeless.
    mutating func tick(at now: Instant) -> [SIPAction] {
        tickClients(at: now) + tickServers(at: now) + tickTransfer(at: now) + tickSession(at: now)
    }

    mutating func finish(at now: Instant) {
        state = .over
        transferEnd = nil
        rememberedUntil = now + SIPTimers.end
    }
}
