import Foundation
import Testing

@testable import PhoneBridge

@Suite struct `What is said over a telephone line` {
    private let start = ContinuousClock.now
    private static let second = Data((0..<8000).map { UInt8($0 / 160) })

    /// Frames that go out at each tick of 20 ms, until there are none.
    private func frames(_ line: inout LinePlayout, ticks: Int, from tick: Int = 0) -> [[LineStep]] {
        (tick..<tick + ticks).map { line.steps(at: start + .milliseconds(20 * $0)) }
    }

    private func sound(_ steps: some Sequence<LineStep>) -> Data {
        steps.reduce(into: Data()) { if case .frame(let bytes) = $1 { $0 += bytes } }
    }

    private func marks(_ steps: some Sequence<LineStep>) -> [String] {
        steps.compactMap { if case .mark(let name) = $0 { name } else { nil } }
    }

    @Test func `goes out in frames of 20 ms, at most 60 ms ahead of the ear, and none is changed`() {
        var line = LinePlayout()
        line.enqueue(Self.second, item: "a")
        line.end(of: "a")
        let ticks = frames(&line, ticks: 60)
        let counts = ticks.map { steps in steps.count { if case .frame = $0 { true } else { false } } }

        #expect(counts.first == 3)
        #expect(counts.dropFirst().prefix(47).allSatisfy { $0 == 1 })
        #expect(counts.suffix(12).allSatisfy { $0 == 0 })
        #expect(sound(ticks.joined()) == Self.second)
    }

    @Test func `is filled with silence at its end, and only there`() {
        var line = LinePlayout()
        line.enqueue(Data(repeating: 1, count: 100), item: "a")
        #expect(line.steps(at: start) == [])
        line.enqueue(Data(repeating: 2, count: 100), item: "a")
        #expect(sound(line.steps(at: start)) == Data(repeating: 1, count: 100) + Data(repeating: 2, count: 60))
        line.end(of: "a")
        #expect(sound(line.steps(at: start)) == Data(repeating: 2, count: 40) + Data(repeating: 0xFF, count: 120))
    }

    @Test func `begins and is finished when its last mark comes back`() {
        var line = LinePlayout()
        line.enqueue(Self.second.prefix(320), item: "a")
        line.enqueue(Self.second.prefix(160), item: "b")
        line.end(of: "b")
        let steps = line.steps(at: start)

        #expect(steps.first == .started(item: "a"))
        #expect(marks(steps).count == 2)
        #expect(line.marked(marks(steps)[0], at: start + .milliseconds(45)) == [.finished(item: "a")])
        #expect(line.marked(marks(steps)[0], at: start + .milliseconds(46)) == [])
        #expect(line.isBusy)
        #expect(line.marked(marks(steps)[1], at: start + .milliseconds(65)) == [.finished(item: "b")])
        #expect(!line.isBusy)
    }

    @Test func `is finished although its marks never come back`() {
        var line = LinePlayout()
        line.enqueue(Self.second.prefix(1600), item: "a")
        line.end(of: "a")
        let steps = frames(&line, ticks: 70).map { $0.contains(.finished(item: "a")) }
        #expect(steps.firstIndex(of: true) == 60)
    }

    @Test func `was heard as far as marks and the time since tell, when it is interrupted`() {
        var line = LinePlayout()
        line.enqueue(Self.second, item: "a")
        line.enqueue(Self.second, item: "b")
        let sent = frames(&line, ticks: 20).joined()
        // The line is 50 ms late: what it has got to is known by its mark.
        _ = line.marked(marks(sent)[0], at: start + .milliseconds(250))
        let heard = line.clear(at: start + .milliseconds(300)).heard

        #expect(heard == [HeardItem(item: "a", bytes: 1600 + 50 * 8), HeardItem(item: "b", bytes: 0)])
        #expect(line.steps(at: start + .milliseconds(320)) == [])
    }

    @Test func `goes on with what is kept, and throws away what stands behind it`() {
        var line = LinePlayout()
        line.enqueue(Self.second, item: "notice")
        line.end(of: "notice")
        line.enqueue(Self.second, item: "answer")
        let before = sound(frames(&line, ticks: 10).joined())
        let cleared = line.clear(at: start + .milliseconds(200)) { $0 == "notice" }
        let after = frames(&line, ticks: 60, from: 10).joined()

        #expect(cleared == ClearedLine(heard: [HeardItem(item: "answer", bytes: 0)]))
        #expect(before + sound(after) == Self.second)
    }

    @Test func `says what is kept where what stood before it is thrown away`() {
        var line = LinePlayout()
        line.enqueue(Self.second, item: "answer")
        line.end(of: "answer")
        line.enqueue(Self.second, item: "notice")
        line.end(of: "notice")
        _ = frames(&line, ticks: 10)
        let cleared = line.clear(at: start + .milliseconds(200)) { $0 == "notice" }
        let after = frames(&line, ticks: 60, from: 10).joined()

        #expect(cleared.isOfLine)
        #expect(cleared.heard.map(\.item) == ["answer"])
        #expect(sound(after) == Self.second)
    }

    @Test func `has said what is kept once its last frame was sent`() {
        var line = LinePlayout()
        line.enqueue(Self.second.prefix(320), item: "notice")
        line.end(of: "notice")
        line.enqueue(Self.second, item: "answer")
        _ = frames(&line, ticks: 3)
        let cleared = line.clear(at: start + .milliseconds(60)) { $0 == "notice" }

        #expect(cleared.isOfLine)
        #expect(cleared.finished == ["notice"])
        #expect(!line.isBusy)
    }

    @Test func `counts no mark that comes back from what was thrown away`() {
        var line = LinePlayout()
        line.enqueue(Self.second, item: "a")
        let sent = frames(&line, ticks: 20).joined()
        _ = line.clear(at: start + .milliseconds(100))
        line.enqueue(Self.second, item: "b")
        let tick = frames(&line, ticks: 1, from: 10).joined()
        for mark in marks(sent) { #expect(line.marked(mark, at: start + .milliseconds(210)) == []) }

        #expect(tick.first == .started(item: "b"))
        #expect(line.clear(at: start + .milliseconds(220)).heard == [HeardItem(item: "b", bytes: 160)])
    }

    @Test func `waits while it is held, and goes on with what was held back`() {
        var line = LinePlayout()
        line.enqueue(Self.second, item: "a")
        line.end(of: "a")
        let before = sound(frames(&line, ticks: 10).joined())
        line.hold()
        #expect(frames(&line, ticks: 30, from: 10).allSatisfy { $0.isEmpty })
        line.restore()
        let after = frames(&line, ticks: 60, from: 40)

        // The line ran empty meanwhile.
        #expect(sound(after[0]).count == 3 * LinePlayout.frame)
        #expect(before + sound(after.joined()) == Self.second)
    }

    @Test func `is not hurried after the clock stood still`() {
        var line = LinePlayout()
        line.enqueue(Self.second, item: "a")
        _ = frames(&line, ticks: 5)
        let steps = line.steps(at: start + .seconds(30))
        #expect(sound(steps).count == 3 * LinePlayout.frame)
    }
}
