import Foundation

/// The origin of a call: the saved prompt that it is to be held by, who placed it, and why.
struct CallOrigin: Sendable, Hashable {
    var prompt: UUID?
    var user: UUID?
    /// The request that it was placed by; nil for one that names none.
    var trace: TraceContext?
}

/// The origins of calls that go on, or are to begin.
struct CallOrigins: Sendable {
    private static let most = 20_000
    private var origins: [String: CallOrigin] = [:]

    mutating func note(_ origin: CallOrigin?, of call: String) {
        guard let origin, origins.count < Self.most else { return }
        origins[call] = origin
    }

    /// The trace of a call that begins: of the request that it was placed by, else one of its own.
    mutating func trace(of call: String) -> TraceContext {
        var origin = origins[call] ?? CallOrigin()
        let trace = origin.trace ?? .root()
        origin.trace = trace
        note(origin, of: call)
        return trace
    }

    /// With what is known of its call. When it is the last news of the call, that is forgotten.
    mutating func completed(_ news: SwitchboardNews) -> SwitchboardNews {
        guard let origin = origins[news.call] else { return news }
        var news = news
        (news.prompt, news.user) = (news.prompt ?? origin.prompt, news.user ?? origin.user)
        news.trace = news.trace ?? origin.trace
        switch news.happening {
        case .ended, .notReached, .turnedAway, .placed(_, .over, _): origins[news.call] = nil
        default: break
        }
        return news
    }
}
