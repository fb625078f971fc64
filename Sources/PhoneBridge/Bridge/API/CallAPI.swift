import EchoServing

/// The requests of our own clients to the bridge.
struct CallAPI: Sendable {
    let door: ClientDoor
    /// Nil for a bridge that only answers.
    let account: TwilioAccount?
    let outgoing: OutgoingCalls
    let desk: CallDesk

    var routes: [Route] {
        let see: @Sendable (CallUser) -> Void = { [journal = desk.journal] in journal.record(.user($0)) }
        return [DocumentAPI.route] + TokenAPI(account: account, see: see).routes(door)
            + HistoryAPI(store: desk.store).routes(door)
            + CallsAPI(outgoing: outgoing).routes(door)
            + RecordingAPI(store: desk.store, vault: desk.vault).routes(door)
            + PromptAPI(store: desk.store, country: desk.gate.policy.country).routes(door)
            + SessionAPI(desk: desk).routes(door)
            + KeptCallAPI(desk: desk).routes(door)
    }
}
