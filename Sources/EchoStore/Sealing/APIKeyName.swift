/// Whose key it is: "openai", "anthropic", "azure", "twilio". Any name will do that is one word.
public struct APIKeyName: Sendable, Hashable, CustomStringConvertible {
    public static let longest = 64
    /// The one that the conversation's server gets.
    public static let openAI = APIKeyName(known: "openai")

    public let description: String

    /// Nil unless it is made of letters a–z, digits, dots, hyphens and underscores, and begins with one of the first two.
    /// Capitals count as small letters.
    public init?(_ text: String) {
        let name = text.lowercased()
        guard name.utf8.count <= Self.longest, name.wholeMatch(of: /[a-z0-9][a-z0-9._-]*/) != nil else { return nil }
        description = name
    }

    private init(known name: String) { description = name }
}
