/// The text to translate.
public struct TranslationRequest: Sendable, Hashable, Codable {
    public var text: String
    /// Two letters: "en".
    public var source: String
    public var target: String

    public init(text: String, source: String, target: String) {
        (self.text, self.source, self.target) = (text, source, target)
    }
}
