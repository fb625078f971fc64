public import Foundation
import Synchronization

/// Somebody at a telephone who follows a script, and remembers what was heard and when.
public final class ScriptedCaller: CallerProtocol {
    private struct State {
        var script: CallerScript
        var heard: [HeardFrame] = []
        var begun: [Int: Duration] = [:]
        var digits = ""
        var hasEnded = false
    }

    private let mostFrames: Int
    private let state: Mutex<State>

    /// - Parameters:
    ///   - steps: after the last one the caller is silent and stays on the line.
    ///   - memory: how much of what was heard is kept; what is older is forgotten.
    public init(_ steps: [CallerStep], memory: Duration = .seconds(300)) {
        mostFrames = max(4, Int(memory / CallLine.frame))
        state = Mutex(State(script: CallerScript(steps)))
    }

    /// In its order.
    public var heard: [HeardFrame] { state.withLock(\.heard) }
    /// Keys that the other side pressed.
    public var heardDigits: String { state.withLock(\.digits) }
    public var isDone: Bool { state.withLock(\.script.isDone) }
    public var hasEnded: Bool { state.withLock(\.hasEnded) }

    /// When the step of this place in the script began, since the call was answered; nil when it has not.
    public func began(step index: Int) -> Duration? { state.withLock { $0.begun[index] } }

    /// How long after `time` there was last something to hear, of what was heard without a longer break than `pause`.
    public func heardOn(after time: Duration, pause: Duration = .milliseconds(200)) -> Duration {
        var last = time
        for frame in heard where frame.time >= time && frame.isLoud {
            guard frame.time - last <= pause else { break }
            last = frame.time + CallLine.frame
        }
        return last - time
    }

    public func turn(hearing sound: Data, at time: Duration) -> CallerTurn {
        state.withLock { state in
            let length = state.heard.last.map { min(time - $0.time, CallLine.frame) } ?? CallLine.frame
            if state.heard.count >= mostFrames { state.heard.removeFirst(mostFrames / 4) }
            state.heard.append(HeardFrame(time: time, sound: sound))
            let turn = state.script.turn(hearing: sound, lasting: length)
            for step in state.script.begun { state.begun[step] = time }
            return turn
        }
    }

    public func receive(digits: String) {
        state.withLock { $0.digits = String(($0.digits + digits).suffix(1000)) }
    }

    public func callEnded() { state.withLock { $0.hasEnded = true } }
}
