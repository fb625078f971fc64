/// An event from a server in a live session, to those who opened it.
public enum LiveServerEvent: WireEventUnion {
    case started(LiveSessionStarted)
    case updated(LiveSessionUpdated)
    case closed(LiveSessionClosed)
    case usageUpdated(LiveUsageUpdated)
    case inputAudioMuted(LiveInputAudioMuted)
    case inputAudioUnmuted(LiveInputAudioUnmuted)
    case outputAudioDelta(LiveOutputAudioDelta)
    case fixturePlaying(LiveFixturePlaying)
    case fixturePlayed(LiveFixturePlayed)
    case inputTranscriptDelta(LiveInputTranscriptDelta)
    case outputTranscriptDelta(LiveOutputTranscriptDelta)
    case instructionsAppended(LiveInstructionsAppended)
    case thinkingAppended(LiveThinkingAppended)
    case commentaryAppended(LiveCommentaryAppended)
    case delegationCreated(LiveDelegationCreated)
    case responseEvent(LiveResponseEvent)
    case decisionEvent(LiveDecisionEvent)
    case decisionItemCreated(LiveDecisionItemCreated)
    case decisionItemDeleted(LiveDecisionItemDeleted)
    case error(LiveErrorEvent)
    case info(LiveInfoEvent)
    /// An event of a type that is not known here, kept as it came.
    case unknown(UnknownEvent)

    public init(type: String, fields: JSONObject) throws(WireError) {
        switch type {
        case LiveSessionStarted.type: self = .started(try LiveSessionStarted(fields: fields))
        case LiveSessionUpdated.type: self = .updated(try LiveSessionUpdated(fields: fields))
        case LiveSessionClosed.type: self = .closed(try LiveSessionClosed(fields: fields))
        case LiveUsageUpdated.type: self = .usageUpdated(try LiveUsageUpdated(fields: fields))
        case LiveInputAudioMuted.type: self = .inputAudioMuted(try LiveInputAudioMuted(fields: fields))
        case LiveInputAudioUnmuted.type: self = .inputAudioUnmuted(try LiveInputAudioUnmuted(fields: fields))
        case LiveOutputAudioDelta.type: self = .outputAudioDelta(try LiveOutputAudioDelta(fields: fields))
        case LiveFixturePlaying.type: self = .fixturePlaying(try LiveFixturePlaying(fields: fields))
        case LiveFixturePlayed.type: self = .fixturePlayed(try LiveFixturePlayed(fields: fields))
        case LiveInputTranscriptDelta.type: self = .inputTranscriptDelta(try LiveInputTranscriptDelta(fields: fields))
        case LiveOutputTranscriptDelta.type:
            self = .outputTranscriptDelta(try LiveOutputTranscriptDelta(fields: fields))
        case LiveInstructionsAppended.type: self = .instructionsAppended(try LiveInstructionsAppended(fields: fields))
        case LiveThinkingAppended.type: self = .thinkingAppended(try LiveThinkingAppended(fields: fields))
        case LiveCommentaryAppended.type: self = .commentaryAppended(try LiveCommentaryAppended(fields: fields))
        case LiveDelegationCreated.type: self = .delegationCreated(try LiveDelegationCreated(fields: fields))
        case LiveResponseEvent.type: self = .responseEvent(try LiveResponseEvent(fields: fields))
        case LiveDecisionEvent.type: self = .decisionEvent(try LiveDecisionEvent(fields: fields))
        case LiveDecisionItemCreated.type: self = .decisionItemCreated(try LiveDecisionItemCreated(fields: fields))
        case LiveDecisionItemDeleted.type: self = .decisionItemDeleted(try LiveDecisionItemDeleted(fields: fields))
        case LiveErrorEvent.type: self = .error(try LiveErrorEvent(fields: fields))
        case LiveInfoEvent.type: self = .info(try LiveInfoEvent(fields: fields))
        default: self = .unknown(UnknownEvent(type: type, fields: fields))
        }
    }

    public var payload: any WireEventPayload {
        switch self {
        case .started(let event): event
        case .updated(let event): event
        case .closed(let event): event
        case .usageUpdated(let event): event
        case .inputAudioMuted(let event): event
        case .inputAudioUnmuted(let event): event
        case .outputAudioDelta(let event): event
        case .fixturePlaying(let event): event
        case .fixturePlayed(let event): event
        case .inputTranscriptDelta(let event): event
        case .outputTranscriptDelta(let event): event
        case .instructionsAppended(let event): event
        case .thinkingAppended(let event): event
        case .commentaryAppended(let event): event
        case .delegationCreated(let event): event
        case .responseEvent(let event): event
        case .decisionEvent(let event): event
        case .decisionItemCreated(let event): event
        case .decisionItemDeleted(let event): event
        case .error(let event): event
        case .info(let event): event
        case .unknown(let event): event
        }
    }
}
