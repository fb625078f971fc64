import NIOHTTP1

/// One request while it is answered, to be counted then.
struct RequestRecord: Sendable {
    private let tally: ServerTally
    private let kind: RequestKind
    private let start = ContinuousClock.now

    init(_ head: HTTPRequestHead, _ route: RoutePath?, _ tally: ServerTally) {
        self.tally = tally
        kind = RequestKind(head.method, route)
    }

    func answered(_ status: HTTPResponseStatus) { tally.answered(status.code, kind, in: .now - start) }
}
