public import EchoPresentation

/// Writes conversations to files that a person names.
public protocol FileWriterProtocol: Sendable {
    /// Whether the ending of the name says how it is written.
    func canWrite(_ name: String) -> Bool
    /// Whether something stands at that name already.
    func exists(_ name: String) async -> Bool
    /// Writes the file whole or not at all; what stood there is replaced.
    ///
    /// - Parameter name: As a person writes it: "~" is the home folder, what does not begin with a slash is looked for in
    ///   the folder the program was started in. Its ending says how it is written.
    func write(_ messages: [SaidMessage], to name: String) async throws(FileWriteError)
}
