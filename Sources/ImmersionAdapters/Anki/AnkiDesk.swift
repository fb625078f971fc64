public import Echo
public import Foundation
public import Immersion

/// Cards to an Anki that runs, and its own from there, with their sounds.
public struct AnkiDesk: AnkiProtocol {
    private let transport: @Sendable () -> any HTTPTransportProtocol
    private let sounds: CardSounds?
    private let now: @Sendable () -> Date

    /// - Parameter transport: made when Anki is asked.
    public init(
        transport: @escaping @Sendable () -> any HTTPTransportProtocol, sounds: CardSounds?,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        (self.transport, self.sounds, self.now) = (transport, sounds, now)
    }

    public func send(_ cards: [ReviewCard], to deck: String, at address: String) async throws(AnkiConnectError)
        -> AnkiReceipt
    {
        try await client(address).add(cards, to: deck, sounds: await sounds?.data(of: cards) ?? [:])
    }

    public func cards(in deck: String, of language: RoomLanguage, at address: String) async throws(AnkiConnectError)
        -> [ReviewCard]
    {
        let client = try client(address)
        var cards = try await client.notes(in: deck).flatMap {
            CardNote($0.fields, tags: $0.tags).cards(language, at: now())
        }
        for index in cards.indices {
            guard let name = cards[index].sound else { continue }
            guard let sounds, let data = try await client.sound(named: name), await sounds.keep(data, named: name)
            else {
                cards[index].sound = nil
                continue
            }
        }
        return cards
    }

    private func client(_ address: String) throws(AnkiConnectError) -> AnkiConnectClient {
        let address = address.trimmingCharacters(in: .whitespaces)
        guard let url = URLComponents(string: address), ["http", "https"].contains(url.scheme), url.host != nil else {
            throw .badAddress(address)
        }
        return AnkiConnectClient(transport: transport(), address: address)
    }
}
