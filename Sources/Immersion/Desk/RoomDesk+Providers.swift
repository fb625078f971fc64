/// The providers that speak, translate and correct, and how that went.
extension RoomDesk {
    /// What was got while somebody is in a room is used there from then on.
    func refreshKit() async {
        guard let number = visit?.number, let language = visit?.language else { return }
        let kit = await parts.kit(for: language)
        if visit?.number == number { visit?.kit = kit }
    }

    /// In the order in which they are asked, kind by kind.
    func providers(of language: RoomLanguage) async -> [ProviderStanding] {
        let kit = await parts.kit(for: language)
        return await standings("Persona", kit.partner) + standings("Voice", kit.voice)
            + standings("Hearing", kit.hearing)
            + standings("Translation", kit.translator)
            + standings("Grammar", kit.grammar)
    }

    private func standings<Request, Answer>(
        _ kind: String, _ chain: ProviderChain<Request, Answer>?
    ) async -> [ProviderStanding] {
        guard let chain else { return [] }
        let log = await chain.log
        return chain.names.map { ProviderStanding(kind: kind, name: $0, log: log.calls(of: $0)) }
    }
}
