/// An item of the answer begins, or is done.
public struct ResponsesOutputItemChange: ResponsesEventPayload {
    public var sequenceNumber: Int?
    public var outputIndex: Int
    public var item: ResponsesItem
    public var extra: JSONObject

    public init(sequenceNumber: Int? = nil, outputIndex: Int, item: ResponsesItem, extra: JSONObject = [:]) {
        self.sequenceNumber = sequenceNumber
        self.outputIndex = outputIndex
        self.item = item
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(outputIndex: 0, item: .unknown([:])),
        [
            .optional("sequence_number", \.sequenceNumber), .required("output_index", \.outputIndex),
            .required("item", \.item),
        ])
}
