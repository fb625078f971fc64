/// Enters the names of a house into the tree of phrases, beside the words of the language.
struct HouseNameReader {
    /// Characters of a name that is entered; a longer one is found by room and kind only.
    static let longestName = 80
    /// Aliases of a room or device.
    static let mostAliases = 20
    /// Words of one.
    static let mostWords = 10

    private(set) var tree = HousePhraseTree<HouseMeaning>()
    /// Words of names and kinds.
    private(set) var words: Set<String> = []
    private var roomPhrases: [RoomID: [[String]]] = [:]

    mutating func read(_ inventory: HouseInventory, _ scenes: [TaughtScene]) {
        for (phrases, word) in HouseLexicon.words {
            for phrase in phrases.split(separator: "|") {
                enter(HouseTokens.all(in: String(phrase)).map(\.stem)) { $0.word = word }
            }
        }
        for kind in HouseKindWord.allCases {
            for phrase in kind.phrases.map(Self.words) { enterName(phrase) { $0.kind = kind } }
        }
        for room in inventory.rooms { enter(room) }
        let aliases = Dictionary(
            inventory.rooms.compactMap { room in room.floor.map { ($0, room.floorAliases) } }
        ) { first, _ in first }
        for floor in aliases.keys.sorted() { enter(floor: floor, aliases[floor] ?? []) }
        for device in inventory.devices { enter(device) }
        for (index, scene) in scenes.enumerated() {
            enterName(Self.words(of: scene.name)) { $0.scene = index }
        }
        for label in Set(inventory.devices.flatMap(\.labels)).sorted() { enter(label: label) }
        tree.settle()
    }

    static func words(of name: String) -> [String] {
        guard name.utf8.count <= longestName * 4, name.count <= longestName else { return [] }
        let words = HouseTokens.all(in: name, longest: longestName).filter { !$0.isSign }.map(\.stem)
        let bare = words.first == "the" ? Array(words.dropFirst()) : words
        return bare.count <= mostWords ? bare : []
    }

    // MARK: things

    private mutating func enter(_ room: HouseRoom) {
        let phrases = ([room.name] + room.aliases.prefix(Self.mostAliases)).map(Self.words).filter { !$0.isEmpty }
        roomPhrases[room.id] = phrases
        for phrase in phrases.flatMap(Self.spellings) {
            enterName(phrase) { if !$0.rooms.contains(room.id) { $0.rooms.append(room.id) } }
        }
    }

    /// A label groups things as a floor does; what is called so otherwise stays that.
    private mutating func enter(label: String) {
        let words = Self.words(of: label)
        guard !words.isEmpty, tree.meaning(of: words).map({ $0.isEmpty }) ?? true else { return }
        enterName(words) { $0.floors.append(label) }
    }

    private mutating func enter(floor: String, _ aliases: [String]) {
        let words = Self.words(of: floor)
        var phrases = [words] + aliases.prefix(Self.mostAliases).map(Self.words).filter { !$0.isEmpty }
        for same in Self.sameFloors where same.contains(words) { phrases += same }
        phrases.append(words + ["floor"])
        for phrase in phrases { enterName(phrase) { if !$0.floors.contains(floor) { $0.floors.append(floor) } } }
    }

    private mutating func enter(_ device: HouseDevice) {
        let names = ([device.name] + device.aliases.prefix(Self.mostAliases)).map(Self.words).filter { !$0.isEmpty }
        // Most phrases mean one device: they share it.
        let alone = [device.id]
        for phrase in names.flatMap(Self.spellings) {
            enterName(phrase) { Self.add(alone, to: &$0.named) }
        }
        for phrase in Set(names.flatMap { shortened($0, of: device) }).subtracting(names) {
            enterName(phrase) { Self.add(alone, to: &$0.called) }
        }
    }

    private static func add(_ device: [DeviceID], to devices: inout [DeviceID]) {
        if devices.isEmpty { devices = device } else if devices.last != device.last { devices += device }
    }

    /// Without the room, and with what it is.
    private func shortened(_ name: [String], of device: HouseDevice) -> [[String]] {
        var phrases: [[String]] = []
        for room in device.room.flatMap({ roomPhrases[$0] }) ?? [] where name.count > room.count {
            if name.starts(with: room) { phrases.append(Array(name.dropFirst(room.count))) }
            if name.suffix(room.count) == room[...] { phrases.append(Array(name.dropLast(room.count))) }
        }
        // "The power strip" of "Power strip with 2 sockets".
        if let end = name.dropFirst().firstIndex(where: Self.goesOn.contains), end + 1 < name.count {
            phrases.append(Array(name[..<end]))
        }
        var suffixes = ([device.kind] + (device.ownKind.map { [$0] } ?? [])).flatMap(HouseKindWord.suffixes).map(
            Self.words)
        if device.kind == .other, device.abilities == [.activate] { suffixes.append(["button"]) }
        return phrases.filter { !isWholeKind($0) } + lastWord(name, device)
            + (phrases + [name]).flatMap { phrase in
                suffixes.filter { suffix in !suffixes.contains { phrase.suffix($0.count) == $0[...] } || suffix.isEmpty
                }
                .map { phrase + $0 }
            }
    }

    /// Behind these a name says more than what one calls the thing.
    static let goesOn: Set<String> = ["with", "by", "near", "behind", "for", "next", "under", "over"]

    /// "The gate" of "garden gate".
    private func lastWord(_ name: [String], _ device: HouseDevice) -> [[String]] {
        guard name.count > 1, let last = name.last, last.count > 2, tree.meaning(of: [last]) == nil,
            Double(last) == nil, ![.scene, .script, .automation, .person].contains(device.kind)
        else { return [] }
        return [[last]]
    }

    /// "Kitchen light" without its room is a light like others.
    private func isWholeKind(_ phrase: [String]) -> Bool { tree.meaning(of: phrase)?.kind != nil }

    // MARK: entering

    private mutating func enter(_ phrase: [String], _ change: (inout HouseMeaning) -> Void) {
        tree.change(phrase, from: HouseMeaning(), change)
    }

    private mutating func enterName(_ phrase: [String], _ change: (inout HouseMeaning) -> Void) {
        let reservation = reservation(of: phrase)
        words.formUnion(phrase)
        enter(phrase) {
            change(&$0)
            if reservation.rawValue > $0.reservation.rawValue { $0.reservation = reservation }
        }
    }

    private func reservation(of phrase: [String]) -> HouseMeaning.Reservation {
        guard phrase.allSatisfy(isOfLanguage), phrase.contains(where: isWord), let first = phrase.first else {
            return .none
        }
        guard phrase.count > 1 else { return .whenCalled }
        switch tree.meaning(of: [first])?.word {
        case nil, .color, .white, .share, .aspect, .state, .mode: return .inPlace
        default: return .whenCalled
        }
    }

    private func isWord(_ word: String) -> Bool { tree.meaning(of: [word])?.word != nil }

    private func isOfLanguage(_ word: String) -> Bool {
        tree.meaning(of: [word]).map { $0.word != nil || $0.kind != nil || !$0.rooms.isEmpty } ?? false
    }

    /// As one word too, and "bedroom" as two: recognisers write both.
    private static func spellings(of phrase: [String]) -> [[String]] {
        var all = [phrase]
        if phrase.count == 2, phrase.allSatisfy({ $0.count > 2 }) { all.append([phrase.joined()]) }
        if phrase.count == 1, let word = phrase.first, word.hasSuffix("room"), word.count > 6 {
            all.append([String(word.dropLast(4)), "room"])
        }
        return all
    }

    /// Whether a word is one for a floor, in a house that may tell of none.
    static func isFloor(_ text: String) -> Bool {
        sameFloors.contains { $0.contains(text.split(separator: " ").map { HouseStem.stem(of: String($0)) }) }
    }

    private static let sameFloors = [
        [["downstair"], ["ground", "floor"], ["down", "stair"]], [["upstair"], ["1st", "floor"], ["up", "stair"]],
        [["basement"], ["cellar"]], [["attic"], ["loft"]],
    ]
}
