import EchoScreen
import Foundation
import PhoneBridge

/// Calls of earlier starts, for a bridge that keeps its own in memory: the history is on disk.
extension CallArchive {
    /// Older ones are in the history.
    private static let most = 500

    /// Calls that were cut off with their program are restored as broken off. Calls that another program carries now
    /// are left to it.
    func restore(into store: any CallStoreProtocol) async {
        var filter = HistoryFilter()
        filter.kind = .phone
        let page = try? await conversations.conversations(filter, after: nil, limit: Self.most)
        for record in page?.records ?? [] {
            guard let call = record.call, let status = CallStatus(call, wasCut: record.wasCut) else { continue }
            // A call that cannot be restored is missing from the list, and nothing else depends on it.
            try? await restore(record, call, status, into: store)
        }
    }

    private func restore(
        _ record: ConversationRecord, _ call: CallDetails, _ status: CallStatus, into store: any CallStoreProtocol
    ) async throws {
        let length = call.duration ?? .seconds(max(0, record.changedAt.timeIntervalSince(record.startedAt)))
        let end = record.startedAt + length / .seconds(1)
        let id = CallRecord.id(of: call.callID)
        try await store.begin(
            CallRecord(
                id: id, sid: call.callID, direction: call.direction == .inbound ? .inbound : .outbound,
                number: call.number, status: status, started: record.startedAt))
        try await store.end(id, as: status, at: end)
        let track = try await sounds.track(ofCall: call.callID)
        guard let sound = CallSoundKept(track, ofCall: call.callID) else { return }
        try await store.add(
            CallRecording(
                id: CallRecording.id(of: call.callID), call: id, path: sound.path, duration: sound.duration,
                bytes: sound.bytes, created: end))
    }
}

extension CallStatus {
    /// As the history has it; nil for a call that goes on in another program.
    init?(_ call: CallDetails, wasCut: Bool) {
        switch call.status {
        case "in-progress":
            guard wasCut else { return nil }
            self = .brokenOff
        case "declined", "turned-away": self = .noAnswer
        case "not-reached": self = .failed
        case let status: self = CallStatus(rawValue: status) ?? .completed
        }
    }
}
