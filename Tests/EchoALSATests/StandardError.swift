import Foundation

/// What anybody in this process writes on standard error for a while; passed on afterwards.
enum StandardError {
    static func captured(while body: () async throws -> Void) async throws -> String {
        let file = FileManager.default.temporaryDirectory.appending(path: "stderr-\(UUID().uuidString)")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let sink = try FileHandle(forWritingTo: file)
        let original = dup(2)
        dup2(sink.fileDescriptor, 2)
        defer { close(original) }
        do { try await body() } catch {
            dup2(original, 2)
            throw error
        }
        dup2(original, 2)
        let text = try String(contentsOf: file, encoding: .utf8)
        try FileHandle.standardError.write(contentsOf: Data(text.utf8))
        return text
    }
}
