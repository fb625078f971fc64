import Echo

/// The remedies in text mode, where each request connects for itself: asking again, or going on where it was cut.
enum AskAgainWording {
    /// Nil where connecting is not what helps.
    static func advice(_ error: EchoError) -> Wording? {
        switch error {
        case .askedToWait(let until, let wait, _):
            waiting(until: WaitWording.moment(until, after: wait), "press \(key: .regenerate) to ask again")
        case .connectionLost, .invalidData:
            """
            The conversation is kept. \(key: .regenerate) asks again; \(key: .continueAnswer) continues an answer that was \
            cut off.
            """
        case .unreachable: "Check the network and the address, then press \(key: .regenerate) to ask again."
        case .connectionTimedOut: "Check the network, then press \(key: .regenerate) to ask again."
        case .rejected(let status, _) where status >= 500:
            "Trying again may help: wait a moment, then press \(key: .regenerate) to ask again."
        case .rejected(401, _), .rejected(300..<400, _): nil
        case .rejected(403, _):
            "Change what it objects to, or choose another model with /model; \(key: .regenerate) asks again."
        case .rejected: "Check the address and the model, then press \(key: .regenerate) to ask again."
        case .quotaExceeded: "Add credit or use another key, then press \(key: .regenerate) to ask again."
        case .server: "The conversation is kept. Press \(key: .regenerate) to ask again, or rephrase the request."
        default: nil
        }
    }

    /// - Parameter then: what to press when the time has come.
    static func waiting(until moment: String, _ then: Wording) -> Wording {
        "The conversation is kept. At \(moment), \(then), or choose another model with /model."
    }
}
