import Echo
import EchoScreen
import EchoText
import Foundation
import Testing

@testable import History

@Suite struct `A message that was kept, as lines to read` {
    private func message(_ role: Message.Role, _ text: String) -> Message {
        Message(id: "m", role: role, medium: .text, text: text, status: .completed, createdAt: .distantPast)
    }

    private func texts(_ lines: [[StyledText]]) -> [String] { lines.map { $0.map(\.text).joined() } }

    @Test func `a picture stands below it`() {
        let picture = Picture(name: "a.png", format: .png, width: 1200, height: 800, size: 312_400)
        var message = message(.user, "look")
        message.pictures = [picture]

        let lines = texts(KeptMessageWording.lines(message, at: "now", wasCut: false))

        #expect(lines.contains("  🖼 \(PictureWording.line(picture))"))
    }

    @Test func `an answer has its thoughts, its sources and what the server summarised`() throws {
        var message = message(.assistant, "Sunny.")
        message.thoughts = Message.Thoughts(text: "Hm.", duration: .seconds(3))
        message.sources = [try #require(WebSource(title: "Weather", url: "https://example.com/a"))]
        message.compaction = Message.Compaction(sealed: nil)

        let lines = texts(KeptMessageWording.lines(message, at: "now", wasCut: false))

        #expect(lines[1] == "… the server summarised everything above this point")
        #expect(lines.contains("Sunny."))
        #expect(lines.contains { $0.contains("Weather") })
        #expect(lines.contains("▸ thought for 3 s"))
        #expect(texts(KeptMessageWording.thoughts(of: message)) == ["  thought for 3 s:", "  Hm."])
    }
}
