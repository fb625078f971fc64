import Echo
import EchoScreen
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

    @Test func `with what is personal in calls masked where that is wanted, and in nothing else`() async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = ConversationStore(folder: folder.appending(path: "conversations").path)
        let writer = FileWriter(conversations: store) { $0.replacing("+4930", with: "•") }
        let said = [SaidMessage(id: "m", name: "caller", role: "user", date: Date(), text: "Call +4930.")]
        for kind in [ConversationRecord.Kind.phone, .chat] {
            let record = ConversationRecord(
                id: ConversationID(kind.rawValue), kind: kind, title: ConversationTitle("Call from +4930", .person),
                startedAt: Date(), mode: .audio)
            store.note(.began(record))
            for name in ["call.txt", "call.html"] {
                let path = folder.appending(path: name).path
                _ = try await writer.write(said, of: record.id, to: path)
                let text = try String(contentsOfFile: path, encoding: .utf8)
                #expect(text.contains("+4930") == (kind == .chat), "\(name)")
                #expect(text.contains("•") == (kind == .phone), "\(name)")
            }
        }
        await store.close()
    }
}
