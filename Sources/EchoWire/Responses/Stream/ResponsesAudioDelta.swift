public import Foundation

/// More sound of a spoken answer.
public struct ResponsesAudioDelta: ResponsesEventPayload {
    public var sequenceNumber: Int?
    public var delta: Data
    /// Random padding: to be ignored.
    public var obfuscation: String?
    public var extra: JSONObject

    public init(sequenceNumber: Int? = nil, delta: Data, obfuscation: String? = nil, extra: JSONObject = [:]) {
        self.sequenceNumber = sequenceNumber
        self.delta = delta
        self.obfuscation = obfuscation
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(delta: Data()),
        [
            .optional("sequence_number", \.sequenceNumber), .required("delta", \.delta),
            .optional("obfuscation", \.obfuscation),
        ])
}
