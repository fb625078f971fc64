/// A request of this side that waits for its final response.
struct SIPClientTransaction: Sendable {
    var request: SIPMessage
    var repetition: SIPRetransmission
    var isHeardOf = false

    /// How often it was proved who asks.
    let proofs: Int

    /// - Parameter isReliable: nothing is lost on the way, so that it is sent once.
    init(_ request: SIPMessage, proofs: Int = 0, isReliable: Bool = false, at now: ContinuousClock.Instant) {
        (self.request, self.proofs) = (request, proofs)
        repetition =
            isReliable
            ? .awaiting(at: now)
            : SIPRetransmission(at: now, longest: request.method == .invite ? nil : SIPTimers.t2)
    }

    /// CANCEL has the branch of what it cancels.
    func isAnswered(by response: SIPMessage) -> Bool {
        request.branch == response.branch && request.method == response.cSeq?.method
            && request.cSeq == response.cSeq
    }
}
