/// A response of this side, kept for requests that come again.
struct SIPServerTransaction: Sendable {
    var branch: String
    var sequence: SIPSequence
    var response: SIPMessage
    /// Of a final response to INVITE, until its ACK comes.
    var repetition: SIPRetransmission?

    /// - Parameter isReliable: nothing is lost on the way, so that a refusal is sent once. What accepts a call is repeated
    ///   whatever it goes over: behind a proxy the way may be another one (RFC 3261, 13.3.1.4).
    /// - Returns: nil when the request has no number.
    init?(_ request: SIPMessage, _ response: SIPMessage, isReliable: Bool = false, at now: ContinuousClock.Instant) {
        guard let sequence = request.cSeq else { return nil }
        (branch, self.sequence, self.response) = (request.branch, sequence, response)
        if request.method == .invite, let status = response.status, status >= 200 {
            repetition = isReliable && status >= 300 ? .awaiting(at: now) : SIPRetransmission(at: now)
        }
    }

    /// The ACK of a 2xx is a transaction of its own, that of any other response is not.
    func isAcknowledged(by ack: SIPMessage) -> Bool {
        guard repetition != nil, sequence.method == .invite, sequence.number == ack.cSeq?.number else { return false }
        return (response.status ?? 0) < 300 || branch == ack.branch
    }
}
