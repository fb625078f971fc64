/// The model asks the client to run a function.
public struct ChatFunctionToolCall: WireObject {
    /// The id of the answer.
    public var id: String
    public var function: ChatFunctionCall
    public var extra: JSONObject

    public init(id: String, function: ChatFunctionCall, extra: JSONObject = [:]) {
        self.id = id
        self.function = function
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(id: "", function: ChatFunctionCall.fields.blank),
        [
            .required("id", \.id), .required("function", \.function),
        ])
}
