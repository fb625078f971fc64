import EchoApp
import EchoPresentation
import EchoStore
import LocalBackend

/// Tells the screen of the servers that the assistant inside the program finds on this machine.
struct FoundParts: LocalPartsProtocol {
    let changes: AsyncStream<LocalPartChange>
    private let continuation: AsyncStream<LocalPartChange>.Continuation
    private let shelf: @Sendable () -> PartShelf

    /// - Parameter shelf: of the parts that there are now.
    init(shelf: @escaping @Sendable () -> PartShelf = { .ofThisProcess }) {
        (changes, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(16))
        self.shelf = shelf
    }

    func tell(_ server: FoundServer) {
        let role: LocalPartChange.Role =
            switch server.role {
            case .brain: .brain
            case .ears: .ears
            case .voice: .voice
            case .embeddings: .embeddings
            }
        continuation.yield(
            LocalPartChange(
                role, model: server.model, server: server.name, isThere: server.isThere, reason: server.reason))
    }

    func standings() async -> [PartStanding] {
        await Task.detached { [shelf] in
            let shelf = shelf()
            return shelf.catalog.parts.map(shelf.storage.standing)
        }.value
    }

    func get(_ part: LocalPart) -> AsyncThrowingStream<PartProgress, any Error> {
        shelf().storage.get(part)
    }
}
