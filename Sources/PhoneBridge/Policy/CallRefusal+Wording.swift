extension CallRefusal {
    /// A sentence for people.
    public var wording: String {
        switch self {
        case .incomingOff: "Incoming calls are off: no number is allowed yet."
        case .callerNotAllowed: "This number is not allowed to call."
        case .closed: "The line is closed at this time."
        case .tooManyWrongPINs: "Too many wrong PINs were entered today."
        case .outgoingOff: "Outgoing calls are off."
        case .numberInvalid(let error): error.wording
        case .ownNumber: "That is this line's own number."
        case .sameNumber: "The call is already with this number."
        case .addressNotListed: "Addresses of SIP must be listed in [phone.transfers]."
        case .emergency: "Emergency numbers must be listed in [phone] callable."
        case .premiumRate: "Premium rate numbers must be listed in [phone] callable."
        case .shortNumber: "Short numbers must be listed in [phone] callable."
        case .countryNotAllowed(let country): "Calls to \(country) must be allowed in [phone] destinations."
        case .networkNotAllowed:
            "Numbers of satellites and of networks without a country must be allowed by their first digits, in [phone] "
                + "destinations."
        case .destinationsNotSet: "Say in [phone] destinations where calls may go, or set [phone] country."
        case .dialingLocked(let start):
            "Many short calls went to numbers that begin with \(start), a sign of fraud: none of them is called for an hour."
        case .tooManyCalls(1): "One call at a time is allowed, and one is running or about to begin."
        case .tooManyCalls(let limit): "\(limit) calls at once are allowed, and as many are running or about to begin."
        case .callerTooOften(1): "Each caller may call once an hour, and this one has."
        case .callerTooOften(let limit):
            "Each caller may call \(limit) times an hour, and this one has."
        case .minutesUsedUp(1): "The minute allowed for today is used up."
        case .minutesUsedUp(let limit): "The \(limit) minutes allowed for today are used up."
        case .dollarsUsedUp: "The budget for today is used up."
        case .monthUsedUp: "The budget of this month is used up."
        }
    }
}

extension PhoneNumberError {
    /// A sentence for people.
    public var wording: String {
        switch self {
        case .empty: "There is no number."
        case .unreadable: "This is not a telephone number."
        case .countryMissing: "Write the number with its country code, such as +49."
        case .countryUnknown: "No country has this country code."
        case .tooShort: "The number is too short."
        case .tooLong: "The number is too long."
        case .notAssigned: "No such number exists in its country."
        }
    }
}
