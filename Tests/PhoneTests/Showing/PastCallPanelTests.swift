import Echo
import EchoScreen
import EchoText
import Foundation
import Testing

@testable import Phone

@Suite struct `The panel of a call that is over` {
    private func entry(_ id: String, _ seconds: Int) -> PastCallViewState.Entry {
        var message = Message(
            id: id, role: .user, medium: .voice, status: .completed, createdAt: Date(timeIntervalSince1970: 0))
        message.text = "words of \(id)"
        return PastCallViewState.Entry(message, of: .caller, at: .seconds(seconds), wasHeard: true, wasCut: false)
    }

    private func call(sound: Bool = true) -> PastCallViewState {
        var call = PastCallViewState(
            number: "+1", isIncoming: true, time: "today 14:02", duration: .seconds(20),
            outcome: StyledText("completed"))
        call.entries = [
            PastCallViewState.Entry(StyledText("The call comes in."), at: .zero), entry("a", 2), entry("b", 12),
        ]
        let pieces = ["a", "b"].enumerated().map { index, id in
            CallWaveform.Piece(
                message: id, isCaller: index == 0, start: .seconds(2 + 10 * index), duration: .seconds(4),
                peaks: Array(repeating: 255, count: 40))
        }
        if sound { call.waveform = CallWaveform(pieces, duration: .seconds(20)) }
        return call
    }

    private func panel(sound: Bool = true) -> PastCallPanel {
        var panel = PastCallPanel("c")
        panel.show(call(sound: sound))
        return panel
    }

    @Test func `plays from the line with the cursor on`() {
        var sut = panel()
        #expect(sut.order.after == ["a", "b"])
        sut.move(by: 2)
        #expect(sut.order.before == ["a"])
        #expect(sut.order.after == ["b"])
        #expect(sut.soundConversation == "c")
        #expect(panel(sound: false).soundConversation == nil)
    }

    @Test func `follows what is played, in its lines and in the waveforms`() {
        var sut = panel()
        var played = PlayedSound(message: "b", duration: .seconds(4), peaks: [])
        played.since = .seconds(100)
        sut.play(played, at: .seconds(101))
        #expect(sut.order.after == ["b"])
        #expect(sut.overlay.waveforms.map(\.head) == [0.65, 0.65])
        #expect(sut.hints?.last == HintViewState(.stop, "stop"))
        sut.play(nil, at: .seconds(102))
        #expect(sut.overlay.waveforms.map(\.head) == [nil, nil])
    }

    @Test func `each side is high where it spoke`() {
        let waveform = call().waveform
        func share(_ heights: [Double]) -> [Int] { heights.indices.filter { heights[$0] > 0.5 }.map { $0 * 100 / 480 } }
        #expect(share(waveform.caller).first == 10)
        #expect(share(waveform.caller).last == 29)
        #expect(share(waveform.assistant).first == 60)
        #expect(share(waveform.assistant).last == 79)
        #expect(waveform.together(4).map { $0 > 0.5 } == [true, true, true, true])
    }

    @Test func `a call without sound has no waveforms, and says so`() {
        let sut = panel(sound: false)
        #expect(sut.overlay.waveforms.isEmpty)
        guard case .lines(let lines) = sut.overlay.content else { return }
        #expect(lines[1].map(\.text) == ["not recorded"])
        #expect(sut.hints?.contains { $0.command == .playMessage } == false)
    }
}

@Suite struct `The list of recordings` {
    private func recording(_ id: String) -> RecordingsPanel.Recording {
        let piece = CallWaveform.Piece(
            message: id, isCaller: true, start: .zero, duration: .seconds(4), peaks: [255, 0, 128, 255])
        return RecordingsPanel.Recording(
            id: id, number: "+1", isIncoming: false, time: "today 14:02", bytes: 84_000,
            waveform: CallWaveform([piece], duration: .seconds(64)), length: .seconds(4), messages: [id])
    }

    @Test func `says of each when, with whom, how long and how large`() {
        var sut = RecordingsPanel()
        #expect(sut.overlay.isGrowing)
        sut.show([recording("a"), recording("b")], isWhole: true)
        guard case .choices(let list) = sut.overlay.content else { return }
        #expect(sut.overlay.title == "Recordings · 2 calls · 168.0 kB")
        #expect(list.rows[0].title == "→ +1  today 14:02")
        #expect(list.rows[0].note == "0:04 · 84.0 kB · encrypted")
        #expect(list.rows[0].state.text.count == 16)
    }

    @Test func `keeps what is selected when more are found, and the nearest when it is gone`() {
        var sut = RecordingsPanel()
        sut.show([recording("a"), recording("b")], isWhole: false)
        sut.move(by: 1)
        sut.show([recording("new"), recording("a"), recording("b")], isWhole: true)
        #expect(sut.selected?.id == "b")
        sut.show([recording("new"), recording("a")], isWhole: true)
        #expect(sut.selected?.id == "a")
        #expect(sut.order.after == ["a"])
        sut.show([], isWhole: true)
        #expect(sut.selected == nil)
    }
}

@Suite struct `The dialer` {
    private func panel() -> DialerPanel { DialerPanel(prompts: [], recent: ["+1 2", "+1 3"]) { $0 } }

    @Test func `offers the last numbers one after the other, and an empty box again`() {
        var sut = panel()
        #expect(sut.number == "")
        sut.recall(by: 1)
        #expect(sut.number == "+1 2")
        sut.recall(by: 1)
        sut.recall(by: 1)
        #expect(sut.number == "+1 3")
        sut.recall(by: -2)
        #expect(sut.number == "")
        sut.recall(by: -1)
        #expect(sut.number == "")
    }

    @Test func `says what to type`() {
        let words = panel().overlay.above.map { $0.wording.text(keyName: \.name) }
        #expect(words.first?.hasPrefix("Type the number with its country") == true)
        #expect(words[1].hasSuffix("+1 2 · +1 3"))
    }
}
