import EchoScreen
import Testing

@testable import History

@Suite struct `The list of conversations` {
    private func rows(_ range: Range<Int>) -> [ChoiceRowViewState] {
        range.map { ChoiceRowViewState(id: "\($0)", title: "Talk \($0)") }
    }

    private func panel(hasMore: Bool) -> HistoryPanel {
        var panel = HistoryPanel()
        panel.show(rows(0..<200), hasMore: hasMore)
        return panel
    }

    @Test func `goes to its real end, page by page`() {
        var panel = panel(hasMore: true)

        panel.move(by: .max)
        #expect(panel.wantsAll)
        panel.add(rows(200..<400), hasMore: true)
        #expect(panel.selectedRow?.id == "399")
        #expect(panel.wantsAll)
        panel.add(rows(400..<450), hasMore: false)

        #expect(panel.selectedRow?.id == "449")
        #expect(!panel.wantsAll)
    }

    @Test func `stops on its way to the end where another key is pressed`() {
        var panel = panel(hasMore: true)
        panel.move(by: .max)

        panel.move(by: -1)
        panel.add(rows(200..<400), hasMore: true)

        #expect(panel.selectedRow?.id == "198")
        #expect(!panel.wantsAll)
    }

    @Test func `asks for nothing more where everything is there`() {
        var panel = panel(hasMore: false)

        panel.move(by: .max)

        #expect(panel.selectedRow?.id == "199")
        #expect(!panel.wantsAll && !panel.wantsMore)
    }
}
