import Echo
import Foundation
import ScreenTestKit
import Testing

@testable import EchoScreen

@Suite struct `While a conversation is being replaced` {
    private let moment = ScreenTime(date: Date(timeIntervalSince1970: 1_700_000_000), uptime: .zero)

    private func answer(_ text: String, _ status: Message.Status) -> Message {
        Message(id: "a", role: .assistant, medium: .voice, text: text, status: status, createdAt: moment.date)
    }

    /// Half an answer was shown; its end came later.
    private func makeSUT() -> ScreenPresenter {
        var presenter = ScreenPresenter(
            server: ServerIdentity(isLocal: true, host: "127.0.0.1", model: "echo"), catalog: .standard)
        presenter.receive(.messageUpdated(answer("Half", .inProgress)), at: moment)
        presenter.startReset()
        presenter.receive(.assistantTextDelta(itemID: "a", delta: " of it"), at: moment)
        presenter.receive(.messageFinalized(answer("Half of it", .completed)), at: moment)
        return presenter
    }

    @Test func `nothing that happens in the old one is shown`() {
        #expect(makeSUT().state.conversation.rows.map(\.text) == ["Half"])
    }

    @Test func `and what happened is shown when the old one stays`() {
        var presenter = makeSUT()

        presenter.abandonReset()

        #expect(presenter.state.conversation.rows.map(\.text) == ["Half of it"])
        #expect(presenter.state.conversation.rows.map(\.isLive) == [false])
    }

    @Test func `and never when another one takes its place`() {
        var presenter = makeSUT()

        presenter.finishReset(at: moment)
        presenter.abandonReset()

        #expect(presenter.state.conversation.rows.isEmpty)
    }
}
