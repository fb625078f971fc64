import Immersion
import Synchronization

/// A persona whose model may have been switched off: another one answers from then on.
final class SucceedingPersona: PersonaProtocol {
    private let present: Mutex<any PersonaProtocol>
    private let next: @Sendable () -> (any PersonaProtocol)?

    /// - Parameter next: what answers in its place; nil for nobody.
    init(_ first: any PersonaProtocol, next: @escaping @Sendable () -> (any PersonaProtocol)?) {
        present = Mutex(first)
        self.next = next
    }

    func answer(
        _ request: PersonaRequest, onPiece: @escaping @Sendable (String) -> Void
    ) async throws(ProviderError) -> String {
        let persona = present.withLock(\.self)
        do throws(ProviderError) {
            return try await persona.answer(request, onPiece: onPiece)
        } catch .noModel(let name) {
            guard let successor = next() else { throw .noModel(name) }
            let answer = try await successor.answer(request, onPiece: onPiece)
            present.withLock { $0 = successor }
            return answer
        }
    }
}
