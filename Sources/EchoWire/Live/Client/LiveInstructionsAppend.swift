/// A new standing instruction. It may change or stop speech, and is not spoken itself.
public struct LiveInstructionsAppend: WireEvent {
    public static let type = "session.instructions.append"

    public var eventID: String?
    /// The delegation of the client that it belongs to; cleared for none. It must be there either way.
    public var delegationID: Clearable<String>
    /// At most 500 tokens.
    public var content: String
    public var extra: JSONObject

    public init(eventID: String? = nil, delegationID: Clearable<String>, content: String, extra: JSONObject = [:]) {
        self.eventID = eventID
        self.delegationID = delegationID
        self.content = content
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(delegationID: .cleared, content: ""),
        [
            .optional("event_id", \.eventID), .required("delegation_id", \.delegationID),
            .required("content", \.content),
        ])
}
