import Echo

/// Looks into folders and files for the person. A path may begin with "~"; others start where the program was started.
public protocol FileListingProtocol: Sendable {
    /// What is in a folder, by name; nothing when it cannot be read.
    func entries(of folder: String) async -> [FileEntry]
    /// What a look at a file tells; nil when there is none.
    func summary(of file: String) async -> FileSummary?
    /// A file's text, in which what is no UTF-8 is replaced, or its picture, as models take it; by what is in it, whatever it
    /// is called.
    ///
    /// - Parameters:
    ///   - bytes: that a text may have.
    ///   - formats: in which a picture can be sent.
    func contents(
        of file: String, textAtMost bytes: Int, pictures formats: Set<PictureFormat>
    ) async throws(FileProblem) -> FileContents
}
