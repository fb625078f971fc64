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
        return [DocumentAPI.route] + TokenAPI(account: account).routes(check)
            + HistoryAPI(store: desk.store).routes(check)
            + CallsAPI(outgoing: outgoing).routes(check)
            + RecordingAPI(store: desk.store, vault: desk.vault).routes(check)
            + PromptAPI(store: desk.store).routes(check)
            + SessionAPI(switchboard: desk.switchboard).routes(check)
    }
}
