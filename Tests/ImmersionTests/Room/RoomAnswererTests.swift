import Testing

@testable import Immersion

@Suite struct `Who plays the persona` {
    @Test(arguments: [
        (RoomPartner.automatic, true, true, RoomAnswerer.model), (.automatic, false, true, .providers),
        (.automatic, false, false, .script), (.script, true, true, .script), (.model, false, true, .model),
        (.providers, true, true, .providers), (.providers, true, false, .script),
    ])
    func `is decided by the wish, and by who is there`(
        wish: RoomPartner, isModelConnected: Bool, hasProviders: Bool, answerer: RoomAnswerer
    ) {
        #expect(wish.answerer(isModelConnected: isModelConnected, hasProviders: hasProviders) == answerer)
    }
}
