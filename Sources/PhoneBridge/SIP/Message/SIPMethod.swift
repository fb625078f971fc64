/// The method of a SIP request. Others than those named here are read, too.
struct SIPMethod: RawRepresentable, Sendable, Hashable {
    let rawValue: String

    static let invite = SIPMethod(rawValue: "INVITE")
    static let ack = SIPMethod(rawValue: "ACK")
    static let bye = SIPMethod(rawValue: "BYE")
    static let cancel = SIPMethod(rawValue: "CANCEL")
    static let options = SIPMethod(rawValue: "OPTIONS")
    static let register = SIPMethod(rawValue: "REGISTER")
    static let info = SIPMethod(rawValue: "INFO")
    static let refer = SIPMethod(rawValue: "REFER")
    static let update = SIPMethod(rawValue: "UPDATE")
    static let notify = SIPMethod(rawValue: "NOTIFY")

    /// As the header Allow lists them.
    static let allowed = "INVITE, ACK, CANCEL, BYE, OPTIONS, INFO, NOTIFY, UPDATE"
}
