/// The outcome of something said to an answer while it was made.
public struct ResponsesSteering: ResponsesEventPayload {
    public var sequenceNumber: Int?
    public var steer: ResponsesSteerReference
    /// Why it waits: `waiting_for_required_input`.
    public var reason: String?
    /// The outputs that it waits for.
    public var requiredInput: [ResponsesRequiredInput]?
    /// Why it failed.
    public var error: ErrorDetail?
    public var extra: JSONObject

    public init(
        sequenceNumber: Int? = nil, steer: ResponsesSteerReference, reason: String? = nil,
        requiredInput: [ResponsesRequiredInput]? = nil, error: ErrorDetail? = nil, extra: JSONObject = [:]
    ) {
        self.sequenceNumber = sequenceNumber
        self.steer = steer
        self.reason = reason
        self.requiredInput = requiredInput
        self.error = error
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(steer: ResponsesSteerReference.fields.blank),
        [
            .optional("sequence_number", \.sequenceNumber), .required("steer", \.steer),
            .optional("reason", \.reason), .optional("required_input", \.requiredInput), .optional("error", \.error),
        ])
}

/// Which of the things that were said it is.
public struct ResponsesSteerReference: WireObject {
    public var id: String?
    public var previousResponseID: String
    /// The input, where it failed.
    public var input: ResponsesInput?
    public var extra: JSONObject

    public init(
        id: String? = nil, previousResponseID: String, input: ResponsesInput? = nil, extra: JSONObject = [:]
    ) {
        self.id = id
        self.previousResponseID = previousResponseID
        self.input = input
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(previousResponseID: ""),
        [
            .optional("id", \.id), .required("previous_response_id", \.previousResponseID),
            .optional("input", \.input),
        ])
}

/// An output that an answer waits for.
public struct ResponsesRequiredInput: WireObject {
    /// E.g. `function_call_output`.
    public var type: String
    public var callID: String?
    /// Of the function.
    public var name: String?
    public var extra: JSONObject

    public init(
        type: String = "function_call_output", callID: String? = nil, name: String? = nil, extra: JSONObject = [:]
    ) {
        self.type = type
        self.callID = callID
        self.name = name
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .required("type", \.type), .optional("call_id", \.callID), .optional("name", \.name),
        ])
}
