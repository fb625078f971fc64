/// How full the memory of the model is.
public struct LiveContextWindow: WireObject {
    /// 0 to 1.
    public var usageRatio: Double?
    public var extra: JSONObject

    public init(usageRatio: Double? = nil, extra: JSONObject = [:]) {
        self.usageRatio = usageRatio
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("usage_ratio", \.usageRatio)
        ])
}
