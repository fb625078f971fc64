import Echo
import EchoScreen
import EchoText
import Foundation
import ScreenTestKit
import Testing

@Suite struct `Words about pictures` {
    private let picture = Picture(name: "a\u{1B}b.png", format: .png, width: 1200, height: 800, size: 312_400)

    private func message() -> Message {
        var message = Message(
            id: "m", role: .user, medium: .text, text: "look", status: .completed, createdAt: .distantPast)
        message.pictures = [picture]
        return message
    }

    @Test func `a line says name and size, and nothing that a terminal obeys`() {
        #expect(PictureWording.line(picture).hasSuffix("b.png 1200 × 800, 312.4 kB"))
        #expect(!PictureWording.line(picture).contains("\u{1B}"))
        let path = Picture(name: "/home/ada/p.png", format: .png, width: 1, height: 2, size: 3)
        #expect(PictureWording.line(path) == "p.png 1 × 2, 3 B")
    }

    @Test func `the conversation shows it below its message, and an export names it`() throws {
        var presenter = ConversationPresenter(timeZone: .gmt)
        presenter.receive(.messageUpdated(message()), at: .distantPast)

        let row = try #require(presenter.state.rows.first)
        #expect(row.pictures.map(\.sign.text) == ["🖼"])
        #expect(row.pictures.first?.line.map(\.text) == [PictureWording.line(picture)])
        #expect(presenter.said.first?.pictures == [picture])
        #expect(SaidMessage(message()).pictures == [picture])
    }

    @Test func `a model that does not look at them is named with one that does`() {
        let catalogue = ModelCatalogue.published
        #expect(catalogue.seeingModel(on: .realtime, day: nil) == catalogue.name(for: .realtime))
        #expect(catalogue.seeingModel(on: .responses, day: nil) == catalogue.name(for: .text))
        #expect(catalogue.seeingModel(on: .responses, day: nil) { _ in false } == nil)
        #expect(ModelCatalogue([Model("blind")]).seeingModel(on: .responses, day: nil) == nil)
        let words = PictureWording.refusal("gpt-transcribe", catalogue["gpt-transcribe"], other: "gpt-6.1-terra")
        #expect(words.text(keyName: \.name) == "gpt-transcribe cannot look at pictures; /model gpt-6.1-terra can.")
        let unknown = PictureWording.refusal("own", nil, other: "gpt-6.1-terra").text(keyName: \.name)
        #expect(unknown.contains("models.toml"))
    }
}
