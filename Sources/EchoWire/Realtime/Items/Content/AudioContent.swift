public import Foundation

/// Sound, its transcript, or both.
public struct AudioContent: WireObject {
    public var audio: Data?
    public var transcript: String?
    public var extra: JSONObject

    public init(audio: Data? = nil, transcript: String? = nil, extra: JSONObject = [:]) {
        self.audio = audio
        self.transcript = transcript
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("audio", \.audio), .optional("transcript", \.transcript),
        ])
}
