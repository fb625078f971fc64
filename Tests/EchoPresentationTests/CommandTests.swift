import EchoPresentation
import Testing

@Suite struct `Commands are data` {
    @Test func `each has a name of its own, and is found by it`() {
        #expect(Set(Command.allCases.map(\.name)).count == Command.allCases.count)
        for command in Command.allCases { #expect(Command(name: command.name) == command) }
        #expect(Command(name: "nothing") == nil)
    }

    @Test func `a hint is never for a command that cannot be given`() {
        for situation in Self.situations {
            for hint in CommandAvailability.hints(in: situation) {
                #expect(CommandAvailability.allows(hint.command, in: situation), "\(hint) in \(situation)")
            }
        }
    }

    @Test(arguments: [
        (Activity.idle, false, false, "talk"), (.listening, true, false, "stop talking"),
        (.listening, true, true, "end your turn"), (.offline, false, false, "reconnect"),
    ])
    func `space is called by what it does now`(activity: Activity, isOpen: Bool, isManual: Bool, title: String) {
        var situation = Situation(activity: activity, focus: .composer)
        (situation.isTalking, situation.isManual) = (isOpen, isManual)

        #expect(CommandAvailability.hints(in: situation).first == HintViewState(.toggleTalking, title))
    }

    @Test(arguments: [
        (Situation.SelectedSetting.adjustable, ["change"]), (.text, ["edit"]), (.unavailable, []),
    ])
    func `a setting is hinted to do what it can do now`(selected: Situation.SelectedSetting, titles: [String]) {
        var situation = Situation(activity: .idle, focus: .settings)
        (situation.selectedSetting, situation.canOpen) = (selected, true)
        let hinted = CommandAvailability.hints(in: situation).map(\.title)

        #expect(hinted.filter { ["change", "edit", "open"].contains($0) } == titles)
    }

    @Test func `an empty pane hints at nothing to read`() {
        let situation = Situation(activity: .idle, focus: .conversation)

        #expect(!CommandAvailability.hints(in: situation).contains { ["scroll", "newest"].contains($0.title) })
    }

    @Test func `quitting is always possible`() {
        for situation in Self.situations { #expect(CommandAvailability.allows(.quit, in: situation)) }
    }

    static let situations: [Situation] = Activity.allCases.flatMap { activity in
        Pane.allCases.flatMap { pane in
            [nil, .reading, .editing, .question].flatMap { (overlay: Situation.Overlay?) in
                [true, false].map { isEmpty in
                    var situation = Situation(activity: activity, focus: pane, overlay: overlay)
                    situation.composerIsEmpty = isEmpty
                    situation.isTalking = isEmpty
                    situation.canOpen = pane == .events
                    return situation
                }
            }
        }
    }
}

@Suite struct `Wording names keys by command` {
    @Test func `the keymap fills them in`() {
        let wording: Wording = "Press \(key: .toggleTalking) or \(key: .focus(.events))."

        #expect(wording.commands == [.toggleTalking, .focus(.events)])
        #expect(wording.text { $0 == .toggleTalking ? "Space" : "Alt+4" } == "Press Space or Alt+4.")
    }
}

@Suite struct `Long lists share what does not change` {
    @Test func `a list behaves like an array`() {
        var list = ChunkedList<Int>()
        var array: [Int] = []
        for number in 0..<1000 {
            list.append(number)
            array.append(number)
            if number.isMultiple(of: 3) {
                list.dropFirst()
                array.removeFirst()
            }
        }
        list[100] = -1
        array[100] = -1
        list.insert(-2, at: 5)
        array.insert(-2, at: 5)

        #expect(Array(list) == array)
        #expect(list == ChunkedList(array))
        #expect(list.hashValue == ChunkedList(array).hashValue)
    }

    @Test func `a copy keeps what it had`() {
        var list = ChunkedList(0..<500)
        let copy = list
        list[3] = -1
        list.dropFirst()

        #expect(Array(copy) == Array(0..<500))
    }
}
