/// Reads questions for updates and notifications, and that these are to be dismissed.
enum HouseNoticeReader {
    static func updates(_ words: [String], _ vocabulary: HouseVocabulary) -> HouseRecordQuestion? {
        let isOfDate = words.contains("date") && (words.contains("up") || words.contains("out"))
        guard isOfDate || words.contains(where: newer.contains), let first = words.first, begins.contains(first),
            words.allSatisfy(ofUpdates.contains),
            vocabulary.inventory.devices.contains(where: { $0.kind == .update })
        else { return nil }
        return .updates
    }

    static func notices(_ tokens: [HouseToken], _ words: [String]) -> HouseUnderstanding? {
        guard words.contains("notification") || words.contains("notifications"), let first = words.first else {
            return nil
        }
        if dismisses.contains(first) { return dismissal(tokens, Array(words.dropFirst())).map { .dismiss($0) } }
        return asks.contains(first) && words.allSatisfy(ofNotices.contains) ? .record(.notices) : nil
    }

    private static func dismissal(_ tokens: [HouseToken], _ words: [String]) -> HouseDismissal? {
        let rest = words.filter { !ofDismissing.contains($0) }
        if rest.isEmpty { return words.contains("notifications") || words.contains("all") ? .all : .number(-1) }
        guard rest.count == 1, let word = rest.first else { return nil }
        if let place = places[word] { return .number(place) }
        return tokens.lazy.compactMap(\.number).first.flatMap { Int(exactly: $0) }.map { .number($0) }
    }

    private static let newer: Set<String> = ["update", "updates", "updating", "updated"]
    private static let begins: Set<String> = [
        "are", "is", "any", "what", "which", "does", "do", "show", "list", "need", "anything",
    ]
    private static let ofUpdates = newer.union([
        "are", "there", "any", "available", "software", "firmware", "new", "pending", "is", "everything", "anything",
        "up", "out", "to", "of", "date", "what", "which", "need", "needs", "be", "does", "do", "i", "have", "we",
        "home",
        "assistant", "house", "my", "the", "in", "for", "all", "show", "me", "list", "waiting", "system", "add", "ons",
    ])
    private static let dismisses: Set<String> = ["dismiss", "clear", "delete", "remove", "close"]
    private static let asks: Set<String> = [
        "what", "which", "do", "are", "any", "read", "show", "list", "is", "tell", "have", "how",
    ]
    private static let ofNotices: Set<String> = [
        "what", "which", "do", "are", "any", "read", "show", "list", "is", "tell", "have", "how", "many", "i", "we",
        "me",
        "my", "the", "all", "there", "new", "notification", "notifications", "out", "of", "in", "house", "home", "got",
        "a", "us", "waiting", "say", "does", "about",
    ]
    private static let ofDismissing: Set<String> = [
        "notification", "notifications", "all", "my", "the", "of", "number", "them", "every", "house",
    ]
    private static let places = ["first": 1, "second": 2, "third": 3, "fourth": 4, "last": -1, "1st": 1, "2nd": 2]
}
