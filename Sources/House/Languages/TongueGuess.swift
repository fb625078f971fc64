/// Which language a sentence may be in.
enum TongueGuess {
    /// As many of its words at least are those of a language that it is in.
    private static let least = 0.5

    /// With the share of its words, the likeliest first.
    static func tongues(of text: String) -> [(tongue: HouseTongue, share: Double)] {
        let shares = HouseTongue.foreign.compactMap { tongue -> (tongue: HouseTongue, share: Double)? in
            guard let table = tongue.table else { return nil }
            let words = TongueWord.all(in: String(text.prefix(400)), table.spelling)
                .filter { !$0.isSign && $0.token.number == nil && $0.token.time == nil }
            guard !words.isEmpty else { return nil }
            let known = words.filter { table.knows($0.plain) || isCompound($0.plain, table) }
            let share = Double(known.count) / Double(words.count)
            return share >= least ? (tongue, share) : nil
        }
        return shares.sorted { $0.share > $1.share }
    }

    private static func isCompound(_ word: String, _ table: TongueTable) -> Bool {
        table.hasCompounds && TongueNames.split(word, table.nouns) != nil
    }
}
