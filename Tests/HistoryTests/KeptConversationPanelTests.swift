import EchoScreen
import EchoText
import Testing

@testable import History

@Suite struct `A conversation that is read` {
    private func message(_ id: String, lines: Int = 2) -> KeptMessage {
        KeptMessage(id: id, lines: (0..<lines).map { [StyledText("\(id)\($0)")] } + [[]])
    }

    private func panel(_ ids: String..., selecting id: String? = nil, hasMore: Bool = false) -> KeptConversationPanel {
        var panel = KeptConversationPanel(title: "Owls")
        panel.show(ids.map { message($0) }, selecting: id, hasMore: hasMore)
        return panel
    }

    @Test func `the cursor goes line by line, and its message is marked`() {
        var panel = panel("a", "b", "c")

        #expect(panel.selected == "a")
        #expect(panel.overlay.marked == 0..<2)
        panel.move(by: 4)

        #expect(panel.selected == "b")
        #expect(panel.overlay.scroll == 4)
        #expect(panel.overlay.marked == 3..<5)
        panel.move(by: .max)
        #expect(panel.selected == "c")
    }

    @Test func `either end of the conversation is asked for where it was not read yet`() {
        var panel = panel("c", "d", hasMore: true)
        panel.move(by: 1)
        #expect(!panel.wantsEnd)
        panel.move(by: .max)
        #expect(panel.wantsEnd)
        panel.grow()
        #expect(!panel.wantsEnd)

        panel.show([message("y"), message("z")], selecting: "z", hasEarlier: true, hasMore: false)
        panel.move(by: .max)
        #expect(!panel.wantsEnd)
        panel.move(by: -.max)
        #expect(panel.wantsBeginning)
    }

    @Test func `what can be heard is marked, and playing is offered only where something can be`() {
        var panel = panel("a", "b")
        func plays() -> Bool { panel.hints?.contains { $0.title == "play" } ?? false }
        #expect(panel.wantsSounds)
        panel.show(sounds: [:])
        #expect(!panel.wantsSounds)
        #expect(!plays())

        panel.show(sounds: ["b": .seconds(7)])

        guard case .lines(let lines) = panel.overlay.content else {
            Issue.record("no lines")
            return
        }
        #expect(lines[0].map(\.text).joined() == "a0")
        #expect(lines[3].map(\.text).joined() == "b0  ♪ 0:07")
        #expect(plays())
    }

    @Test func `earlier versions of the message with the cursor are shown and hidden`() {
        var panel = KeptConversationPanel(title: "Owls")
        let written = KeptMessage(id: "a", lines: message("a").lines, earlier: [[StyledText("before")]])
        panel.show([written, message("b")], hasMore: false)

        panel.toggleVersions()
        #expect(panel.overlay.marked == 0..<3)
        panel.toggleVersions()
        #expect(panel.overlay.marked == 0..<2)
        panel.move(by: .max)
        panel.toggleVersions()

        #expect(panel.selected == "b")
        #expect(panel.overlay.marked == 3..<5)
    }

    @Test func `what was thought before the message with the cursor is shown and hidden`() {
        var panel = KeptConversationPanel(title: "Owls")
        let thought = KeptMessage(id: "a", lines: message("a").lines, thoughts: [[StyledText("hm")]])
        panel.show([thought, message("b")], hasMore: false)
        #expect(panel.hints?.contains { $0.command == .showThoughts } == true)

        panel.toggleThoughts()
        #expect(panel.overlay.marked == 0..<3)
        panel.toggleThoughts()
        #expect(panel.overlay.marked == 0..<2)
        panel.move(by: .max)
        #expect(panel.hints?.contains { $0.command == .showThoughts } == false)
    }

    @Test func `what comes above leaves the cursor where it is`() {
        var panel = panel("c", "d", selecting: "d")

        panel.addEarlier([message("a"), message("b")], hasEarlier: false)

        #expect(panel.selected == "d")
        #expect(panel.overlay.scroll == 9)
    }

    @Test func `matches are gone through in a circle, from wherever the cursor is`() {
        var panel = panel("a", "b", "c", "d", selecting: "b")
        panel.show(matches: ["a", "c", "far"])

        #expect(panel.overlay.note == "match – of 3")
        #expect(panel.match(by: 1) == "c")
        #expect(panel.match(by: -1) == "a")
        var found = panel.select("c")
        #expect(found)
        #expect(panel.overlay.note == "match 2 of 3")
        #expect(panel.match(by: 1) == "far")
        found = panel.select("far")
        #expect(!found)
        found = panel.select("a")
        #expect(found)
        #expect(panel.match(by: -1) == "far")
    }

    @Test func `more is wanted near either end of what is known`() {
        var panel = KeptConversationPanel(title: "Owls")
        #expect(!panel.wantsMore)
        panel.show((0..<400).map { message("\($0)") }, selecting: "200", hasEarlier: true, hasMore: true)
        #expect(!panel.wantsMore && !panel.wantsEarlier)

        panel.move(by: .max)
        #expect(panel.wantsMore && !panel.wantsEarlier)
        panel.grow()
        #expect(!panel.wantsMore)
        panel.add([message("400")], hasMore: false)
        panel.move(by: -.max)
        #expect(panel.wantsEarlier && !panel.wantsMore)
    }

    @Test func `nothing is selected where nothing is shown`() {
        var panel = KeptConversationPanel(title: "Owls")
        panel.show([], hasMore: false)
        panel.move(by: 3)

        #expect(panel.selected == nil)
        #expect(panel.match(by: 1) == nil)
        #expect(panel.overlay.marked == nil)
    }
}

@Suite struct `What was found in a conversation that is read` {
    private func marked(_ text: String, _ words: Set<String>) -> [String] {
        FoundWords(words).marked([StyledText(text)]).filter { $0.role == .found }.map(\.text)
    }

    @Test func `is marked wherever it stands, in whole words and whatever its case`() {
        #expect(marked("Herons fly. A heron waits; heronries don't.", ["Heron", "Herons"]) == ["Herons", "heron"])
        #expect(marked("the grey heron waits", ["grey heron"]) == ["grey heron"])
        #expect(marked("十年前の鳥の名前", ["鳥"]) == ["鳥"])
        #expect(marked("nothing", []) == [])
    }

    @Test func `keeps what stands around it, and how that looks`() {
        let line = [StyledText("a "), StyledText("bold heron here", .strong)]

        #expect(
            FoundWords(["heron"]).marked(line) == [
                StyledText("a "), StyledText("bold ", .strong), StyledText("heron", .found),
                StyledText(" here", .strong),
            ])
    }

    @Test func `is marked in the messages that were found, below who said them`() {
        var panel = KeptConversationPanel(title: "Owls")
        let lines = [[StyledText("owl")], [StyledText("an owl")], []]
        panel.show([KeptMessage(id: "a", lines: lines), KeptMessage(id: "b", lines: lines)], hasMore: false)
        panel.show(matches: ["b"], words: ["owl"])

        guard case .lines(let shown) = panel.overlay.content else { return #expect(Bool(false)) }
        #expect(shown[1] == lines[1])
        #expect(shown[3] == lines[0])
        #expect(shown[4] == [StyledText("an "), StyledText("owl", .found)])
    }
}

@Suite struct `Markdown in a conversation that is read` {
    private func text(_ markdown: String) -> [String] {
        MarkdownLines.lines(markdown).map { $0.map(\.text).joined() }
    }

    @Test func `stands without its signs`() {
        #expect(text("A **grey** heron\n\n- one\n- two") == ["A grey heron", "", "• one", "• two"])
        #expect(MarkdownLines.lines("**grey**") == [[StyledText("grey", .strong)]])
        #expect(text("> said\n\nsee [here](https://e.org)") == ["│ said", "", "see here (https://e.org)"])
    }

    @Test func `keeps code and tables in lines`() {
        #expect(text("```swift\nlet a = 1\nlet b = 2\n```") == ["swift", "│ let a = 1", "│ let b = 2"])
        #expect(
            text("| bird | legs |\n|---|---|\n| heron | 2 |") == ["bird  │ legs", "──────┼─────", "heron │ 2"])
    }
}
