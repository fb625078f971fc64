extension PhoneLineError {
    /// What happened, for people.
    public var sentence: String {
        switch self {
        case .busy: "The number is busy."
        case .noAnswer: "Nobody answers."
        case .declined: "The call was declined."
        case .notFound: "Nobody has this number."
        case .noExchange:
            "Without an exchange, numbers cannot be called: call an address such as sip:anna@192.168.1.20."
        case .over: "The call is over."
        case .dialPlanMissing: "Asterisk's dial plan does not transfer calls: see echo-tui help asterisk."
        case .notPossible: "The line cannot do that."
        case .refused(21220, _), .refused(20404, _): "The call is over."
        case .refused(20003, _), .refused(401, _): "The exchange does not accept the account."
        case .refused(20429, _), .refused(429, _): "The exchange asks to wait a moment."
        case .refused(500..<600, let reason): "The exchange is out of order (\(reason))."
        case .refused(let code, let reason):
            reason.isEmpty
                ? "It was refused (\(code))." : "It was refused: \(reason)\(reason.hasSuffix(".") ? "" : ".")"
        case .strangeAnswer: "The exchange's answer cannot be understood."
        case .unanswered: "The exchange did not answer; the request may have gone through."
        case .unreachable: "The exchange cannot be reached."
        case .strangeSound(let sound): "The sound is \(sound); calls use µ-law at 8000 Hz."
        case .unreadable: "A message from the line cannot be read and was ignored."
        }
    }
}
