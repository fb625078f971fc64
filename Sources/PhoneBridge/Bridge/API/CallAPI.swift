import EchoServing

/// What our own clients ask of the bridge.
struct CallAPI: Sendable {
    let token: BearerToken
    /// Nil for a bridge that only answers.
    let account: TwilioAccount?
    let outgoing: OutgoingCalls
    let desk: CallDesk

    var routes: [Route] {
        let check = RequestCheck.bearer(token)
        let see: @Sendable (CallUser) -> Void = { [journal = desk.journal] in journal.record(.user($0)) }
        return [DocumentAPI.route] + TokenAPI(account: account, see: see).routes(check)
            + HistoryAPI(store: desk.store).routes(check)
            + CallsAPI(outgoing: outgoing).routes(check)
            + RecordingAPI(store: desk.store, vault: desk.vault).routes(check)
            + PromptAPI(store: desk.store, country: desk.gate.policy.country).routes(check)
            + SessionAPI(desk: desk).routes(check)
            + KeptCallAPI(desk: desk).routes(check)
    }
}
