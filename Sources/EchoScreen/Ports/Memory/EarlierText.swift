public import Foundation

/// The text of a message before another program, which did not know it, wrote over it.
public struct EarlierText: Sendable, Hashable {
    public let text: String
    /// When it was written over.
    public let replacedAt: Date
    /// Names the run of the program that had written it; nil where that was not noted.
    public let program: String?

    public init(text: String, replacedAt: Date, program: String? = nil) {
        (self.text, self.replacedAt, self.program) = (text, replacedAt, program)
    }
}
