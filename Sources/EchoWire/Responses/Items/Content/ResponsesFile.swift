/// A file to read.
public struct ResponsesFile: WireObject {
    public var fileID: String?
    /// Its bytes as a `data:` URL.
    public var fileData: String?
    public var fileURL: String?
    public var filename: String?
    /// `auto`, `low` or `high`.
    public var detail: String?
    public var extra: JSONObject

    public init(
        fileID: String? = nil, fileData: String? = nil, fileURL: String? = nil, filename: String? = nil,
        detail: String? = nil, extra: JSONObject = [:]
    ) {
        self.fileID = fileID
        self.fileData = fileData
        self.fileURL = fileURL
        self.filename = filename
        self.detail = detail
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("file_id", \.fileID), .optional("file_data", \.fileData), .optional("file_url", \.fileURL),
            .optional("filename", \.filename), .optional("detail", \.detail),
        ])
}
