public import Foundation

/// Something that is to be kept of a call.
public enum CallWrite: Sendable, Hashable {
    case begin(CallRecord)
    case change(UUID, status: CallStatus, sid: String?)
    /// All that it has cost so far, in US dollars.
    case cost(UUID, dollars: Decimal)
    case end(UUID, status: CallStatus, at: Date)
    case event(CallEventRecord)
    case transcript(CallTranscript)
    case recording(CallRecording)

    /// Without it something of a call is missing, but no call.
    var isDetail: Bool {
        switch self {
        case .event, .transcript, .cost: true
        case .begin, .change, .end, .recording: false
        }
    }
}
