import EchoScreen
import Testing

@testable import Immersion

@Suite struct `A summary that opens by itself leaves letters to whoever is writing` {
    private func panel(opensByItself: Bool) -> RoomSummaryPanel {
        let item = DrillItem(rule: "es-gender", wrong: "el mesa", right: "la mesa", why: "Feminine.")
        let summary = RoomSummary(
            spoken: .zero, lasted: .seconds(90), linesSaid: 1, errors: [], newWords: [], goals: [], drill: [item])
        return RoomSummaryPanel(
            title: "A coffee, please", of: summary, in: .spanish, uncorrected: nil, drill: [],
            opensByItself: opensByItself)
    }

    @Test func `one that was asked for takes its letters at once`() {
        let panel = panel(opensByItself: false)

        #expect(!panel.overlay.leavesLetters)
        #expect(panel.hints?.map(\.command) == [.withdrawCorrection, .stop])
    }

    @Test func `another takes them once somebody moves in it, and says so`() {
        var panel = panel(opensByItself: true)
        #expect(panel.overlay.leavesLetters)
        #expect(panel.hints?.map(\.command) == [.selectDown, .stop])

        panel.move(by: 1)

        #expect(!panel.overlay.leavesLetters)
        #expect(panel.hints?.map(\.command) == [.withdrawCorrection, .stop])
    }
}
