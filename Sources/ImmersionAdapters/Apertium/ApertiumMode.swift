/// The command line of an Apertium mode, as one that stays and answers at each NUL.
enum ApertiumMode {
    private static let flushing: Set<String> = [
        "lt-proc", "apertium-tagger", "apertium-pretransfer", "apertium-transfer", "apertium-interchunk",
        "apertium-postchunk", "lrx-proc",
    ]

    /// For a shell; nil when the file is of another kind.
    static func command(_ mode: String) -> String? {
        let stages = mode.split(separator: "|", omittingEmptySubsequences: false).map { stage -> String? in
            var words = stage.split(whereSeparator: \.isWhitespace).map(String.init)
            guard let program = words.first, flushing.contains(program) else { return nil }
            words = words.compactMap { $0 == "$2" ? nil : $0 == "$1" ? "-g" : $0 }
            guard words.dropFirst().allSatisfy(isPlain) else { return nil }
            words.insert("-z", at: 1)
            return words.joined(separator: " ")
        }
        guard !stages.isEmpty, !stages.contains(nil) else { return nil }
        return stages.compactMap(\.self).joined(separator: " | ")
    }

    /// An option, or a path between quotes: nothing that a shell would take for more.
    private static func isPlain(_ word: String) -> Bool {
        let bare =
            word.hasPrefix("'") && word.hasSuffix("'") && word.count > 1 ? word.dropFirst().dropLast() : word[...]
        return bare.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "_"),
                UInt8(ascii: "."):
                true
            default: false
            }
        }
    }
}
