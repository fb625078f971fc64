/// Where a call may be handed on to.
public enum TransferTarget: Sendable, Hashable {
    /// A telephone number, as it was written.
    case number(String)
    /// An address of SIP: "sip:anna@192.168.1.20".
    case sip(String)
    /// Whoever watches the calls, and takes this one over.
    case person

    /// What the line calls; nil for a person who needs no call.
    var address: String? {
        switch self {
        case .number(let text), .sip(let text): text
        case .person: nil
        }
    }
}

/// Somebody to whom the assistant may hand a call on, by name.
public struct TransferDestination: Sendable, Hashable {
    private static let longestName = 60
    private static let longestAddress = 200

    public var name: String
    public var target: TransferTarget

    public init(name: String, target: TransferTarget) { (self.name, self.target) = (name, target) }

    /// - Parameter text: a number with its country, an address such as "sip:anna@192.168.1.20", or "here".
    /// - Returns: nil for what is none of them.
    public init?(name: String, reading text: String) {
        guard (1...Self.longestName).contains(name.count), text.utf8.count <= Self.longestAddress else { return nil }
        if text.lowercased() == "here" {
            self.init(name: name, target: .person)
        } else if text.lowercased().hasPrefix("sip:") {
            guard let uri = SIPURI(text), !uri.host.isEmpty else { return nil }
            self.init(name: name, target: .sip(text))
        } else {
            guard (try? DialedNumber(text, in: nil)) != nil else { return nil }
            self.init(name: name, target: .number(text))
        }
    }
}

/// To whom calls may be handed on, and for how long it rings there.
public struct TransferPolicy: Sendable, Hashable {
    /// The only ones for the assistant. A person may name any number that may be called.
    public var destinations: [TransferDestination] = []
    public var patience = Duration.seconds(25)

    public init() {}

    /// - Parameter name: as it was spoken: capitals and spaces at its ends do not count.
    func destination(named name: String) -> TransferDestination? {
        let wanted = Self.plain(name)
        return destinations.first { Self.plain($0.name) == wanted }
    }

    func lists(sip address: String) -> Bool { destinations.contains { $0.target == .sip(address) } }

    private static func plain(_ name: String) -> String {
        name.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
