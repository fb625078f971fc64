import Echo
import EchoScreen

/// Folders and files that are nowhere but here.
struct SpyFiles: FileListingProtocol {
    var folders: [String: [FileEntry]] = [:]
    var texts: [String: String] = [:]
    var pictures: [String: [UInt8]] = [:]
    var problems: [String: FileProblem] = [:]

    func entries(of folder: String) async -> [FileEntry] { folders[folder] ?? [] }

    func summary(of file: String) async -> FileSummary? {
        if let bytes = pictures[file] {
            return FileSummary(size: bytes.count, isText: false, picture: try? PictureHeader(bytes))
        }
        return texts[file].map { FileSummary(size: $0.utf8.count, isText: problems[file] != .isNoText) }
    }

    func contents(
        of file: String, textAtMost bytes: Int, pictures formats: Set<PictureFormat>
    ) async throws(FileProblem) -> FileContents {
        if let problem = problems[file] { throw problem }
        if let picture = pictures[file] {
            if let format = PictureFormat(of: picture), !formats.contains(format) { throw .hasNoConverter }
            do throws(PictureProblem) { return .picture(try Picture(name: file, picture)) } catch {
                throw .picture(error)
            }
        }
        guard let text = texts[file] else { throw .isMissing }
        guard text.utf8.count <= bytes else { throw .isTooLarge }
        return .text(text)
    }
}
