/// Where some of the words come from.
public struct ResponsesAnnotationAdded: ResponsesEventPayload {
    public var sequenceNumber: Int?
    public var itemID: String
    public var outputIndex: Int
    public var contentIndex: Int
    public var annotationIndex: Int
    public var annotation: JSONValue?
    public var extra: JSONObject

    public init(
        sequenceNumber: Int? = nil, itemID: String, outputIndex: Int, contentIndex: Int, annotationIndex: Int,
        annotation: JSONValue? = nil, extra: JSONObject = [:]
    ) {
        self.sequenceNumber = sequenceNumber
        self.itemID = itemID
        self.outputIndex = outputIndex
        self.contentIndex = contentIndex
        self.annotationIndex = annotationIndex
        self.annotation = annotation
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(itemID: "", outputIndex: 0, contentIndex: 0, annotationIndex: 0),
        [
            .optional("sequence_number", \.sequenceNumber), .required("item_id", \.itemID),
            .required("output_index", \.outputIndex), .required("content_index", \.contentIndex),
            .required("annotation_index", \.annotationIndex), .optional("annotation", \.annotation),
        ])
}
