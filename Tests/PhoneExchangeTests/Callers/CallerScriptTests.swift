import EchoAudio
import Foundation
import Testing

@testable import PhoneExchange

@Suite struct `A scripted caller` {
    static let loud = Data(repeating: 0x90, count: 160)
    private let quiet = CallerTurn.quietFrame

    private func turns(_ script: inout CallerScript, _ count: Int, hearing sound: Data? = nil) -> [CallerTurn] {
        (0..<count).map { _ in script.turn(hearing: sound ?? quiet) }
    }

    @Test func `waits, speaks and hangs up`() {
        var script = CallerScript([.wait(.milliseconds(40)), .say(Self.loud + Self.loud.prefix(10)), .hangUp])
        let turns = turns(&script, 6)
        #expect(turns[..<2].allSatisfy { $0 == CallerTurn() })
        #expect(turns[2].sound == Self.loud)
        #expect(turns[3].sound == Self.loud.prefix(10) + Data(repeating: 0xFF, count: 150))
        #expect(turns[4].hangsUp && turns[5].hangsUp)
    }

    @Test func `waits until somebody speaks, and until they are silent`() {
        var script = CallerScript([
            .untilHearsSpeech, .press("1"), .untilHearsSilence(of: .milliseconds(60)), .press("2"),
        ])
        #expect(turns(&script, 5).allSatisfy { $0.digits.isEmpty })
        #expect(turns(&script, 3, hearing: Self.loud).map(\.digits) == ["", "", "1"])
        #expect(turns(&script, 30, hearing: Self.loud).allSatisfy { $0.digits.isEmpty })
        #expect(turns(&script, 4).map(\.digits) == ["", "", "2", ""])
        #expect(!script.isDone)
        _ = turns(&script, 10)
        #expect(script.isDone)
    }

    @Test func `hears no silence in frames that a busy machine makes up for`() {
        var script = CallerScript([.untilHearsSpeech, .untilHearsSilence(of: .milliseconds(60)), .press("1")])
        #expect(turns(&script, 3, hearing: Self.loud).allSatisfy { $0.digits.isEmpty })
        for _ in 0..<100 { #expect(script.turn(hearing: quiet, lasting: .zero).digits.isEmpty) }
        #expect(turns(&script, 3).map(\.digits) == ["", "", "1"])
    }

    @Test func `takes a ring for no speech`() {
        var script = CallerScript([.untilHearsSpeech, .press("1")])
        for start in stride(from: 0, to: 8000, by: 160) {
            let frame = (start..<start + 160).map { index in
                MuLaw.encode(Int16(6000 * sin(2 * Double.pi * 425 * Double(index) / 8000)))
            }
            #expect(script.turn(hearing: Data(frame)).digits.isEmpty)
        }
        #expect(turns(&script, 3, hearing: Self.loud).map(\.digits) == ["", "", "1"])
    }

    @Test func `presses keys one after the other`() {
        var script = CallerScript([.press("12#")])
        #expect(turns(&script, 40).map(\.digits).joined() == "12#")
        #expect(script.isDone)
    }

    @Test func `remembers what was heard, and not for ever`() {
        let caller = ScriptedCaller([.wait(.milliseconds(20)), .say(Self.loud)], memory: .seconds(1))
        for index in 0..<200 {
            _ = caller.turn(hearing: quiet, at: .milliseconds(20 * index))
        }
        #expect(caller.began(step: 1) == .milliseconds(20))
        #expect(caller.heard.count <= 50)
        #expect(caller.heard.last?.time == .milliseconds(3980))
    }

    @Test func `tells how long sound went on`() {
        let caller = ScriptedCaller([])
        for index in 0..<100 {
            let isLoud = (0..<30).contains(index) || (60..<70).contains(index)
            _ = caller.turn(hearing: isLoud ? Self.loud : quiet, at: .milliseconds(20 * index))
        }
        #expect(caller.heardOn(after: .milliseconds(200)) == .milliseconds(400))
        #expect(caller.heardOn(after: .milliseconds(700)) == .zero)
        #expect(caller.heardOn(after: .milliseconds(1200)) == .milliseconds(200))
    }
}
