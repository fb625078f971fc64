/// Reads questions for what things take: "how much power does the fridge draw", "how much energy did we use today".
struct HouseConsumptionReader {
    let vocabulary: HouseVocabulary

    func question(_ words: [String], _ tokens: [HouseToken]) -> HouseRecordQuestion? {
        guard let asked = Self.asked(words) else { return nil }
        let said = words.filter { !Self.ofTaking.contains($0) }
        let thing = said.filter { !Self.wholes.contains($0) }.map(HouseStem.stem)
        let meters = vocabulary.inventory.devices.filter { device in
            device.unit.map(asked.units.contains) == true && device.kind != .number
        }
        guard !thing.isEmpty else {
            let whole = meters.filter { device in
                !Set(HouseNameReader.words(of: device.name)).isDisjoint(with: Self.ofWholes)
            }
            let found = whole.isEmpty && meters.count == 1 ? meters : whole
            return meters.isEmpty ? nil : .consumption(asked, found.map(\.id))
        }
        let found = meters.filter { device in
            ([device.name] + device.aliases.prefix(HouseNameReader.mostAliases)).contains { name in
                Set(thing).isSubset(of: HouseNameReader.words(of: name))
            }
        }
        guard found.isEmpty else { return .consumption(asked, found.map(\.id)) }
        // "How much power does a locomotive draw" asks of nothing here.
        let named = tokens.filter { thing.contains($0.stem) }
        let isKnown = HouseUnits.all(in: named, of: vocabulary).contains { unit in
            unit.meaning.hasThing || unit.meaning.kind != nil
        }
        return isKnown ? .consumption(asked, []) : nil
    }

    private static func asked(_ words: [String]) -> HouseConsumption? {
        let isMuch = words.starts(with: ["how", "much"]) || words.starts(with: ["how", "many"])
        let isWhat = words.starts(with: ["what", "is"]) && words.contains("consumption")
        guard isMuch || isWhat, words.contains(where: measures.contains) else { return nil }
        guard isWhat || words.contains(where: takes.contains) else { return nil }
        if words.contains("watts") { return .power }
        if words.contains("today") { return .energyToday }
        let isOfEnergy = words.contains("energy") || words.contains("kilowatt")
        return isOfEnergy && words.contains(where: pasts.contains) ? .energy : .power
    }

    private static let measures: Set<String> = ["power", "electricity", "energy", "current", "watts", "kilowatt"]
    private static let takes: Set<String> = [
        "use", "uses", "using", "used", "draw", "draws", "drawing", "drawn", "consume", "consumes", "consuming",
        "consumed", "take", "takes", "taking", "need", "needs",
    ]
    private static let pasts: Set<String> = ["used", "consumed", "drawn", "did", "has", "have"]
    private static let wholes: Set<String> = ["we", "i", "house", "home", "flat", "apartment", "everything"]
    private static let ofWholes: Set<String> = ["house", "home", "total", "whole", "grid", "main", "consumption"]
    private static let ofTaking = measures.union(takes).union(pasts).union([
        "how", "much", "many", "what", "is", "are", "does", "do", "the", "my", "our", "of", "a", "at", "in", "so",
        "far",
        "today", "hours", "hour", "right", "consumption", "whole", "this", "all",
    ])
}
