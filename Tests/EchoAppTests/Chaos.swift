import Echo
import EchoAudio
import EchoTerminal
import EchoTestKit
import Foundation
import ScreenTestKit

/// What a world without manners does next: any key, any event, in any order.
struct Chaos {
    private var random: SplitMix
    private let presses = Set(Keymap.standard.bindings.flatMap(\.keys)).sorted { $0.name < $1.name }
    private let start = Date(timeIntervalSince1970: 1_700_000_000)
    private var records = 0

    init(seed: UInt64) { random = SplitMix(state: seed) }

    mutating func chance(_ oneIn: Int) -> Bool { Int.random(in: 0..<oneIn, using: &random) == 0 }
    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    private mutating func any<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &random)]
    }

    mutating func input() -> TerminalInput {
        switch number(0...9) {
        case 0: .paste(text())
        case 1...4: .key(.character(Self.letters[number(0...Self.letters.count - 1)]))
        default: .key(presses[number(0...presses.count - 1)])
        }
    }

    mutating func size() -> Size {
        chance(4)
            ? Size(width: number(0...60), height: number(0...16))
            : Size(width: number(60...220), height: number(16...70))
    }

    mutating func record() -> WireRecord {
        records += 1
        let type = any(["session.updated", "response.output_audio.delta", "response.done", "error", "\u{1B}]0;x\u{07}"])
        return WireRecord(
            id: records, direction: chance(2) ? .sent : .received, date: start + Double(records), type: type,
            size: number(0...5000),
            json: chance(5) ? text() : #"{"type":"\#(type)","item_id":"m\#(number(0...50))","a":[1,{}]}"#)
    }

    mutating func event() -> EchoEvent {
        let id = "m\(number(0...200))"
        return switch number(0...16) {
        case 0...4: .messageUpdated(message(id))
        case 5, 6: .messageFinalized(message(id))
        case 7: .messageRemoved(id: id)
        case 8, 9: .assistantTextDelta(itemID: id, delta: text())
        case 10: .userTranscriptionDelta(itemID: id, delta: text())
        case 11: .turnChanged(any([.idle, .listening, .user, .thinking, .assistant]))
        case 12:
            .audioLevelChanged(
                AudioLevel(
                    direction: chance(2) ? .microphone : .loudspeaker,
                    level: LevelReading(
                        rms: any([-90, -20, 0, .nan, .infinity]), peak: any([-90, -3, 0, .nan]), bands: [0.5, .nan, 2]))
            )
        case 13:
            .audioStatusChanged(
                AudioStatus(
                    microphone: any([.open, .closed, .opening, .failed(.noDevice(.capture), retrying: true)]),
                    isMuted: chance(3)))
        case 14:
            .connectionStatusChanged(
                any([
                    .connected(sessionID: id, model: text()), .connecting(host: "example.org"),
                    .lost(.connectionTimedOut(host: text())), .handingOver,
                ]))
        case 15: .error(.server(code: text(), message: text(), parameter: nil))
        default: .modeChanged(chance(2) ? .audio : .text)
        }
    }

    private mutating func message(_ id: String) -> Message {
        if chance(4) { return toolMessage(id) }
        return Message(
            id: id, role: any([.user, .assistant, .system]), medium: any([.text, .voice]), text: text(),
            status: any([
                .inProgress, .completed, .transcribing,
                .interrupted(heard: .seconds(1), heardCharacters: number(-1...40)),
                .failed(reason: text()), .cancelled, .incomplete(reason: text()),
            ]), createdAt: start + Double(number(0...1000)))
    }

    private mutating func toolMessage(_ id: String) -> Message {
        let call = ToolCall(id: "call\(id)", name: text(), arguments: text())
        let activity = ToolActivity(
            call: call, phase: any([.waitingForApproval, .running, .succeeded, .failed]),
            output: chance(2) ? text() : nil)
        return Message(
            id: id, role: .tool, medium: .text, status: .inProgress, createdAt: start + Double(number(0...1000)),
            tool: activity)
    }

    private mutating func text() -> String {
        (0..<number(0...6)).map { _ in any(Self.pieces) }.joined(separator: chance(3) ? "\n" : " ")
    }

    private static let letters = Array("abcqyn /:\\?=[]{}zZvVpP0123日é👍🏽ע\u{301}\u{200D}\u{202E}\u{1B}\u{9B}\u{FFFD}~")
    private static let pieces = [
        "", "hello", "日本語のテキスト", "👩‍👩‍👧‍👦", "# heading", "```swift\nlet x = 1\n```", "| a | b |\n|---|---|\n| 1 | 2 |",
        "- one\n  - two", "> quote", "**bold** `code` [a](https://b.example)", "שלום עולם",
        "\u{1B}[2J\u{1B}]52;c;x\u{07}",
        "a\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}", "\u{202E}abc", "\u{E000}\u{FFFF}", "\u{200B}", "\r\n\t", "\u{0}",
        String(repeating: "long ", count: 60), String(repeating: "x", count: 300), "/voice cedar", "@file",
    ]
}
