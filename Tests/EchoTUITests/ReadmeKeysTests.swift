import Foundation
import ProgramHarness
import Testing

@testable import echo_tui

@Suite struct `The README's table of keys` {
    @Test func `is the one the program writes`() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../README.md")
        let readme = try String(contentsOf: file.standardizedFileURL, encoding: .utf8)
        let table = try #require(
            readme.split(separator: "<!-- keys -->").last?.split(separator: "<!-- /keys -->").first)

        #expect(table.trimmingCharacters(in: .newlines) == KeyTable.markdown.trimmingCharacters(in: .newlines))
    }
}
