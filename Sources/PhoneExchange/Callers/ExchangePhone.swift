public import Foundation

/// A telephone that the app can call.
public struct ExchangePhone: Sendable {
    let answer: @Sendable (_ caller: String) async -> PhoneAnswer

    /// - Parameter answer: called when it rings, with the number that calls; cancelled when that gives up.
    public init(answer: @escaping @Sendable (_ caller: String) async -> PhoneAnswer) { self.answer = answer }

    public static let busy = ExchangePhone { _ in .busy }
    public static let outOfOrder = ExchangePhone { _ in .failed }

    /// It rings until who calls gives up.
    public static let noAnswer = ExchangePhone { _ in
        while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
        return .failed
    }

    /// - Parameter ringing: how long it rings before it is answered.
    public static func person(
        after ringing: Duration = .zero, _ caller: @escaping @Sendable () -> any CallerProtocol
    ) -> ExchangePhone {
        ExchangePhone { _ in
            try? await Task.sleep(for: ringing)
            return .answered(caller())
        }
    }

    /// It speaks, beeps and listens.
    ///
    /// - Parameters:
    ///   - greeting: G.711 µ-law, with the beep at its end.
    ///   - recorder: is told of the caller that it makes, which keeps what is left on it.
    public static func answeringMachine(
        greeting: Data, recorder: @escaping @Sendable (ScriptedCaller) -> Void = { _ in }
    ) -> ExchangePhone {
        ExchangePhone { _ in
            let machine = ScriptedCaller([.say(greeting)])
            recorder(machine)
            return .answered(machine, by: .machine(greeting: .microseconds(greeting.count * 125)))
        }
    }
}
