import Echo
import EchoScreen
import Foundation
import ScreenTestKit
import Testing

@Suite struct `Commands are data` {
    @Test func `each has a name of its own, and is found by it`() {
        let commands = Catalog.standard.commands
        #expect(Set(commands.all.map(\.command.name)).count == commands.all.count)
        for entry in commands.all { #expect(commands.command(written: entry.command.name) == entry.command) }
        #expect(commands.command(written: "nothing") == nil)
    }

    @Test func `each slash command is there once, and in the palette, too`() {
        let names = Catalog.standard.slashCommands.all.flatMap { [$0.name] + $0.aliases }
        #expect(Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }.keys.sorted() == [])

        let rows = PaletteRows(.standard).commands(in: Situation(activity: .idle, focus: .composer))
        let shown = rows.map(\.note).compactMap { $0.split(separator: " ").first }
        #expect(Dictionary(grouping: shown) { $0 }.filter { $1.count > 1 }.keys.sorted() == [])
    }

    @Test func `a hint is never for a command that cannot be given`() {
        for situation in Self.situations {
            for hint in CommandAvailability(Catalog.standard.commands).hints(in: situation) {
                #expect(
                    CommandAvailability(Catalog.standard.commands).allows(hint.command, in: situation),
                    "\(hint) in \(situation)")
            }
        }
    }

    @Test(arguments: [
        (Activity.idle, false, false, "hold or tap to talk"), (.listening, true, false, "stop talking"),
        (.listening, true, true, "end turn"), (.offline, false, false, "reconnect"),
    ])
    func `space is called by what it does now`(activity: Activity, isOpen: Bool, isManual: Bool, title: String) {
        var situation = Situation(activity: activity, focus: .composer)
        (situation.isTalking, situation.isManual) = (isOpen, isManual)

        #expect(
            CommandAvailability(Catalog.standard.commands).hints(in: situation).first
                == HintViewState(.toggleTalking, title))
    }

    @Test(
        arguments: [
            (ScreenPreferences.TalkKey.automatic, true, "hold to talk"),
            (.automatic, false, "hold or tap to talk"),
            (.hold, true, "hold to talk"), (.hold, false, "hold to talk"), (.toggle, true, "talk on/off"),
        ])
    func `the key that talks is called by how it works here`(
        style: ScreenPreferences.TalkKey, tellsReleases: Bool, title: String
    ) {
        var situation = Situation(activity: .idle, focus: .composer)
        (situation.talkKey, situation.tellsReleases) = (style, tellsReleases)
        #expect(
            CommandAvailability(Catalog.standard.commands).hints(in: situation).first
                == HintViewState(.toggleTalking, title))

        situation.composerIsEmpty = false
        #expect(
            CommandAvailability(Catalog.standard.commands).hints(in: situation).contains(
                HintViewState(.toggleTalking, "talk")))
    }

    @Test func `a pane hints at its own commands, the help before those that may have no room`() {
        var events = Situation(activity: .idle, focus: .events)
        (events.hasEvents, events.hasRows, events.canOpen) = (true, true, true)
        #expect(
            titles(events).prefix(9) == [
                "select", "open", "filter", "hold or tap to talk", "help", "pause", "mark", "item", "export",
            ])
        events.holdsEvents = true
        #expect(titles(events).contains("resume"))

        var settings = Situation(activity: .idle, focus: .settings)
        settings.isSettingChanged = true
        #expect(
            titles(settings).prefix(9) == [
                "select", "change", "set", "reset", "hold or tap to talk", "help", "search", "presets", "tune",
            ])

        var conversation = Situation(activity: .idle, focus: .conversation)
        (conversation.hasMessages, conversation.hasRows, conversation.canOpen) = (true, true, true)
        #expect(
            titles(conversation).prefix(7) == [
                "scroll", "select", "copy", "open", "hold or tap to talk", "help", "search",
            ])
        conversation.opensToolCalls = true
        #expect(titles(conversation).contains("tool calls"))
    }

    private func titles(_ situation: Situation) -> [String] {
        CommandAvailability(Catalog.standard.commands).hints(in: situation).map(\.title)
    }

    @Test(arguments: [
        (Situation.SelectedSetting.adjustable, ["change"]), (.text, ["edit"]), (.unavailable, []),
        (.listed, ["choose", "change"]),
    ])
    func `a setting is hinted to do what it can do now`(selected: Situation.SelectedSetting, titles: [String]) {
        var situation = Situation(activity: .idle, focus: .settings)
        (situation.selectedSetting, situation.canOpen) = (selected, true)
        let hinted = CommandAvailability(Catalog.standard.commands).hints(in: situation).map(\.title)

        #expect(hinted.filter { ["change", "edit", "open", "choose"].contains($0) } == titles)
    }

    @Test func `a panel's own hints come in place of those of its kind, and only what can be done is hinted at`() {
        var situation = Situation(activity: .idle, focus: .settings, overlay: .form)
        (situation.formAction, situation.facts) = ("record again", [.hasTake])
        let own = [
            HintViewState(.open, "record again"), HintViewState(.adjustDown, and: .adjustUp, "change"),
            HintViewState(.hearTake, "play"),
        ]

        let hints = CommandAvailability(Catalog.standard.commands).hints(in: situation, own)

        #expect(hints.map(\.title) == ["record again", "play"])
    }

    @Test func `the sound of a message is paused, and resumed`() {
        var situation = Situation(activity: .idle, focus: .conversation)
        situation.facts = [.playsSound]
        #expect(titles(situation).first == "pause")
        situation.facts = [.playsSound, .hasPausedSound]
        #expect(titles(situation).first == "resume")
    }

    @Test func `an empty pane hints at nothing to read`() {
        let situation = Situation(activity: .idle, focus: .conversation)

        #expect(
            !CommandAvailability(Catalog.standard.commands).hints(in: situation).contains {
                ["scroll", "latest"].contains($0.title)
            })
    }

    @Test func `a call that waits is decided on first of all, and only then`() {
        var situation = Situation(activity: .thinking, focus: .composer)
        #expect(!CommandAvailability(Catalog.standard.commands).allows(.approve, in: situation))

        situation.isAsked = true
        #expect(
            CommandAvailability(Catalog.standard.commands).hints(in: situation).prefix(3) == [
                HintViewState(.approve, "approve"), HintViewState(.deny, "deny"),
                HintViewState(.approveForGood, "always"),
            ])
        situation.composerIsEmpty = false
        #expect(
            !CommandAvailability(Catalog.standard.commands).hints(in: situation).contains { $0.command == .approve })
    }

    @Test func `by text nobody is asked to talk, but how to`() {
        var situation = Situation(activity: .idle, focus: .composer)
        situation.mode = .text
        let hints = CommandAvailability(Catalog.standard.commands).hints(in: situation)

        #expect(!hints.contains { $0.command == .toggleTalking })
        #expect(hints.contains(HintViewState(.switchMode, "voice")))
    }

    @Test(arguments: [
        ("/mode text", Intent.performWith(.switchMode, "text")),
        ("/mode voice", .performWith(.switchMode, "voice")), ("/mode", .perform(.switchMode)),
        ("/model gpt-5", .performWith(Command("useModel"), "gpt-5")), ("/model", .perform(.showModels)),
        ("/tools", .perform(.showTools)),
        ("/mcp", .perform(.showToolServers)), ("/cost", .perform(.showCost)),
        ("/cost limit $0.50", .performWith(Command("limitCost"), "$0.50")),
        ("/cost limit off", .performWith(Command("limitCost"), "")), ("/approve", .perform(.approve)),
        ("/approve always", .perform(.approveForGood)), ("/deny", .perform(.deny)), ("/edit", .perform(.editLast)),
        ("/delete", .perform(.deleteLast)), ("/regenerate", .perform(.regenerate)),
    ])
    func `each slash command means one thing`(text: String, intent: Intent) {
        #expect(SlashCommandParser(Catalog.standard.slashCommands).parse(text) == .intents([intent]))
    }

    @Test(arguments: [
        "/mode loud", "/cost limit", "/cost limit -1", "/cost limit 0", "/cost limit 1.2.3", "/cost limit 1e9",
        "/cost limit ten", "/cost 5", "/approve all", "/tools now",
    ])
    func `what a slash command cannot take is refused`(text: String) {
        guard case .refused = SlashCommandParser(Catalog.standard.slashCommands).parse(text) else {
            Issue.record("\(text) was taken")
            return
        }
    }

    @Test func `quitting is always possible`() {
        for situation in Self.situations {
            #expect(CommandAvailability(Catalog.standard.commands).allows(.quit, in: situation))
        }
    }

    static let situations: [Situation] = Activity.allCases.flatMap { activity in
        Pane.all.flatMap { pane in
            [nil, .reading, .editing, .choosing, .question].flatMap { (overlay: Situation.Overlay?) in
                [true, false].map { isEmpty in
                    var situation = Situation(activity: activity, focus: pane, overlay: overlay)
                    situation.composerIsEmpty = isEmpty
                    situation.isTalking = isEmpty
                    situation.canOpen = pane == .events
                    situation.isAsked = pane == .composer
                    situation.choiceAction = isEmpty ? nil : "use"
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
