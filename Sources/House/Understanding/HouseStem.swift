/// The singular of an English word, near enough to compare names with what is said.
enum HouseStem {
    static func stem(of word: String) -> String {
        guard word.count > 3, word.hasSuffix("s"), !endings.contains(where: word.hasSuffix) else { return word }
        if word.hasSuffix("ies"), word.count > 4 { return word.dropLast(3) + "y" }
        if sibilants.contains(where: word.hasSuffix) { return String(word.dropLast(2)) }
        return String(word.dropLast())
    }

    private static let endings = ["ss", "us", "is"]
    private static let sibilants = ["ches", "shes", "xes", "sses"]
}
