public import EchoScreen
public import EchoText

/// Why a file with prompts cannot be imported.
public struct PromptFileError: WordedErrorProtocol, Sendable, Hashable {
    public let file: String
    /// From 1; nil where it is about the whole file.
    public let line: Int?
    /// The end of a sentence.
    public let reason: String

    public init(file: String, line: Int? = nil, reason: String) {
        (self.file, self.line, self.reason) = (file, line, reason)
    }

    public var wording: Wording {
        "\(file)\(line.map { ", line \($0)" } ?? ""): \(reason). Nothing was imported."
    }

    public var role: TextRole { .failure }
}
