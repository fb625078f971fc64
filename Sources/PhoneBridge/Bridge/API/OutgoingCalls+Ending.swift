import Foundation

/// Ends calls, whichever bridge carries them.
extension OutgoingCalls {
    private static let silent = BridgeProblem(
        .assistantUnreachable, "The bridge that has the call does not answer. Try again in a moment.")
    /// Another bridge hears within a second, and hangs up within another.
    private static let (looks, pause) = (16, Duration.milliseconds(250))

    /// - Returns: `completed`, or `canceled` for one that nobody had answered.
    @discardableResult
    func end(_ id: String) async throws(BridgeProblem) -> CallStatus {
        if desk.switchboard.ask(.hangUp, of: id) { return .completed }
        // Where the store is away, Twilio knows.
        let record = await desk.record(of: id)
        guard record?.ended == nil else { throw .over }
        guard let record, !record.status.isWaiting else {
            desk.switchboard.relay?.tell(.hangUp, of: id)
            do throws(PhoneLineError) { try await endAtExchange(id) } catch { throw BridgeProblem(error) }
            return record == nil ? .completed : .canceled
        }
        if let relay = desk.switchboard.relay {
            relay.tell(.hangUp, of: id)
            if await isOver(record.id) { return .completed }
        }
        guard Self.isTwilio(id) else { throw Self.silent }
        do throws(PhoneLineError) {
            try await endAtExchange(id)
        } catch {
            guard error.meansOver else { throw BridgeProblem(error) }
            // Twilio has none, and no bridge: the one that had it ended before the call did.
            desk.journal.record(.end(record.id, status: .brokenOff, at: Date()))
            throw .over
        }
        return .completed
    }

    /// Calls that ring and that nobody waits for any more: who picks up would hear nothing.
    func takeBack(_ calls: [String]) async {
        await withDiscardingTaskGroup { group in
            for call in calls { group.addTask { _ = try? await end(call) } }
        }
    }

    private func endAtExchange(_ id: String) async throws(PhoneLineError) {
        desk.switchboard.takeBack(id)
        if await telephones?.hangUp(id) == true { return }
        guard let twilio, Self.isTwilio(id) else { throw .notFound }
        try await twilio.rest.end(id)
    }

    /// By the shape of its name, which goes into an address.
    private static func isTwilio(_ id: String) -> Bool {
        (1...64).contains(id.utf8.count) && id.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }

    /// Waits for another bridge to end it.
    private func isOver(_ id: UUID) async -> Bool {
        for _ in 0..<Self.looks {
            guard (try? await Task.sleep(for: Self.pause)) != nil else { return false }
            if (try? await desk.store.call(id))??.ended != nil { return true }
        }
        return false
    }
}
