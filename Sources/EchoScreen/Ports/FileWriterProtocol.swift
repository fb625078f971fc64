public import Echo

/// Writes conversations to files that a person names.
public protocol FileWriterProtocol: Sendable {
    /// Whether the ending of the name says how it is written.
    func canWrite(_ name: String) -> Bool
    /// Where a file of that name is, for people to read: absolute, with "~" for the home folder.
    func place(of name: String) -> String
    /// Whether something stands at that name already.
    func exists(_ name: String) async -> Bool
    /// Writes the file whole or not at all; what stood there is replaced.
    ///
    /// - Parameters:
    ///   - conversation: as which they are saved; nil where they are not. Its title and its sound belong to a page.
    ///   - name: As a person writes it: "~" is the home folder, what does not begin with a slash is looked for in the folder
    ///     the program was started in. Its ending says how it is written.
    /// - Returns: what had to be left out, in sentences; empty where nothing was.
    func write(
        _ messages: [SaidMessage], of conversation: ConversationID?, to name: String
    ) async throws(FileWriteError) -> String
    /// Whether the ending of the name says how an interpretation is written.
    func canWriteInterpretation(_ name: String) -> Bool
    /// Writes what was interpreted, the file whole or not at all; what stood there is replaced.
    ///
    /// - Parameter name: as for `write(_:of:to:)`. With a language in front of its ending, subtitles are in that: "talk.es.srt".
    func write(
        _ lines: [InterpretedLine], between languages: InterpretedLanguages, to name: String
    ) async throws(FileWriteError)
}
