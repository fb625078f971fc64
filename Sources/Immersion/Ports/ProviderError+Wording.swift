/// What people are told.
extension ProviderError {
    /// What happened, as a clause behind the provider's name: "did not answer in time".
    public var happened: String {
        switch self {
        case .unreachable(let host): "cannot be reached at \(host)"
        case .untrusted(let reason): "was not asked: \(reason)"
        case .unauthorized, .keyRefused: "does not accept the key"
        case .keyWanted: "wants a key"
        case .noKey: "has no key"
        case .noPlace(let example): example.contains("://") ? "has no address" : "has no region"
        case .quotaExceeded: "says that the account has no credit left"
        case .rateLimited: "was asked too often"
        case .serverFailed(let status): status.map { "failed (HTTP \($0))" } ?? "failed"
        case .rejected(200..<300, let reason):
            reason.isEmpty ? "answered with an error" : "answered with the error “\(reason)”"
        case .rejected(let status, let reason):
            reason.isEmpty ? "declined (\(status))" : "declined (\(status)): \(reason)"
        case .noModel(let name): name.isEmpty ? "does not have the model" : "does not have the model \(name)"
        case .unsupported(let what): "cannot do this: \(what)"
        case .notInstalled(let part): "is not installed: \(part) is missing"
        case .busy: "has reached its limit of requests"
        case .resting: "failed too often and is left alone"
        case .budgetSpent: "would cost more than is left of this month's budget"
        case .mayBePaidAlready: "was not asked, since another provider may have been paid for it already"
        case .nobodyChosen: "is not set up"
        case .nobodyTranslates: "cannot translate between these languages"
        case .cancelled: "was cancelled"
        case .timedOut: "did not answer in time"
        case .brokenOff: "broke off in the middle of its answer"
        case .invalidAnswer(let reason): "sent an answer that cannot be used: \(reason)"
        }
    }

    /// What to do about it; nil when nothing helps but another provider.
    public var remedy: String? {
        switch self {
        case .unreachable: "Check the network and the address in the settings."
        case .untrusted(let reason) where !reason.contains("not trusted"): nil
        case .untrusted: "Name its authority's certificate, a PEM file, with SSL_CERT_FILE."
        case .keyRefused(let name): "Store it again with `echo-tui key set \(name)`, and start again."
        case .noKey(let name), .keyWanted(let name): "Store one with `echo-tui key set \(name)`, and start again."
        case .noPlace(let example): "Add it with /language-providers, as in “\(example)”."
        case .quotaExceeded: "Add credit to the account, or choose another provider."
        case .rateLimited(let wait), .busy(let wait as Duration?), .resting(let wait as Duration?):
            wait.map { "Try again in \(max(1, $0.components.seconds)) s." } ?? "Try again in a minute."
        case .serverFailed, .brokenOff, .invalidAnswer: "Try again later."
        case .timedOut, .mayBePaidAlready: "Ask again; what costs money may be charged a second time."
        case .notInstalled: "Get it with /get-language, which lists what is missing."
        case .budgetSpent: "Raise the month's budget with /room-budget."
        case .noModel: "Choose another model or provider with /language-providers."
        case .nobodyChosen: "Choose a provider in the settings."
        case .nobodyTranslates: "Choose google or libretranslate with /language-providers."
        case .unauthorized, .rejected, .unsupported, .cancelled: nil
        }
    }
}
