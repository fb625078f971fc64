public import Foundation

/// An event from the client to the server.
public enum ClientEvent: WireEventUnion {
    case sessionUpdate(SessionUpdate)
    case inputAudioBufferAppend(InputAudioBufferAppend)
    case inputAudioBufferCommit(InputAudioBufferCommit)
    case inputAudioBufferClear(InputAudioBufferClear)
    case outputAudioBufferClear(OutputAudioBufferClear)
    case conversationItemCreate(ConversationItemCreate)
    case conversationItemRetrieve(ConversationItemRetrieve)
    case conversationItemTruncate(ConversationItemTruncate)
    case conversationItemDelete(ConversationItemDelete)
    case responseCreate(ResponseCreate)
    case responseCancel(ResponseCancel)
    /// An event of a type that is not known here, kept as it came.
    case unknown(UnknownEvent)

    public init(type: String, fields: JSONObject) throws(WireError) {
        switch type {
        case SessionUpdate.type: self = .sessionUpdate(try SessionUpdate(fields: fields))
        case InputAudioBufferAppend.type: self = .inputAudioBufferAppend(try InputAudioBufferAppend(fields: fields))
        case InputAudioBufferCommit.type: self = .inputAudioBufferCommit(try InputAudioBufferCommit(fields: fields))
        case InputAudioBufferClear.type: self = .inputAudioBufferClear(try InputAudioBufferClear(fields: fields))
        case OutputAudioBufferClear.type: self = .outputAudioBufferClear(try OutputAudioBufferClear(fields: fields))
        case ConversationItemCreate.type: self = .conversationItemCreate(try ConversationItemCreate(fields: fields))
        case ConversationItemRetrieve.type:
            self = .conversationItemRetrieve(try ConversationItemRetrieve(fields: fields))
        case ConversationItemTruncate.type:
            self = .conversationItemTruncate(try ConversationItemTruncate(fields: fields))
        case ConversationItemDelete.type: self = .conversationItemDelete(try ConversationItemDelete(fields: fields))
        case ResponseCreate.type: self = .responseCreate(try ResponseCreate(fields: fields))
        case ResponseCancel.type: self = .responseCancel(try ResponseCancel(fields: fields))
        default: self = .unknown(UnknownEvent(type: type, fields: fields))
        }
    }

    /// As JSON text, the same as that of `json`.
    public var data: Data {
        if case .inputAudioBufferAppend(let event) = self, let text = event.text { text } else { json.data }
    }

    public var payload: any WireEventPayload {
        switch self {
        case .sessionUpdate(let event): event
        case .inputAudioBufferAppend(let event): event
        case .inputAudioBufferCommit(let event): event
        case .inputAudioBufferClear(let event): event
        case .outputAudioBufferClear(let event): event
        case .conversationItemCreate(let event): event
        case .conversationItemRetrieve(let event): event
        case .conversationItemTruncate(let event): event
        case .conversationItemDelete(let event): event
        case .responseCreate(let event): event
        case .responseCancel(let event): event
        case .unknown(let event): event
        }
    }
}
