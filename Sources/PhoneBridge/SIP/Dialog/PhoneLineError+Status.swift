extension PhoneLineError {
    /// What a response of SIP means to who calls.
    init(status: Int, reason: String) {
        switch status {
        case 486, 600: self = .busy
        case 603: self = .declined
        case 408, 480, 487: self = .noAnswer
        case 404, 410, 484, 604: self = .notFound
        case 415, 488, 606: self = .notPossible
        default: self = .refused(code: status, reason: String(reason.prefix(100)))
        }
    }

    init(_ response: SIPMessage) {
        guard case .response(let status, let reason) = response.start else {
            self = .unreachable
            return
        }
        self.init(status: status, reason: reason)
    }
}
