public import Foundation

/// A picture as far as it is painted.
public struct ResponsesPartialImage: ResponsesEventPayload {
    public var sequenceNumber: Int?
    public var itemID: String
    public var outputIndex: Int
    public var image: Data
    public var partialImageIndex: Int
    public var background: String?
    public var outputFormat: String?
    public var quality: String?
    public var size: String?
    public var extra: JSONObject

    public init(
        sequenceNumber: Int? = nil, itemID: String, outputIndex: Int, image: Data, partialImageIndex: Int,
        background: String? = nil, outputFormat: String? = nil, quality: String? = nil, size: String? = nil,
        extra: JSONObject = [:]
    ) {
        self.sequenceNumber = sequenceNumber
        self.itemID = itemID
        self.outputIndex = outputIndex
        self.image = image
        self.partialImageIndex = partialImageIndex
        self.background = background
        self.outputFormat = outputFormat
        self.quality = quality
        self.size = size
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(itemID: "", outputIndex: 0, image: Data(), partialImageIndex: 0),
        [
            .optional("sequence_number", \.sequenceNumber), .required("item_id", \.itemID),
            .required("output_index", \.outputIndex), .required("partial_image_b64", \.image),
            .required("partial_image_index", \.partialImageIndex), .optional("background", \.background),
            .optional("output_format", \.outputFormat), .optional("quality", \.quality), .optional("size", \.size),
        ])
}
