import EchoApp
import EchoStore
import Foundation
import Testing

@Suite struct `Files are written` {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "echo-writer-\(UUID().uuidString)")

    @Test func `where there is a folder for them; none is made`() async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let writer = FileWriter()

        #expect(try await writer.write([], of: nil, to: folder.appending(path: "talk.md").path) == "")
        await #expect(throws: FileWriteError.self) {
            try await writer.write([], of: nil, to: folder.appending(path: "none/talk.md").path)
        }

        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["talk.md"])
    }
}
