import EchoText
import ScreenTestKit
import Testing

@testable import EchoScreen

@Suite struct `The help` {
    @Test func `has keys that only work in a panel below that panel's name`() throws {
        let sections = HelpWording(catalog: .standard).sections(for: .composer)

        let spending = try #require(sections.first { $0.title == "In the spending" })
        #expect(!spending.entries.isEmpty)
        let elsewhere = sections.filter { !$0.title.hasPrefix("In ") }.flatMap(\.entries)
        #expect(elsewhere.allSatisfy { !spending.entries.map(\.command).contains($0.command) })
        #expect(try #require(sections.first { $0.title == "General" }).entries.contains { $0.command == .help })
    }
}
