/// The caller, as far as somebody vouches for it.
enum SIPCaller: Sendable, Hashable {
    /// Has proved a password.
    case proven(user: String)
    /// A machine that is believed says so.
    ///
    /// - Parameter party: a number or the user of an address; empty for one who withholds it.
    case vouched(party: String, name: String)
    /// Nobody vouches for what it says of itself.
    case stranger

    /// Who counts as calling: empty for who withholds it, or only claims it.
    var party: String {
        switch self {
        case .proven(let user): user
        case .vouched(let party, _): party
        case .stranger: ""
        }
    }

    /// As `party`, for people.
    var name: String { if case .vouched(_, let name) = self { name } else { "" } }

    /// What a machine that is believed says of who calls: what it asserts (RFC 3325) before what a telephone wrote.
    init(vouchedIn invite: SIPMessage) {
        let asserted = invite.all("p-asserted-identity").flatMap(\.listed).prefix(8).compactMap(SIPAddress.init)
        let privacy = invite.all("privacy").flatMap { $0.split(separator: ";") }.map { $0.trimmed.lowercased() }
        let address = asserted.first { $0.number.first == "+" } ?? asserted.first ?? invite.from
        guard let address, Set(privacy).isDisjoint(with: ["id", "user", "header"]), !address.isAnonymous else {
            self = .vouched(party: "", name: "")
            return
        }
        self = .vouched(party: address.number, name: address.name)
    }
}

extension SIPAddress {
    /// Without what may stand behind a number in the user's part: "+14155550111;npdi".
    fileprivate var number: String { String(party.prefix { $0 != ";" }) }

    fileprivate var isAnonymous: Bool {
        uri.user.lowercased() == "anonymous" || uri.host.lowercased() == "anonymous.invalid"
    }
}
