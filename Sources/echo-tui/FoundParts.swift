import EchoScreen
import EchoStore
import LocalBackend

/// Tells the screen of the servers that the assistant inside the program finds on this machine.
struct FoundParts: LocalPartsProtocol {
    let changes: AsyncStream<LocalPartChange>
    private let continuation: AsyncStream<LocalPartChange>.Continuation
    private let shelf: @Sendable () -> PartShelf
    private let search: @Sendable () async -> [PartOffer]

    /// - Parameters:
    ///   - shelf: of the parts that there are now.
    ///   - search: asks for the servers that there are now.
    init(
        shelf: @escaping @Sendable () -> PartShelf = { .ofThisProcess },
        search: @escaping @Sendable () async -> [PartOffer] = { await PartOffer.ofThisMachine() }
    ) {
        (changes, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(16))
        (self.shelf, self.search) = (shelf, search)
    }

    func tell(_ server: FoundServer) {
        continuation.yield(
            LocalPartChange(
                LocalPartChange.Role(server.role), model: server.model, server: server.name,
                isThere: server.isThere, reason: server.reason))
    }

    func offers() async -> [LocalPartOffer] {
        await search().map { offer in
            LocalPartOffer(
                LocalPartChange.Role(offer.role), model: offer.model, server: offer.name, address: offer.address)
        }
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
