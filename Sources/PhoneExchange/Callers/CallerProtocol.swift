public import Foundation

/// Somebody who holds a telephone of the exchange.
public protocol CallerProtocol: Sendable {
    /// Called every 20 ms while the call is answered, on no thread in particular, never twice at once.
    ///
    /// - Parameters:
    ///   - sound: what is heard now: 160 bytes of G.711 µ-law.
    ///   - time: since the call was answered.
    func turn(hearing sound: Data, at time: Duration) -> CallerTurn

    /// The other side presses keys.
    func receive(digits: String)

    /// The call is over, whoever hung up.
    func callEnded()
}

extension CallerProtocol {
    public func receive(digits: String) {}
    public func callEnded() {}
}
