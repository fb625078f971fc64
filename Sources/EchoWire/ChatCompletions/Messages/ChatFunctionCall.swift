/// A function and what it is called with.
public struct ChatFunctionCall: WireObject {
    public var name: String
    /// JSON text as the model wrote it: it may be malformed.
    public var arguments: String
    public var extra: JSONObject

    public init(name: String, arguments: String, extra: JSONObject = [:]) {
        self.name = name
        self.arguments = arguments
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(name: "", arguments: ""),
        [
            .required("name", \.name), .required("arguments", \.arguments),
        ])
}
