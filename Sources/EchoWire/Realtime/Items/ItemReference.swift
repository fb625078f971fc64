/// Stands for an item of the conversation in a response's input.
public struct ItemReference: WireObject {
    public var id: String
    public var extra: JSONObject

    public init(id: String, extra: JSONObject = [:]) {
        self.id = id
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(id: ""),
        [
            .required("id", \.id)
        ])
}
