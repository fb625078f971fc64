/// Which of the facts that were told answers a question after something of the user.
struct MemoryQuestion {
    /// Words of a deed.
    private static let longest = 8
    private static let pasts = [
        "put": "put", "leave": "left", "hide": "hid", "keep": "kept", "buy": "bought", "lose": "lost", "find": "found",
        "meet": "met", "stop": "stopped", "lay": "laid", "see": "saw",
    ]
    private static let articles: Set = ["my", "the", "a", "an"]
    private static let placing: Set = [
        "on", "in", "at", "by", "near", "under", "behind", "beside", "next", "outside", "opposite", "here",
    ]

    private let thing: String
    private let asksName: Bool

    /// "Cat called" and "cat's name" ask for the name of the cat.
    init(thing: ArraySlice<String>) {
        if thing.count > 1, ["called", "named"].contains(thing.last) {
            self.init(nameOf: thing.dropLast())
        } else if thing.last == "name", let owner = thing.dropLast().last, owner.hasSuffix("'s") {
            self.init(nameOf: thing.dropLast(2) + [String(owner.dropLast(2))])
        } else {
            self.init(thing, asksName: false)
        }
    }

    init(nameOf thing: ArraySlice<String>) { self.init(thing, asksName: true) }

    private init(_ thing: ArraySlice<String>, asksName: Bool) {
        self.thing = thing.map { $0 == "my" ? "your" : $0 }.joined(separator: " ")
        self.asksName = asksName
    }

    /// The first that fits best.
    func answer(among facts: [String]) -> String? {
        let names = ["\(thing) is called ", "\(thing) is named ", "\(thing)'s name is ", "\(thing) are called "]
        let openings = (asksName ? names : []) + ["\(thing) ", "\(thing)'s name is "]
        for opening in openings {
            if let fact = facts.first(where: { $0.lowercased().hasPrefix("your " + opening) }) { return fact }
        }
        guard !asksName else { return nil }
        return facts.first { fact in
            ["your", "the"].contains { " \(fact.lowercased()) ".contains(" \($0) \(thing) ") }
        }
    }

    /// "The key is under the fern" tells where the key is; what was not told is for others.
    static func told(of thing: ArraySlice<String>, _ facts: [String]) -> String? {
        let opening = "the \(thing.joined(separator: " ")) "
        return facts.first { $0.lowercased().hasPrefix(opening) }
    }

    /// "You parked on level 3" tells where whatever was parked is.
    static func place(of deed: ArraySlice<String>, among facts: [String]) -> String? {
        guard let verb = deed.first, deed.count <= longest else { return nil }
        let pasts = pasts[verb].map { [$0] } ?? [verb + "ed", verb + "d"]
        let object = deed.dropFirst().filter { !articles.contains($0) }
        return facts.first { fact in
            var words = fact.lowercased().split(separator: " ").map(String.init)[...]
            guard words.popFirst() == "you" else { return false }
            if words.first == "have" { words.removeFirst() }
            guard let done = words.popFirst(), pasts.contains(done), let next = words.first else { return false }
            return placing.contains(next) || object.allSatisfy(words.contains)
        }
    }
}
