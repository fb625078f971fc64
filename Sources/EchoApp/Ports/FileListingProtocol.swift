import EchoPresentation

/// Looks into folders and files for the person. A path may begin with "~"; others start where the program was started.
public protocol FileListingProtocol: Sendable {
    /// What is in a folder, by name; nothing when it cannot be read.
    func entries(of folder: String) async -> [FileEntry]
    /// What a look at a file tells; nil when there is none.
    func summary(of file: String) async -> FileSummary?
    /// A file's text. What is no UTF-8 in it is replaced.
    func text(of file: String, atMost bytes: Int) async throws(FileProblem) -> String
}
