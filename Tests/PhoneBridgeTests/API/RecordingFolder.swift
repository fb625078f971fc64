import Foundation
import PhoneBridge

/// Recordings as plain files below a folder.
struct RecordingFolder: RecordingVaultProtocol {
    private let folder: URL

    init(_ folder: URL) { self.folder = folder.resolvingSymlinksInPath().standardizedFileURL }

    @concurrent
    func size(of recording: CallRecording) async throws(RecordingVaultError) -> Int {
        let file = try file(recording)
        let values = try? file.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey])
        guard let values, values.isRegularFile == true, let size = values.fileSize else { throw .notFound }
        return size
    }

    @concurrent
    func bytes(
        of recording: CallRecording, in range: Range<Int>
    ) async throws(RecordingVaultError) -> Data {
        let file = try file(recording)
        guard let handle = try? FileHandle(forReadingFrom: file) else { throw .notFound }
        defer { try? handle.close() }
        do {
            try handle.seek(toOffset: UInt64(range.lowerBound))
            let bytes = try handle.read(upToCount: range.count) ?? Data()
            guard bytes.count == range.count else { throw RecordingVaultError.unavailable }
            return bytes
        } catch {
            throw .unavailable
        }
    }

    /// Nothing outside of the folder, whatever the path says, and wherever links lead.
    private func file(_ recording: CallRecording) throws(RecordingVaultError) -> URL {
        let names = recording.path.split(separator: "/", omittingEmptySubsequences: false)
        guard names.allSatisfy({ !["", ".", ".."].contains($0) }), !recording.path.utf8.contains(0) else {
            throw .notFound
        }
        let file = folder.appending(path: recording.path).resolvingSymlinksInPath().standardizedFileURL
        guard file.path.hasPrefix(folder.path + "/") else { throw .notFound }
        return file
    }
}
