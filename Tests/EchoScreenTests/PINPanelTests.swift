import EchoScreen
import EchoText
import Testing

@Suite struct `A panel asks for a PIN` {
    private func makeSUT(_ typed: String = "") -> PINPanel {
        var panel = PINPanel(for: "test", title: "Locked", action: "unlock", refusal: nil, ["Type it."])
        panel.compose { $0.insert(typed) }
        return panel
    }

    private func text(_ panel: PINPanel) -> String {
        panel.overlay.above.map { $0.wording.text(keyName: \.name) }.joined(separator: " ")
    }

    @Test func `one try at a time, and nothing is tried where nothing is typed`() {
        var panel = makeSUT()
        #expect(panel.begin() == nil)
        panel.compose { $0.insert("24a68") }

        #expect(panel.begin() == "2468")
        panel.compose { $0.insert("1111") }
        #expect(panel.begin() == nil)
    }

    @Test func `a try that opened nothing says why, and another can be made`() {
        var panel = makeSUT("1111")
        _ = panel.begin()

        panel.refuse("That is not the PIN.")
        #expect(text(panel).contains("That is not the PIN."))
        panel.compose { $0.insert("2468") }
        #expect(panel.begin() == "2468")
    }
}
