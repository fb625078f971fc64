public import EchoApp
import Synchronization

/// A PIN that is known to the test, three tries long.
public final class ScriptedPIN: PINProtocol {
    private let figures: String
    private let left = Mutex(3)

    public init(_ figures: String) { self.figures = figures }

    public var isSet: Bool { !figures.isEmpty }

    public func isSame(_ figures: String) async -> Bool { figures == self.figures }

    public func check(_ figures: String) async -> PINAnswer {
        left.withLock { left in
            if left == 0 { return .paused(.seconds(60)) }
            if figures == self.figures { return .right }
            left -= 1
            return left == 0 ? .paused(.seconds(60)) : .wrong(left: left)
        }
    }
}
