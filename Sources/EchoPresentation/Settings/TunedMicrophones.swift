public import EchoAudio
import EchoText

/// What was found best for each microphone that voice detection was tuned for, and what acts for the others.
public struct TunedMicrophones: Sendable, Hashable {
    /// Stands for all that were never tuned.
    public static let others = "*"

    private var settings: [String: TunedVoiceDetection] = [:]

    public init() {}

    public var isEmpty: Bool { settings.isEmpty }

    /// - Parameter id: the microphone's identifier, that of a default one nobody knows is "default"; or `others`.
    public subscript(id: String) -> TunedVoiceDetection? {
        get { settings[id] }
        set { settings[id] = newValue }
    }

    /// Whether these are the settings of any of them.
    public func contains(_ tuned: TunedVoiceDetection) -> Bool { settings.values.contains(tuned) }

    // MARK: as they are kept

    /// One for each: "0.55 300 650 default" for threshold, padding and silence in milliseconds, and the microphone.
    public var texts: [String] {
        settings.sorted { $0.key < $1.key }.map { id, tuned in
            let numbers = [tuned.prefixPadding, tuned.silence].map { "\(Int(($0 / .milliseconds(1)).rounded()))" }
            return ([NumberWording.fixed(tuned.threshold)] + numbers + [id]).joined(separator: " ")
        }
    }

    /// Takes what was kept; false for what cannot be read.
    public mutating func take(_ text: String) -> Bool {
        let words = text.split(separator: " ", maxSplits: 3).map(String.init)
        guard words.count == 4, let threshold = Double(words[0]), threshold.isFinite, let padding = Int(words[1]),
            let silence = Int(words[2])
        else { return false }
        settings[words[3]] = TunedVoiceDetection(
            threshold: threshold, prefixPadding: .milliseconds(padding), silence: .milliseconds(silence))
        return true
    }
}
