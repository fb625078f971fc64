/// More of a function's name or arguments.
public struct ChatDeltaFunction: WireObject {
    public var name: String?
    public var arguments: String?
    public var extra: JSONObject

    public init(name: String? = nil, arguments: String? = nil, extra: JSONObject = [:]) {
        self.name = name
        self.arguments = arguments
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("name", \.name), .optional("arguments", \.arguments),
        ])
}
