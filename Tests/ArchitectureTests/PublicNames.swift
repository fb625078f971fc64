/// How many names a module shows to others. Whoever needs one more makes another one private, or says here why not.
enum PublicNames {
    /// The libraries are not here: `make api` watches over what they offer.
    static let budgets = [
        "EchoApp": 50, "EchoConcurrency": 34, "EchoCrypto": 50, "EchoPrograms": 26, "EchoRecognition": 0,
        "EchoScreen": 2610,
        "EchoServing": 165, "EchoStore": 360, "EchoTerminal": 190, "EchoText": 222, "EchoWake": 18,
        "EchoZip": 0,
        "History": 0, "House": 705, "HouseAdapters": 85, "Immersion": 810, "ImmersionAdapters": 205,
        "LocalBackend": 205, "Phone": 0, "PhoneBridge": 730, "PhoneExchange": 125,
    ]
    /// A budget that is larger than what is used is no budget.
    private static let slack = 20

    static func count(in files: [SourceFile]) -> Int {
        files.reduce(0) { $0 + zip($1.words, $1.words.dropFirst()).count { $0 == "public" && $1 != "import" } }
    }

    static func violations(among files: [SourceFile], budgets: [String: Int] = budgets) -> [Violation] {
        let modules = Dictionary(grouping: files, by: \.module)
        return budgets.sorted { $0.key < $1.key }.compactMap { module, budget -> Violation? in
            let count = count(in: modules[module] ?? [])
            let path = "Sources/\(module)/"
            if count > budget {
                return Violation(path: path, line: 1, reason: "shows \(count) names; its budget is \(budget)")
            }
            guard budget - count > slack else { return nil }
            return Violation(path: path, line: 1, reason: "shows \(count) names only: lower its budget of \(budget)")
        }
    }
}
