public import Foundation

/// The outcome of one step, as far as it was seen.
public enum StepOutcome: Hashable, Sendable {
    /// What ``refused(code:)`` has for a device that wants a code with the order.
    public static let wantsCode = "code_needed"

    /// A reading showed it.
    case changed
    /// It was so before.
    case alreadySo
    /// It is on its way, such as a blind, and had not arrived when this was told.
    case moving
    /// It waits for its time.
    case scheduled(Date)
    /// The house took the order and the device ended in another state, by the house's word.
    case endedAs(String)
    case jammed
    case unavailable
    /// The device does not take this.
    case unsupported
    /// The user of the token may not do this.
    case notAllowed
    /// The house refused; with its code, which is no text for people.
    case refused(code: String)
    /// The house refused, and said why in words for people.
    case declined(reason: String)
    /// Nothing was seen in time; it may yet be carried out.
    case noAnswer
    /// The house cannot be reached, and the order is not given.
    case houseAway
    /// The house cannot be reached; the order is given when it is back by then.
    case waits(until: Date)
    /// It took back an order that waits for the house: nothing is to be done.
    case takenBack
    /// The device is not there any more.
    case gone
    /// Somebody or something else changed it meanwhile, and that holds.
    case overtaken(ChangeCause.Origin)
    /// It was called off before it was done.
    case cancelled
}
