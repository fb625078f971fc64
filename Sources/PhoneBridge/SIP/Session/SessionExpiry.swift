/// The time a call holds without being confirmed, as a message gives it (RFC 4028): `1800;refresher=uas`.
struct SessionExpiry: Sendable, Hashable, CustomStringConvertible {
    /// The side that confirms it, seen from the request that the message belongs to.
    enum Refresher: String, Sendable, Hashable {
        /// The sender of the request.
        case uac
        /// The side that answers it.
        case uas
    }

    /// A week is as good as for ever.
    private static let longest = 604_800

    let seconds: Int
    let refresher: Refresher?

    init(seconds: Int, refresher: Refresher? = nil) { (self.seconds, self.refresher) = (seconds, refresher) }

    /// Nil for what is none.
    init?(_ text: String) {
        let parts = text.split(separator: ";", omittingEmptySubsequences: false).map { String($0) }
        guard let seconds = Self.seconds(parts[0]) else { return nil }
        let parameters = SIPParameters(parts.dropFirst())
        self.init(
            seconds: seconds, refresher: parameters["refresher"].flatMap { Refresher(rawValue: $0.lowercased()) })
    }

    var description: String { "\(seconds)" + (refresher.map { ";refresher=\($0.rawValue)" } ?? "") }

    /// Nil for what is no number of seconds; the longest are cut.
    static func seconds(_ text: String) -> Int? {
        let digits = text.trimmed
        guard (1...10).contains(digits.utf8.count), digits.utf8.allSatisfy({ (48...57).contains($0) }) else {
            return nil
        }
        return Int(digits).map { min($0, longest) }
    }
}

extension SIPMessage {
    /// Nil where it says nothing of that.
    var sessionExpiry: SessionExpiry? { self["session-expires"].flatMap(SessionExpiry.init) }

    /// The shortest that whoever sent it takes, in seconds.
    var leastExpiry: Int? {
        self["min-se"].flatMap { SessionExpiry.seconds(String($0.prefix { $0 != ";" })) }
    }

    /// Whether its sender knows this extension of SIP.
    func supports(_ option: String) -> Bool {
        all("supported").contains { $0.split(separator: ",").contains { $0.lowercased().trimmed == option } }
    }

    /// What of SIP its sender asks for that is not here.
    var unsupported: [String] {
        all("require").flatMap { $0.split(separator: ",").map { String($0).trimmed } }.filter {
            !$0.isEmpty && $0.lowercased() != SIPSessionTimer.option
        }
    }
}
