/// A page of the web that some of the words come from.
public struct URLCitation: WireObject {
    public var url: String
    public var title: String?
    /// Where those words begin, in characters.
    public var startIndex: Int?
    /// Where they end.
    public var endIndex: Int?
    public var extra: JSONObject

    public init(
        url: String, title: String? = nil, startIndex: Int? = nil, endIndex: Int? = nil, extra: JSONObject = [:]
    ) {
        self.url = url
        self.title = title
        self.startIndex = startIndex
        self.endIndex = endIndex
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(url: ""),
        [
            .required("url", \.url), .optional("title", \.title), .optional("start_index", \.startIndex),
            .optional("end_index", \.endIndex),
        ])
}

extension URLCitation {
    /// Nil for an annotation of another kind. Responses writes its fields flat, Chat Completions nested.
    public init?(annotation: JSONValue) {
        guard annotation["type"]?.string == "url_citation" else { return nil }
        var fields = annotation["url_citation"]?.object ?? annotation.object ?? [:]
        fields["type"] = nil
        guard let citation = try? URLCitation(fields: fields) else { return nil }
        self = citation
    }
}

extension ResponsesOutputText {
    /// The pages among its annotations.
    public var urlCitations: [URLCitation] { annotations.compactMap(URLCitation.init(annotation:)) }
}

extension ResponsesAnnotationAdded {
    /// Nil when it is no page.
    public var urlCitation: URLCitation? { annotation.flatMap(URLCitation.init(annotation:)) }
}

extension ChatMessage {
    /// The pages among its annotations.
    public var urlCitations: [URLCitation] { (annotations ?? []).compactMap(URLCitation.init(annotation:)) }
}
