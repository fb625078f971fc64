import Foundation
import Synchronization

/// The usage of an answer, according to its provider: passed on to whoever pays for it.
public final class AnswerUsage: Sendable {
    public struct Tokens: Sendable, Hashable {
        public var input: Int
        public var output: Int

        public init(input: Int, output: Int) { (self.input, self.output) = (input, output) }
    }

    /// Of the request under way; nil where nobody pays.
    @TaskLocal public static var current: AnswerUsage?

    private let told = Mutex<(input: Int?, output: Int?)>((nil, nil))
    private let settled = Mutex<Decimal?>(nil)
    private let called = Mutex<String?>(nil)

    public init() {}

    /// Nil where its giver did not say both.
    public var tokens: Tokens? {
        told.withLock { told in
            guard let input = told.input, let output = told.output, input >= 0, output >= 0 else { return nil }
            return Tokens(input: input, output: output)
        }
    }

    /// What is told later takes the place of what was told before; nil leaves it.
    public func set(input: Int? = nil, output: Int? = nil) {
        told.withLock { $0 = (input ?? $0.input, output ?? $0.output) }
    }

    /// Method and path of the last request.
    package var endpoint: String? { called.withLock(\.self) }

    package func note(endpoint: String) { called.withLock { $0 = endpoint } }

    /// US dollars that the last attempt cost; nil where only a price is known.
    var cost: Decimal? { settled.withLock(\.self) }

    func settle(_ cost: Decimal?) { settled.withLock { $0 = cost } }

    /// Another attempt begins.
    func forget() {
        told.withLock { $0 = (nil, nil) }
        settle(nil)
        called.withLock { $0 = nil }
    }
}
