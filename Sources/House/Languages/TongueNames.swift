/// The names of a house as they are found in a sentence of another language: in any case and number, and within longer
/// words.
struct TongueNames: Sendable {
    struct Name: Sendable {
        var stems: [String]
        /// As the house has it.
        var text: String
        var isRoom: Bool
    }

    private var byFirst: [String: [Name]] = [:]
    private let table: TongueTable

    init(_ inventory: HouseInventory, scenes: [TaughtScene], _ table: TongueTable) {
        self.table = table
        for room in inventory.rooms {
            for name in [room.name] + room.aliases { enter(name, isRoom: true) }
            for name in [room.floor].compactMap(\.self) + room.floorAliases { enter(name, isRoom: true) }
        }
        for device in inventory.devices {
            for name in [device.name] + device.aliases.prefix(HouseNameReader.mostAliases) {
                enter(name, isRoom: false)
            }
        }
        for scene in scenes { enter(scene.name, isRoom: false) }
        for label in Set(inventory.devices.flatMap(\.labels)).sorted() { enter(label, isRoom: true) }
        for stem in byFirst.keys { byFirst[stem]?.sort { $0.stems.count > $1.stems.count } }
    }

    /// Of the words that names begin with.
    var stems: Set<String> { Set(byFirst.values.joined().flatMap(\.stems)) }

    private mutating func enter(_ name: String, isRoom: Bool) {
        guard name.count <= HouseNameReader.longestName else { return }
        let stems = TongueTable.words(name, table.spelling).map(table.spelling.stem)
        guard let first = stems.first, stems.count <= HouseNameReader.mostWords else { return }
        byFirst[first, default: []].append(Name(stems: stems, text: name, isRoom: isRoom))
    }

    /// The longest name that begins here.
    func name(_ words: ArraySlice<TongueWord>) -> (name: Name, count: Int)? {
        guard let first = words.first, let found = byFirst[table.spelling.stem(first.plain)] else { return nil }
        let name = found.first { name in
            words.count >= name.stems.count
                && zip(name.stems, words).allSatisfy { $0 == table.spelling.stem($1.plain) }
        }
        return name.map { ($0, $0.stems.count) }
    }

    /// "Küchenlicht" is a light in the kitchen: a name, or a word for a room, and a noun behind it.
    func compound(_ word: String) -> (first: TonguePiece, noun: String)? {
        guard table.hasCompounds, let (prefix, noun) = Self.split(word, table.nouns) else { return nil }
        let stem = table.spelling.stem(prefix)
        if let name = byFirst[stem]?.first(where: { $0.stems.count == 1 }) {
            return (TonguePiece(english: name.text, said: prefix, role: .name(isRoom: name.isRoom)), noun)
        }
        return Self.room(prefix, table).map { (TonguePiece(english: $0, said: prefix, role: .noun), noun) }
    }

    private static func room(_ prefix: String, _ table: TongueTable) -> String? {
        let stem = table.spelling.stem(prefix)
        return table.rooms[prefix] ?? table.rooms.first { table.spelling.stem($0.key) == stem }?.value
    }

    /// The noun at the end of a longer word, and what stands before it.
    static func split(_ word: String, _ nouns: [String: String]) -> (prefix: String, noun: String)? {
        guard word.count >= 6 else { return nil }
        for length in 3...(word.count - 3) {
            let noun = String(word.dropFirst(length))
            if let english = nouns[noun] { return (String(word.prefix(length)), english) }
        }
        return nil
    }

    // MARK: what things are called besides

    /// With names in the words of the rules, which tell sorts apart by them: curtains from shutters, a television from a
    /// radio.
    static func enriched(_ inventory: HouseInventory, _ table: TongueTable) -> HouseInventory {
        var inventory = inventory
        for index in inventory.rooms.indices {
            let room = inventory.rooms[index]
            let others = [room.name].compactMap { translated($0, table, isRoom: true) }
            inventory.rooms[index].aliases = room.aliases + others
            inventory.rooms[index].floorAliases += [room.floor].compactMap(\.self).compactMap {
                translated($0, table, isRoom: true)
            }
        }
        for index in inventory.devices.indices {
            let device = inventory.devices[index]
            guard device.kind != .person else { continue }
            var others = ([device.name] + device.aliases).compactMap { translated($0, table, isRoom: false) }
            if !table.sorts.isEmpty {
                let sorts = ([device.name] + device.aliases).compactMap { translated($0, table, table.sorts) }
                others += sorts.filter { !others.contains($0) }
            }
            inventory.devices[index].aliases = (others + device.aliases).filter { $0 != device.name }
        }
        return inventory
    }

    private static func translated(_ name: String, _ table: TongueTable, isRoom: Bool) -> String? {
        translated(name, table, isRoom ? table.rooms : table.nouns)
    }

    /// - Parameter nouns: what words of it are; of several words it is one thing as a whole, too.
    private static func translated(_ name: String, _ table: TongueTable, _ nouns: [String: String]) -> String? {
        let words = TongueTable.words(name, table.spelling)
        guard !words.isEmpty, words.count <= HouseNameReader.mostWords else { return nil }
        if words.count > 1, let whole = table.noun(words) { return whole }
        var isChanged = false
        let others = words.compactMap { word -> String? in
            if table.entries[word]?.contains(where: { $0.role == .article && $0.words.count == 1 }) == true {
                return nil
            }
            if let english = nouns[word] ?? table.rooms[word] {
                isChanged = true
                return english
            }
            guard table.hasCompounds, let (prefix, noun) = split(word, nouns) else { return word }
            isChanged = true
            return "\(room(prefix, table) ?? prefix) \(noun)"
        }
        return isChanged ? others.joined(separator: " ") : nil
    }
}
