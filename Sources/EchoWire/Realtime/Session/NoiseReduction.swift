/// How the microphone's noise is reduced before anything else hears it.
public struct NoiseReduction: WireObject {
    /// `near_field` (headset) or `far_field` (laptop, room).
    public var type: String?
    /// Higher removes more. An update without it keeps the present one.
    public var strength: Double?
    public var extra: JSONObject

    public init(type: String? = nil, strength: Double? = nil, extra: JSONObject = [:]) {
        self.type = type
        self.strength = strength
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("type", \.type), .optional("strength", \.strength),
        ])
}
