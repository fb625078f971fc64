public import Foundation

/// More sound.
public struct SpeechAudioDelta: WireObject {
    public var audio: Data
    public var extra: JSONObject

    public init(audio: Data, extra: JSONObject = [:]) {
        self.audio = audio
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(audio: Data()),
        [
            .required("audio", \.audio)
        ])
}
