public import Foundation

/// Something that is to be kept of a call.
public enum CallWrite: Sendable, Hashable {
    case begin(CallRecord)
    case change(UUID, status: CallStatus, sid: String?)
    case end(UUID, status: CallStatus, at: Date)
    case event(CallEventRecord)
    case transcript(CallTranscript)
    case recording(CallRecording)

    /// Without it something of a call is missing, but no call.
    var isDetail: Bool {
        switch self {
        case .event, .transcript: true
        case .begin, .change, .end, .recording: false
        }
    }
}
