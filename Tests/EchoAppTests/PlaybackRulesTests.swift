import Foundation
import Testing

@testable import EchoApp
@testable import EchoScreen

@Suite struct `Playing messages` {
    private let sounds = ["a", "b", "c"].map { name in
        var sound = KeptSound(message: name, file: "file-\(name)", createdAt: Date(timeIntervalSince1970: 0))
        sound.duration = .seconds(10)
        return sound
    }

    private func started(at message: String = "b") -> PlaybackRules {
        var rules = PlaybackRules()
        _ = rules.start(sounds, after: [message], before: [], at: .seconds(100))
        return rules
    }

    @Test func `begins with the message at the cursor, else with the next that has sound, else with the last before`() {
        var rules = PlaybackRules()
        #expect(
            rules.start(sounds, after: ["b", "c"], before: ["a"], at: .zero)
                == [.select("b"), .play(sounds[1], from: .zero, speed: 1)])
        #expect(rules.start(sounds, after: ["written", "c"], before: ["b"], at: .zero).first == .select("c"))
        #expect(rules.start(sounds, after: ["written"], before: ["a", "b", "typed"], at: .zero).first == .select("b"))
        #expect(rules.start(sounds, after: ["written"], before: [], at: .zero) == [.stop])
        #expect(rules.played == nil)
        #expect(rules.start([], after: ["written"], before: [], at: .zero) == [])
    }

    @Test func `pauses where it is, and goes on there`() {
        var rules = started()
        #expect(rules.pauseOrResume(at: .seconds(104)) == [.stop])
        #expect(rules.played?.position(at: .seconds(500)) == .seconds(4))
        #expect(rules.pauseOrResume(at: .seconds(600)) == [.play(sounds[1], from: .seconds(4), speed: 1)])
        #expect(rules.played?.position(at: .seconds(601)) == .seconds(5))
    }

    @Test func `seeks five seconds, never before its beginning, and beyond its end to the next`() {
        var rules = started()
        #expect(rules.seek(by: .seconds(5), at: .seconds(102)) == [.play(sounds[1], from: .seconds(7), speed: 1)])
        #expect(rules.seek(by: .seconds(-5), at: .seconds(103)) == [.play(sounds[1], from: .seconds(3), speed: 1)])
        #expect(rules.seek(by: .seconds(-5), at: .seconds(103)) == [.play(sounds[1], from: .zero, speed: 1)])
        _ = rules.pauseOrResume(at: .seconds(104))
        #expect(rules.seek(by: .seconds(5), at: .seconds(104)) == [.stop])
        #expect(rules.played?.position(at: .seconds(200)) == .seconds(6))
        #expect(rules.seek(by: .seconds(5), at: .seconds(200)).first == .select("c"))
    }

    @Test func `is faster and slower from where it is, and stays so`() {
        var rules = started()
        #expect(rules.changeSpeed(by: 1, at: .seconds(102)) == [.play(sounds[1], from: .seconds(2), speed: 1.25)])
        #expect(rules.played?.position(at: .seconds(106)) == .seconds(7))
        for _ in 0..<9 { _ = rules.changeSpeed(by: 1, at: .seconds(106)) }
        #expect(rules.played?.speed == 2)
        for _ in 0..<9 { _ = rules.changeSpeed(by: -1, at: .seconds(106)) }
        #expect(rules.played?.speed == 0.75)
        #expect(rules.skip(by: 1, at: .seconds(106)) == [.select("c"), .play(sounds[2], from: .zero, speed: 0.75)])
    }

    @Test func `goes on over the whole conversation, and ends behind the last`() {
        var rules = started()
        #expect(rules.ended(at: .seconds(110)) == [.select("c"), .play(sounds[2], from: .zero, speed: 1)])
        #expect(rules.ended(at: .seconds(120)) == [])
        #expect(rules.played == nil)
        #expect(rules.pauseOrResume(at: .seconds(121)) == [])
        #expect(rules.skip(by: -1, at: .seconds(121)) == [])
    }

    @Test func `goes to the next and the one before, as far as there are any`() {
        var rules = started()
        #expect(rules.skip(by: -1, at: .zero).first == .select("a"))
        #expect(rules.skip(by: -1, at: .zero) == [])
        #expect(rules.stop() == [.stop])
        #expect(rules.stop() == [])
    }
}
