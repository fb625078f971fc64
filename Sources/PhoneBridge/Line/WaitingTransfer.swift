/// A caller who is to be connected with somebody else, where the exchange tells later what became of it. The line waits
/// meanwhile, with its conversation.
struct WaitingTransfer: Sendable {
    enum Outcome: Sendable, Hashable {
        case answered
        case notAnswered(PhoneLineError)
        /// The caller hung up while it rang.
        case left
        /// The caller is on this line again.
        case back
    }

    /// From the end of the ringing until it is told, and from there until the caller is back.
    private static let grace = Duration.seconds(20)

    private let outcomes: AsyncStream<Outcome>
    private let told: AsyncStream<Outcome>.Continuation

    init() { (outcomes, told) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(4)) }

    func tell(_ outcome: Outcome) { told.yield(outcome) }

    /// Where nothing is told, somebody has answered: else the caller would be back.
    ///
    /// - Parameter patience: how long it rings there.
    /// - Returns: how the line ended.
    /// - Throws: why nobody answered: the caller is back.
    func end(within patience: Duration) async throws(PhoneLineError) -> PhoneLineEnd {
        let outcome = await next(within: patience + Self.grace)
        guard !Task.isCancelled else { throw .over }
        switch outcome {
        case .answered, nil: return .transferred
        case .left: return .hungUp
        case .back: throw .noAnswer
        case .notAnswered(let error):
            guard await next(within: Self.grace) == .back else { return .lost }
            throw error
        }
    }

    private func next(within limit: Duration) async -> Outcome? {
        await withTaskGroup(of: Outcome?.self) { group in
            group.addTask { [outcomes] in await outcomes.first { _ in true } }
            group.addTask {
                try? await Task.sleep(for: limit)
                return nil
            }
            defer { group.cancelAll() }
            return await group.next() ?? nil
        }
    }
}
