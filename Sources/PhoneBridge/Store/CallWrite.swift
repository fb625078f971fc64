public import EchoWire
public import Foundation

/// Something that is to be kept of a call.
public enum CallWrite: Sendable, Hashable {
    case begin(CallRecord)
    case change(UUID, status: CallStatus, sid: String?)
    /// What it is held with.
    case configuration(UUID, JSONValue)
    /// All that it has cost so far, in US dollars.
    case cost(UUID, dollars: Decimal)
    case end(UUID, status: CallStatus, at: Date)
    case event(CallEventRecord)
    case transcript(CallTranscript)
    case recording(CallRecording)
    case user(CallUser)
    /// What all bridges share; nil takes it back.
    case setting(String, JSONValue?)

    /// Without it something of a call is missing, but no call.
    var isDetail: Bool {
        switch self {
        case .event, .transcript, .cost, .configuration: true
        case .begin, .change, .end, .recording, .user, .setting: false
        }
    }
}
