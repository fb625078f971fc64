public import EchoServing

/// Why somebody was not let in.
public enum TurnAwayReason: Sendable, Hashable {
    case refused(CallRefusal)
    /// The bridge takes no more calls.
    case stopping
    /// What says that it comes from Twilio is not signed, or signed wrongly.
    case wrongSignature
    /// What says that it comes from OpenAI is not signed, or signed wrongly.
    case wrongWebhook
    /// What says that it is Asterisk does not know the password.
    case wrongPassword
    /// A client connected here and began no call.
    case notStarted(RoutePath)
    /// A media stream came without the ticket of a webhook.
    case notAnnounced
    /// Nobody vouches for who calls over SIP.
    case strangeCaller(SIPStranger, host: String)

    /// A sentence for people.
    public var wording: String {
        switch self {
        case .refused(let refusal): refusal.wording
        case .stopping: "The bridge is stopping and takes no more calls."
        case .wrongSignature:
            "The signature is missing or wrong. Check TWILIO_AUTH_TOKEN, TWILIO_SHARED_KEYS and --public-url."
        case .wrongWebhook: "The signature is missing or wrong. Check OPENAI_WEBHOOK_SECRET, and this machine's clock."
        case .wrongPassword:
            "The password is missing or wrong. Compare ECHO_ASTERISK_PASSWORD with Asterisk's websocket_client.conf."
        case .notStarted(let path): "No call began at \(path) within ten seconds of connecting."
        case .notAnnounced: "The media stream was not announced by a webhook, came too late, or came twice."
        case .strangeCaller(.unknown, let host):
            "The caller at \(host) cannot be verified. Give the telephone a password in SIP_CALLERS, or name its exchange "
                + "in [phone] sip_trusted."
        case .strangeCaller(.wrongPassword, let host):
            "The password from \(host) is wrong. Compare the telephone's with SIP_CALLERS."
        case .strangeCaller(.barred, let host):
            "Too many wrong passwords came from \(host). It is ignored until none has come for ten minutes."
        }
    }

    /// One word, for metrics and events.
    var name: String {
        switch self {
        case .refused(let refusal): refusal.name
        case .stopping: "stopping"
        case .wrongSignature, .wrongWebhook: "wrongSignature"
        case .wrongPassword: "wrongPassword"
        case .notStarted: "notStarted"
        case .notAnnounced: "notAnnounced"
        case .strangeCaller(.unknown, _): "callerUnknown"
        case .strangeCaller(.wrongPassword, _), .strangeCaller(.barred, _): "wrongPassword"
        }
    }

    /// The caller hears that the line is busy: a later call may be taken.
    var isBusy: Bool {
        switch self {
        case .refused(let refusal): refusal.isLimit
        case .stopping: true
        case .wrongSignature, .wrongWebhook, .wrongPassword, .notStarted, .notAnnounced, .strangeCaller: false
        }
    }
}

extension TurnAwayReason {
    /// All of them, as clients are told.
    static let names =
        [Self.stopping, .wrongSignature, .wrongPassword, .notStarted(MediaStreamServer.path), .notAnnounced].map(\.name)
        + [Self.strangeCaller(.unknown, host: "")].map(\.name)
        + [
            CallRefusal.incomingOff, .callerNotAllowed, .closed, .tooManyWrongPINs, .tooManyCalls(limit: 1),
            .callerTooOften(limit: 1), .minutesUsedUp(limit: 1), .dollarsUsedUp, .monthUsedUp, .numberInvalid(.empty),
            .ownNumber,
            .emergency, .premiumRate, .shortNumber, .countryNotAllowed(""), .networkNotAllowed, .destinationsNotSet,
            .dialingLocked(""),
        ].map(\.name)
}

extension CallRefusal {
    var name: String {
        switch self {
        case .incomingOff: "incomingOff"
        case .callerNotAllowed: "callerNotAllowed"
        case .closed: "closed"
        case .tooManyWrongPINs: "tooManyWrongPINs"
        case .outgoingOff: "outgoingOff"
        case .numberInvalid: "numberInvalid"
        case .emergency: "emergency"
        case .ownNumber: "ownNumber"
        case .sameNumber: "sameNumber"
        case .addressNotListed: "addressNotListed"
        case .premiumRate: "premiumRate"
        case .shortNumber: "shortNumber"
        case .countryNotAllowed: "countryNotAllowed"
        case .networkNotAllowed: "networkNotAllowed"
        case .destinationsNotSet: "destinationsNotSet"
        case .dialingLocked: "dialingLocked"
        case .tooManyCalls: "tooManyCalls"
        case .callerTooOften: "callerTooOften"
        case .minutesUsedUp: "minutesUsedUp"
        case .dollarsUsedUp: "dollarsUsedUp"
        case .monthUsedUp: "monthUsedUp"
        }
    }

    /// How much the line is used, and not who calls.
    var isLimit: Bool {
        switch self {
        case .tooManyCalls, .callerTooOften, .minutesUsedUp, .dollarsUsedUp, .monthUsedUp: true
        default: false
        }
    }
}

extension TurnAwayReason {
    /// The name for one turned away, where no call says it.
    public var stranger: String {
        switch self {
        case .wrongPassword, .notStarted(AsteriskServer.path): "a connection in the name of Asterisk"
        case .wrongWebhook: "a request in the name of OpenAI"
        case .strangeCaller: "a SIP call"
        default: "a request in the name of Twilio"
        }
    }
}
