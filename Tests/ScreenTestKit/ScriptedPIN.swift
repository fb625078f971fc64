public import EchoScreen
import Synchronization

/// A PIN that is known to the test, three tries long.
public final class ScriptedPIN: PINProtocol {
    private let figures: String
    private let pause: Duration
    private let left = Mutex(3)

    /// - Parameter pause: to be waited after three wrong ones.
    public init(_ figures: String, pause: Duration = .seconds(60)) { (self.figures, self.pause) = (figures, pause) }

    public var isSet: Bool { !figures.isEmpty }

    public func isSame(_ figures: String) async -> Bool { figures == self.figures }

    public func check(_ figures: String) async -> PINAnswer {
        left.withLock { left in
            if left == 0 { return .paused(pause) }
            if figures == self.figures { return .right }
            left -= 1
            return left == 0 ? .paused(pause) : .wrong(left: left)
        }
    }
}
