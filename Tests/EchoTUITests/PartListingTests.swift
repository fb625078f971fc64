import EchoScreen
import EchoStore
import Foundation
import ProgramHarness
import Testing

@testable import echo_tui

@Suite struct `The parts of the local assistant, listed` {
    private let parts = PartCatalog(
        files: [BuiltProducts.sourceDirectory.appending(path: "Parts/parts.toml").path]
    ).parts

    private func lines(_ columns: Int = PartListing.usualColumns) -> [Substring] {
        let standings = parts.map { PartStanding(part: $0, isThere: false, bytes: 0) }
        return PartListing(standings, columns: columns).lines.split(separator: "\n")
    }

    @Test(arguments: [60, 80, 120]) func `are lines no longer than the terminal is wide`(columns: Int) {
        let lines = lines(columns)
        #expect(lines.count > parts.count * 2)
        #expect(lines.allSatisfy { $0.count <= columns }, "\(lines.filter { $0.count > columns })")
    }

    @Test func `lose no word`() {
        let words = lines().flatMap { $0.split(separator: " ") }
        #expect(words == lines(10_000).flatMap { $0.split(separator: " ") })
    }

    @Test func `are as large in the manual as in the program`() throws {
        let manual = try String(
            contentsOf: BuiltProducts.sourceDirectory.appending(path: "docs/manual.md"), encoding: .utf8)
        #expect(!parts.isEmpty)
        for part in parts {
            let row = try #require(manual.split(separator: "\n").first { $0.hasPrefix("| `\(part.name)` |") })
            let sizes = [part.download, part.disk, part.memory].map(ByteWording.text).joined(separator: " | ")
            #expect(row.hasSuffix("| \(sizes) |"), "\(row)")
        }
    }
}
