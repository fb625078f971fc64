import EchoText
import Testing

@testable import EchoApp
@testable import EchoScreen

@Suite struct `Who looks elsewhere is told` {
    private func state(_ activity: Activity, alerts: ScreenPreferences.Alerts, isAsked: Bool = false) -> ScreenViewState
    {
        var state = ScreenViewState()
        (state.activity, state.isAsked) = (activity, isAsked)
        state.preferences.alerts = alerts
        state.conversation.rows.append(
            MessageRowViewState(id: "a", author: StyledText("echo", .assistant), text: "It is\nsunny."))
        return state
    }

    @Test(arguments: [
        (ScreenPreferences.Alerts.off, false, nil as ScreenEffect?), (.bell, false, .bell), (.bell, true, nil),
        (.desktop, false, .notify(title: "echo", body: "It is sunny.")), (.desktop, true, nil),
    ])
    func `when an answer is finished, by choice`(
        alerts: ScreenPreferences.Alerts, isAttended: Bool, effect: ScreenEffect?
    ) {
        var rules = AlertRules()
        let heard = [Activity.idle, .thinking, .writing, .idle, .idle].map {
            rules.receive(state($0, alerts: alerts), isAttended: isAttended)
        }

        #expect(heard == [nil, nil, nil, effect, nil])
    }

    @Test func `in words, without the signs of Markdown`() {
        var rules = AlertRules()
        var finished = state(.idle, alerts: .desktop)
        let text = "# Weather\n\nIt is **sunny**:\n\n- dry\n- `warm`"
        finished.conversation.rows = ChunkedList([
            MessageRowViewState(
                id: "a", author: StyledText("echo", .assistant), text: text, isMarkdown: true)
        ])
        _ = rules.receive(state(.writing, alerts: .desktop), isAttended: false)

        #expect(
            rules.receive(finished, isAttended: false)
                == .notify(title: "echo", body: "Weather It is sunny: dry warm"))
    }

    @Test func `when a tool asks, and not when an answer is lost`() {
        var rules = AlertRules()
        let heard = [(Activity.thinking, true), (.thinking, true), (.reconnecting, false), (.offline, false)].map {
            rules.receive(state($0, alerts: .desktop, isAsked: $1), isAttended: false)
        }

        #expect(heard == [.notify(title: "echo", body: "A tool is waiting for approval."), nil, nil, nil])
    }
}
