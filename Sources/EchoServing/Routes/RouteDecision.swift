/// The decision about a request, by its head alone.
enum RouteDecision: Sendable {
    /// Answered at once.
    case answer(HTTPAnswer, RoutePath)
    /// The path is nil when no route has it.
    case refuse(HTTPRefusal, RoutePath?)
    /// The body is wanted before there is an answer.
    case plain(MatchedRoute)
    case socket(MatchedRoute, subprotocol: String?)

    var path: RoutePath? {
        switch self {
        case .answer(_, let path): path
        case .refuse(_, let path): path
        case .plain(let match), .socket(let match, _): match.route.path
        }
    }

    var lastWord: Route.LastWord? {
        guard case .socket(let match, _) = self, case .socket(_, let lastWord, _) = match.route.answer else {
            return nil
        }
        return lastWord
    }

    /// What is refused has shown nothing.
    var rateClass: RateClass {
        switch self {
        case .plain(let match), .socket(let match, _): match.route.rateClass
        case .answer, .refuse: .usual
        }
    }

    var isSocket: Bool { if case .socket = self { true } else { false } }
}
