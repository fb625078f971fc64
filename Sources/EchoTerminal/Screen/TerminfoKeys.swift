import CNcurses

/// The sequences this system's terminfo gives for the keys of a terminal.
@MainActor
enum TerminfoKeys {
    /// To be asked once a terminal is open.
    static func sequences() -> [[UInt8]: KeyPress] {
        var sequences: [[UInt8]: KeyPress] = [:]
        for (name, press) in keys {
            guard let text = TerminalDescription.capability(name) else { continue }
            let bytes = Array(text.utf8)
            // Shorter ones are characters, which need no table.
            if bytes.count > 1, bytes[0] == 0x1B, sequences[bytes] == nil { sequences[bytes] = press }
        }
        return sequences
    }

    private static var keys: [(String, KeyPress)] { plain + functions + modified }

    private static let plain: [(String, KeyPress)] = [
        ("kcuu1", KeyPress(.up)), ("kcud1", KeyPress(.down)), ("kcub1", KeyPress(.left)), ("kcuf1", KeyPress(.right)),
        ("khome", KeyPress(.home)), ("kend", KeyPress(.end)), ("kfnd", KeyPress(.home)), ("kslt", KeyPress(.end)),
        ("kpp", KeyPress(.pageUp)), ("knp", KeyPress(.pageDown)), ("kich1", KeyPress(.insert)),
        ("kdch1", KeyPress(.delete)), ("kent", .enter), ("kcbt", KeyPress(.tab, .shift)),
        ("ka1", KeyPress(.home)), ("kc1", KeyPress(.end)), ("ka3", KeyPress(.pageUp)), ("kc3", KeyPress(.pageDown)),
        ("kri", KeyPress(.up, .shift)), ("kind", KeyPress(.down, .shift)),
    ]

    private static let functions = (1...60).map { ("kf\($0)", SentKey.function($0)) }

    /// xterm's names: "kRIT5" is Ctrl+→, its digit one more than the sum of Shift 1, Alt 2, Control 4.
    private static let modified: [(String, KeyPress)] = stems.flatMap { stem, key in
        let further = (3...8).map { (digit: Int) -> (String, KeyPress) in
            ("\(stem)\(digit)", KeyPress(key, KeyModifiers(rawValue: UInt8(digit - 1))))
        }
        return [(stem, KeyPress(key, .shift))] + further
    }

    private static let stems: [(String, Key)] = [
        ("kUP", .up), ("kDN", .down), ("kLFT", .left), ("kRIT", .right), ("kHOM", .home), ("kEND", .end),
        ("kPRV", .pageUp), ("kNXT", .pageDown), ("kIC", .insert), ("kDC", .delete),
    ]
}
