/// An answer as it stands when something happens to it.
public struct ResponsesSnapshot: ResponsesEventPayload {
    public var sequenceNumber: Int?
    public var response: ResponsesResponse
    public var extra: JSONObject

    public init(sequenceNumber: Int? = nil, response: ResponsesResponse, extra: JSONObject = [:]) {
        self.sequenceNumber = sequenceNumber
        self.response = response
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(response: ResponsesResponse.fields.blank),
        [
            .optional("sequence_number", \.sequenceNumber), .required("response", \.response),
        ])
}
