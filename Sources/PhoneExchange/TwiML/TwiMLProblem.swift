/// Why a verb is passed over.
enum TwiMLProblem: Error, Sendable, Hashable {
    case unknown(String)
    case missing(String, in: String)
    case badValue(String, in: String)

    var warning: ExchangeWarning {
        switch self {
        case .unknown(let name): .schema("<\(name.prefix(40))> is no verb that is known.")
        case .missing(let name, let verb): .schema("<\(verb)> has no <\(name)>.")
        case .badValue(let name, let verb): .schema("\(name) of <\(verb)> is no number that it may be.")
        }
    }
}
