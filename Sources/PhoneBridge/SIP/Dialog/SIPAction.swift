/// An action or a report of a dialog.
enum SIPAction: Sendable, Hashable {
    case send(SIPMessage)
    /// The other side's telephone rings.
    case rang
    /// The call is not answered, and its sound can be heard: that it rings, or why it does not.
    case early(NegotiatedMedia)
    /// Sound can go both ways.
    case connected(NegotiatedMedia)
    /// The line is held, taken up again, or its sound goes elsewhere.
    case changed(NegotiatedMedia)
    case digit(Character)
    /// The other side talks with somebody else now.
    case transferred
    case notTransferred(PhoneLineError)
    /// It came to no call.
    case failed(PhoneLineError)
    /// There was a call, or it rang here.
    case ended(PhoneLineEnd)
}
