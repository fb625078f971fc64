public import Foundation

/// Sound.
public struct ChatInputAudio: WireObject {
    public var data: Data
    /// `wav` or `mp3`.
    public var format: String
    public var extra: JSONObject

    public init(data: Data, format: String, extra: JSONObject = [:]) {
        self.data = data
        self.format = format
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(data: Data(), format: ""),
        [
            .required("data", \.data), .required("format", \.format),
        ])
}
