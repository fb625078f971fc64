/// How long a session has run, which is what it costs.
public struct LiveUsage: WireObject {
    public var seconds: Double
    /// Of WebRTC only.
    public var activeSeconds: Double?
    /// Of WebRTC only.
    public var pausedSeconds: Double?
    public var extra: JSONObject

    public init(seconds: Double, activeSeconds: Double? = nil, pausedSeconds: Double? = nil, extra: JSONObject = [:]) {
        self.seconds = seconds
        self.activeSeconds = activeSeconds
        self.pausedSeconds = pausedSeconds
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(seconds: 0),
        [
            .required("seconds", \.seconds), .optional("active_seconds", \.activeSeconds),
            .optional("paused_seconds", \.pausedSeconds),
        ])
}
