import EchoApp
import EchoPresentation

/// Folders and files that are nowhere but here.
struct SpyFiles: FileListingProtocol {
    var folders: [String: [FileEntry]] = [:]
    var texts: [String: String] = [:]
    var problems: [String: FileProblem] = [:]

    func entries(of folder: String) async -> [FileEntry] { folders[folder] ?? [] }

    func summary(of file: String) async -> FileSummary? {
        texts[file].map { FileSummary(size: $0.utf8.count, isText: problems[file] != .isNoText) }
    }

    func text(of file: String, atMost bytes: Int) async throws(FileProblem) -> String {
        if let problem = problems[file] { throw problem }
        guard let text = texts[file] else { throw .isMissing }
        guard text.utf8.count <= bytes else { throw .isTooLarge }
        return text
    }
}
