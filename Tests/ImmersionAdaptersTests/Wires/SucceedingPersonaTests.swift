import Immersion
import Synchronization
import Testing

@testable import ImmersionAdapters

@Suite struct `A persona whose model was switched off` {
    private final class Model: PersonaProtocol {
        private let error: ProviderError?
        private let asked = Mutex(0)

        init(_ error: ProviderError? = nil) { self.error = error }

        var count: Int { asked.withLock(\.self) }

        func answer(
            _ request: PersonaRequest, onPiece: @escaping @Sendable (String) -> Void
        ) async throws(ProviderError) -> String {
            asked.withLock { $0 += 1 }
            if let error { throw error }
            return "Hola"
        }
    }

    private let request = PersonaRequest(persona: "You are Maria.", turns: [.init(.learner, "Hola")])

    @Test func `is played by another one from then on`() async throws {
        let (old, new) = (Model(.noModel("old")), Model())
        let persona = SucceedingPersona(old) { new }

        for _ in 0..<2 { #expect(try await persona.answer(request) { _ in } == "Hola") }

        #expect(old.count == 1 && new.count == 2)
    }

    @Test(arguments: [ProviderError.noModel("old"), .timedOut])
    func `fails where there is no other one, or for another reason`(error: ProviderError) async {
        let persona = SucceedingPersona(Model(error)) { nil }

        await #expect(throws: error) { try await persona.answer(request) { _ in } }
    }
}
