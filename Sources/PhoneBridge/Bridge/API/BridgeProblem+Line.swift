import NIOHTTP1

/// What a line could not do.
extension BridgeProblem {
    /// By Twilio's list of errors: none, not one, cannot be reached, no permission for its country, not allowed, does not
    /// look like one, not verified; and those of a dialled number.
    private static let numberErrors: Set<Int> = [
        21201, 21211, 21214, 21215, 21216, 21217, 21219, 13223, 13224, 13225, 13226, 13227,
    ]
    /// Not verified, not one, missing.
    private static let ownNumberErrors: Set<Int> = [21210, 21212, 21213]

    static let over = BridgeProblem(.sessionOver, "The call is already over.")

    init(_ error: PhoneLineError) {
        switch error {
        case .refused(20003, _):
            self.init(.invalidTwilioToken, "Twilio does not accept the account's token. Check TWILIO_AUTH_TOKEN.")
        case .refused(20429, _), .refused(429, _):
            self.init(
                .tooManyRequests, "Twilio asks you to wait. Try again in a moment.", headers: ["Retry-After": "5"])
        case .refused(500..<600, let reason):
            self.init(.assistantUnreachable, "Twilio is out of order (\(reason)). Try again later.")
        case .refused(20404, _), .notFound: self = .noCall()
        case _ where error.meansOver: self = .over
        case .refused(let code, let reason) where Self.numberErrors.contains(code):
            self.init(.invalidNumber, "Twilio does not call this number: \(reason)", field: "to")
        case .refused(let code, let reason) where Self.ownNumberErrors.contains(code):
            self.init(
                .assistantUnreachable,
                "Twilio does not call from this bridge's number: \(reason). Check TWILIO_PHONE_NUMBER.")
        case .refused(_, let reason): self.init(.assistantUnreachable, "Twilio refused it: \(reason)")
        case .unanswered:
            self.init(
                .assistantUnreachable, "Twilio did not answer in time; the request may have gone through.",
                status: .gatewayTimeout)
        case .unreachable:
            self.init(.assistantUnreachable, "Twilio cannot be reached. Try again in a moment.")
        case .strangeAnswer:
            self.init(
                .assistantUnreachable,
                "Twilio's answer cannot be understood. Check the proxies on the way to it.")
        case .busy, .noAnswer, .declined, .noExchange, .over, .notPossible, .dialPlanMissing,
            .strangeSound, .unreadable:
            self.init(.assistantUnreachable, error.sentence)
        }
    }
}

extension BridgeProblem {
    /// Why a call over SIP was not even begun.
    init(ofTelephones error: PhoneLineError) {
        switch error {
        case .noExchange:
            self.init(
                .invalidNumber,
                "This line has no PBX that calls numbers: register with one, or call an address of [phone.transfers].",
                field: "to")
        case .notFound: self.init(.invalidNumber, "This is neither a number nor a SIP address.", field: "to")
        case .over: self = .stopping
        default: self.init(.assistantUnreachable, error.sentence)
        }
    }
}

extension PhoneLineError {
    /// There is no such call, or none any more.
    var meansOver: Bool {
        switch self {
        case .refused(20404, _), .refused(21220, _), .notFound, .over: true
        default: false
        }
    }
}
