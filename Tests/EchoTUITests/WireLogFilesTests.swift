import Echo
import EchoScreen
import EchoStore
import Foundation
import Testing

@testable import echo_tui

@Suite struct `Files with events` {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "echo-tui-\(UUID().uuidString)")

    private func makeSUT() throws -> WireLogFiles {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return WireLogFiles(folders: [folder]) { Date(timeIntervalSince1970: 0) }
    }

    private static let began = Date(timeIntervalSince1970: 0)

    private func lines(_ types: String...) -> [WireLogLine] {
        types.map {
            .event(WireRecord(id: 1, direction: .sent, date: Self.began, type: $0, size: 2, json: "{}"))
        }
    }

    private func text(_ types: String...) -> String {
        types.map { WireLogFormat.text(lines($0)[0], began: Self.began) }.joined()
    }

    @Test func `a new name is found each time, and only the owner reads the file`() async throws {
        let files = try makeSUT()

        let first = try await files.write(lines("a", "b"), began: Self.began, to: nil)
        let second = try await files.write(lines("c"), began: Self.began, to: nil)

        #expect(first != second)
        #expect(try String(contentsOfFile: first, encoding: .utf8) == text("a", "b"))
        #expect(try String(contentsOfFile: second, encoding: .utf8) == text("c"))
        let mode = try FileManager.default.attributesOfItem(atPath: first)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        try FileManager.default.removeItem(at: folder)
    }

    @Test func `an old file is never written over`() async throws {
        let files = try makeSUT()
        _ = try await files.write(lines("old"), began: Self.began, to: "talk.jsonl")

        await #expect(throws: WireLogFileError.self) {
            _ = try await files.write(lines("new"), began: Self.began, to: "talk.jsonl")
        }
        let written = try String(contentsOf: folder.appending(path: "talk.jsonl"), encoding: .utf8)
        #expect(written == text("old"))
        try FileManager.default.removeItem(at: folder)
    }

    @Test func `without a folder that can be written it says so`() async throws {
        let files = WireLogFiles(folders: [URL(filePath: "/proc/nowhere")])

        await #expect(throws: WireLogFileError.self) {
            _ = try await files.write(lines("x"), began: Self.began, to: nil)
        }
        await #expect(throws: WireLogFileError(file: "/proc/nowhere/x.jsonl", reason: "no such folder")) {
            _ = try await files.write(lines("x"), began: Self.began, to: "x.jsonl")
        }
    }

    // MARK: - Reading

    private static let line = #"{"ms":1.0,"t":101.5,"dir":"server","type":"x","size":5,"event":{"type":"x"}}"#

    private func reading(_ text: String) throws -> WireLogReading {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "log.jsonl")
        try Data(text.utf8).write(to: file)
        return try WireLogReading(file)
    }

    @Test func `lines are read one by one, damaged ones are none`() throws {
        let log = try reading(Self.line + "\n\n{\"dam\n" + Self.line)

        #expect(log.count == 3)
        #expect(log.line(0) != nil)
        #expect(log.line(1) == nil)
        #expect(log.line(2) != nil)
        #expect(log.line(3) == nil)
        #expect(!log.hasPlayback)
        try FileManager.default.removeItem(at: folder)
    }

    @Test func `whether it tells of the loudspeaker is known`() throws {
        let device = #"{"ms":1.0,"t":101.5,"dir":"device","event":{"type":"playback.started","item_id":"a"}}"#

        #expect(try reading(Self.line + "\n" + device).hasPlayback)
        try FileManager.default.removeItem(at: folder)
    }

    @Test(arguments: [
        ("", "is empty"), ("\n\n", "is not an echo-tui log"), ("# Notes\nof today\n", "is not an echo-tui log"),
        ("[]", "is not an echo-tui log"),
    ])
    func `a file that is no log is refused with a sentence`(text: String, sentence: String) throws {
        #expect {
            _ = try reading(text)
        } throws: {
            "\($0)".contains(sentence)
        }
        try FileManager.default.removeItem(at: folder)
    }
}
