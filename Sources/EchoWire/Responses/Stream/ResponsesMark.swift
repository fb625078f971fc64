/// Says no more than its type does.
public struct ResponsesMark: ResponsesEventPayload {
    public var sequenceNumber: Int?
    public var extra: JSONObject

    public init(sequenceNumber: Int? = nil, extra: JSONObject = [:]) {
        self.sequenceNumber = sequenceNumber
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("sequence_number", \.sequenceNumber)
        ])
}
