/// A line of a message's head.
struct SIPHeader: Sendable, Hashable {
    /// In small letters, and never the compact form.
    let name: String
    let value: String

    /// - Parameter value: control characters, with which another header could be smuggled in, become spaces.
    init(_ name: String, _ value: String) {
        let small = name.lowercased()
        self.name = Self.compact[small] ?? small
        self.value = value.unicodeScalars.contains(where: \.isControl) ? value.withoutControls : value
    }

    /// As the standards write it.
    var title: String {
        if let title = Self.titles[name] { return title }
        return name.split(separator: "-", omittingEmptySubsequences: false)
            .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: "-")
    }

    /// Of these, a comma begins another one of the same name.
    var isList: Bool { Self.lists.contains(name) }

    private static let lists: Set = ["via", "route", "record-route", "contact"]
    private static let titles = [
        "call-id": "Call-ID", "cseq": "CSeq", "min-se": "Min-SE", "www-authenticate": "WWW-Authenticate",
    ]
    private static let compact = [
        "i": "call-id", "m": "contact", "e": "content-encoding", "l": "content-length", "c": "content-type",
        "f": "from", "s": "subject", "k": "supported", "t": "to", "v": "via", "r": "refer-to", "o": "event",
        "b": "referred-by", "u": "allow-events", "x": "session-expires",
    ]
}

extension Unicode.Scalar {
    var isControl: Bool { value < 0x20 || value == 0x7F }
}

extension String {
    fileprivate var withoutControls: String {
        String(String.UnicodeScalarView(unicodeScalars.map { $0.isControl ? " " : $0 }))
    }
}
