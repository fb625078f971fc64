public import Foundation

/// An event from a client in a live session.
public enum LiveClientEvent: WireEventUnion {
    case start(LiveSessionStart)
    case update(LiveSessionUpdate)
    case close(LiveSessionClose)
    case inputAudioAppend(LiveInputAudioAppend)
    case inputAudioMute(LiveInputAudioMute)
    case inputAudioUnmute(LiveInputAudioUnmute)
    case fixturePlay(LiveFixturePlay)
    case instructionsAppend(LiveInstructionsAppend)
    case thinkingAppend(LiveThinkingAppend)
    case commentaryAppend(LiveCommentaryAppend)
    case responseItemCreate(LiveResponseItemCreate)
    case responseCreate(LiveResponseCreate)
    case decisionCreate(LiveDecisionCreate)
    case decisionItemCreate(LiveDecisionItemCreate)
    case decisionItemDelete(LiveDecisionItemDelete)
    /// An event of a type that is not known here, kept as it came.
    case unknown(UnknownEvent)

    public init(type: String, fields: JSONObject) throws(WireError) {
        switch type {
        case LiveSessionStart.type: self = .start(try LiveSessionStart(fields: fields))
        case LiveSessionUpdate.type: self = .update(try LiveSessionUpdate(fields: fields))
        case LiveSessionClose.type: self = .close(try LiveSessionClose(fields: fields))
        case LiveInputAudioAppend.type: self = .inputAudioAppend(try LiveInputAudioAppend(fields: fields))
        case LiveInputAudioMute.type: self = .inputAudioMute(try LiveInputAudioMute(fields: fields))
        case LiveInputAudioUnmute.type: self = .inputAudioUnmute(try LiveInputAudioUnmute(fields: fields))
        case LiveFixturePlay.type: self = .fixturePlay(try LiveFixturePlay(fields: fields))
        case LiveInstructionsAppend.type: self = .instructionsAppend(try LiveInstructionsAppend(fields: fields))
        case LiveThinkingAppend.type: self = .thinkingAppend(try LiveThinkingAppend(fields: fields))
        case LiveCommentaryAppend.type: self = .commentaryAppend(try LiveCommentaryAppend(fields: fields))
        case LiveResponseItemCreate.type: self = .responseItemCreate(try LiveResponseItemCreate(fields: fields))
        case LiveResponseCreate.type: self = .responseCreate(try LiveResponseCreate(fields: fields))
        case LiveDecisionCreate.type: self = .decisionCreate(try LiveDecisionCreate(fields: fields))
        case LiveDecisionItemCreate.type: self = .decisionItemCreate(try LiveDecisionItemCreate(fields: fields))
        case LiveDecisionItemDelete.type: self = .decisionItemDelete(try LiveDecisionItemDelete(fields: fields))
        default: self = .unknown(UnknownEvent(type: type, fields: fields))
        }
    }

    /// As JSON text, the same as that of `json`.
    public var data: Data {
        if case .inputAudioAppend(let event) = self, let text = event.text { text } else { json.data }
    }

    public var payload: any WireEventPayload {
        switch self {
        case .start(let event): event
        case .update(let event): event
        case .close(let event): event
        case .inputAudioAppend(let event): event
        case .inputAudioMute(let event): event
        case .inputAudioUnmute(let event): event
        case .fixturePlay(let event): event
        case .instructionsAppend(let event): event
        case .thinkingAppend(let event): event
        case .commentaryAppend(let event): event
        case .responseItemCreate(let event): event
        case .responseCreate(let event): event
        case .decisionCreate(let event): event
        case .decisionItemCreate(let event): event
        case .decisionItemDelete(let event): event
        case .unknown(let event): event
        }
    }
}
