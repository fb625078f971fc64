import Echo
import EchoText
import Foundation
import Testing

@testable import EchoApp
@testable import EchoScreen

@Suite struct `The sound panel` {
    private func message(_ id: String, _ text: String, _ role: Message.Role) -> Message {
        Message(id: id, role: role, medium: .voice, text: text, status: .completed, createdAt: Date())
    }

    private func sound(_ id: String, peaks: [UInt8] = Array(repeating: 255, count: 70)) -> PlayedSound {
        PlayedSound(message: id, duration: .seconds(7), peaks: peaks)
    }

    private func makeSUT() -> SoundPanel {
        var panel = SoundPanel(title: "Sound")
        panel.show(
            [
                SoundPanel.Line(message("a", "what sings", .user), sound: sound("a")),
                SoundPanel.Line(message("b", "written", .assistant), sound: nil),
                SoundPanel.Line(message("c", "the whale", .assistant), sound: sound("c", peaks: [0, 0, 255, 255])),
            ], at: "a")
        return panel
    }

    private func rows(_ panel: SoundPanel) -> [ChoiceRowViewState] {
        guard case .choices(let list) = panel.overlay.content else { return [] }
        return list.rows
    }

    @Test func `shows each message beside its waveform`() {
        let rows = rows(makeSUT())
        #expect(rows.map(\.title) == ["you   what sings", "echo  written", "echo  the whale"])
        #expect(rows.map(\.state.text) == [String(repeating: "█", count: 24), "", "▁▁▁▁▁▁▁▁▁▁▁▁████████████"])
        #expect(rows.map(\.note) == ["0:07", "", "0:07"])
    }

    @Test func `goes along with what is played, and shows how far it is`() {
        var panel = makeSUT()
        var played = sound("c")
        (played.since, played.speed) = (.seconds(10), 2)
        panel.play(played, at: .seconds(11.75))

        #expect(panel.selected?.message == "c")
        let row = rows(panel)[2]
        #expect(row.state.text == "▁▁▁▁▁▁▁▁▁▁▁▁┃███████████")
        #expect(row.note == "▶ 0:03")
        // All waveforms begin below each other.
        #expect(rows(panel).map(\.note) == ["  0:07", "", "▶ 0:03"])
        #expect(row.isCurrent)
        #expect(row.matches == [10..<15])
        panel.move(by: -2)
        panel.play(played, at: .seconds(12))
        #expect(panel.selected?.message == "a")
    }

    @Test func `marks no word that was not said any more when the answer was interrupted`() {
        var panel = makeSUT()
        var cut = message("c", "the whale sings of ships", .assistant)
        cut.status = .interrupted(heard: .seconds(2), heardCharacters: 9)
        panel.show([SoundPanel.Line(cut, sound: sound("c"))], at: nil)
        var played = sound("c")
        played.since = .seconds(10)

        panel.play(played, at: .seconds(16.9))

        #expect(rows(panel)[0].matches == [10..<15])
    }

    @Test func `begins at the last message where nobody says at which`() {
        var panel = makeSUT()
        panel.show([SoundPanel.Line(message("x", "one", .user), sound: nil)], at: "gone")
        #expect(panel.selected?.message == "x")
        #expect(panel.order.before == [] && panel.order.after == ["x"])
    }
}
