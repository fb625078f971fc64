/// A response of this side, kept for requests that come again.
struct SIPServerTransaction: Sendable {
    var branch: String
    var sequence: SIPSequence
    var response: SIPMessage
    /// Of a final response to INVITE, until its ACK comes.
    var repetition: SIPRetransmission?

    /// - Returns: nil when the request has no number.
    init?(_ request: SIPMessage, _ response: SIPMessage, at now: ContinuousClock.Instant) {
        guard let sequence = request.cSeq else { return nil }
        (branch, self.sequence, self.response) = (request.branch, sequence, response)
        if request.method == .invite, let status = response.status, status >= 200 {
            repetition = SIPRetransmission(at: now)
        }
    }

    /// The ACK of a 2xx is a transaction of its own, that of any other response is not.
    func isAcknowledged(by ack: SIPMessage) -> Bool {
        guard repetition != nil, sequence.method == .invite, sequence.number == ack.cSeq?.number else { return false }
        return (response.status ?? 0) < 300 || branch == ack.branch
    }
}
