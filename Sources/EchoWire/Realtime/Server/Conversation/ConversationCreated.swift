/// The conversation's id; part of the protocol, seldom sent.
public struct ConversationCreated: WireEvent {
    public static let type = "conversation.created"

    public var eventID: String?
    public var conversation: ConversationObject
    public var extra: JSONObject

    public init(eventID: String? = nil, conversation: ConversationObject, extra: JSONObject = [:]) {
        self.eventID = eventID
        self.conversation = conversation
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(conversation: ConversationObject.fields.blank),
        [
            .optional("event_id", \.eventID), .required("conversation", \.conversation),
        ])
}
