import Echo
import EchoApp
import EchoScreen
import EchoTestKit
import Foundation
import ScreenTestKit
import Testing

@testable import EchoTerminal
@testable import ScreenRobotKit

/// Keys, sizes and events at random, the same at every run.
@MainActor @Suite struct `The screen holds` {
    /// `ECHO_FUZZ_STEPS` asks for others.
    static let steps = ProcessInfo.processInfo.environment["ECHO_FUZZ_STEPS"].flatMap { Int($0) } ?? 12_000
    static let length = 2_000

    @Test func `whatever is pressed, happens and is resized, in any order`() async {
        var chaos = Chaos(seed: 20_261_121)
        var program = Program()
        for step in 0..<Self.steps {
            program.step(&chaos)
            if step.isMultiple(of: 16) { await Task.yield() }
            if step.isMultiple(of: 250) { program.check(step) }
            // What is said and written grows: a conversation of this length is long enough.
            guard !program.state.isFinished, !step.isMultiple(of: Self.length) else {
                await program.close()
                program = Program()
                continue
            }
        }
        program.check(Self.steps)
        await program.close()
    }

    @MainActor private struct Program {
        let robot = ScreenRobot()
        var view = ScreenView(keymap: .standard)
        var translator = InputTranslator(keymap: .standard)
        var size = Size(width: 120, height: 40)

        init() {
            robot.run()
            robot.adapter.attach(robot.engine)
        }

        /// As it was published last.
        var state: ScreenViewState { robot.shown }

        mutating func step(_ chaos: inout Chaos) {
            switch chaos.number(0...19) {
            case 0: size = chaos.size()
            case 1...3: robot.engine.emit(chaos.event())
            case 4: robot.engine.emit(chaos.record())
            case 5: robot.clock.advance(by: .milliseconds(chaos.number(1...900)))
            default:
                let (input, state) = (chaos.input(), state)
                guard let intent = translator.intent(input, state, &view, size) else { return }
                robot.adapter.handle(intent)
            }
        }

        /// What is kept from frame to frame changes nothing that is seen.
        mutating func check(_ step: Int) {
            let frame = view.draw(state, size: size)
            #expect(frame.size == size)
            view.forgetLayouts()
            compare(frame, view.draw(state, size: size), step)
            if let cursor = frame.cursor { #expect(frame[cursor.x, cursor.y] != nil, "step \(step)") }
            #expect(frame.cells.allSatisfy { $0.text.unicodeScalars.allSatisfy(Self.isHarmless) }, "step \(step)")
        }

        /// Only what differs is told: a frame is thousands of cells.
        private func compare(_ kept: Frame, _ afresh: Frame, _ step: Int) {
            guard kept != afresh else { return }
            #expect(kept.areas == afresh.areas, "step \(step)")
            let (kept, afresh) = (lines(kept), lines(afresh))
            let rows = zip(kept, afresh).enumerated().filter { $0.element.0 != $0.element.1 }
            let words = rows.prefix(4).map { "\($0.offset)\n\($0.element.0)\n\($0.element.1)" }
            Issue.record("step \(step), \(rows.count) rows: \(words.joined(separator: "\n"))")
        }

        private func lines(_ frame: Frame) -> [String] { FrameText.golden(of: frame).components(separatedBy: "\n") }

        func close() async { await robot.adapter.close() }

        private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
            scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value) && !(0x202A...0x202E).contains(scalar.value)
        }
    }
}
