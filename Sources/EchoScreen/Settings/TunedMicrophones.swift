public import EchoAudio

/// The best values for each microphone that voice detection was tuned for, and those that act for the others.
public struct TunedMicrophones: Sendable, Hashable {
    /// Stands for all that were never tuned.
    public static let others = "*"

    /// By the microphone's identifier, or `others`.
    public private(set) var settings: [String: TunedVoiceDetection] = [:]

    public init() {}

    public var isEmpty: Bool { settings.isEmpty }

    /// - Parameter id: the microphone's identifier, that of a default one nobody knows is "default"; or `others`.
    public subscript(id: String) -> TunedVoiceDetection? {
        get { settings[id] }
        set { settings[id] = newValue }
    }

    /// Whether these are the settings of any of them.
    public func contains(_ tuned: TunedVoiceDetection) -> Bool { settings.values.contains(tuned) }
}
