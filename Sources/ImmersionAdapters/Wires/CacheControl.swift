/// What the headers of an answer say of keeping it (RFC 9111). A cache of one person's own is a private one.
enum CacheControl {
    /// A year: what is longer is forever.
    private static let longest = 31_536_000

    /// Zero for an answer that must not be kept, or only be used after asking again; nil where they say nothing.
    static func lifetime(_ headers: [String: String]) -> Duration? {
        let directives = (headers["cache-control"] ?? "").lowercased().split(separator: ",").map {
            $0.split(separator: "=", maxSplits: 1).map { $0.filter { !$0.isWhitespace && $0 != "\"" } }
        }
        let names = Set(directives.compactMap(\.first))
        if !names.isDisjoint(with: ["no-store", "no-cache"]) { return .zero }
        if let age = directives.first(where: { $0.first == "max-age" }) {
            guard age.count == 2, let seconds = Int(age[1]), seconds >= 0 else { return .zero }
            let passed = headers["age"].flatMap { Int($0) } ?? 0
            return .seconds(max(0, min(seconds, longest) - max(0, min(passed, longest))))
        }
        return names.isEmpty && headers["pragma"]?.lowercased() == "no-cache" ? .zero : nil
    }
}
