import EchoWire

/// Rooms, floors, devices and the entries of entities: what Home Assistant keeps about them besides their states.
struct HomeAssistantRegistry: Sendable, Hashable {
    struct Area: Sendable, Hashable {
        var id: String
        var name: String
        var aliases: [String]
        var floor: String?
    }

    struct Floor: Sendable, Hashable {
        var name: String
        var aliases: [String]
    }

    struct Entry: Sendable, Hashable {
        var area: String?
        var device: String?
        /// Given by a person; nil where the entity's own name holds.
        var name: String?
        var aliases: [String] = []
        /// Hidden, disabled, or a setting or a diagnosis of a device.
        var isAside: Bool
        /// Hidden or disabled.
        var isHidden = false
        /// Its integration; nil where it was not told.
        var platform: String?
        /// The labels it bears.
        var labels: [String] = []
        /// Areas of which somebody said where they are on its own map: a vacuum cleans each of them.
        var mappedAreas: [String] = []
        /// Whether a person shows it to assistants; nil where nobody chose.
        var isExposed: Bool?
    }

    var areas: [Area] = []
    var floors: [String: Floor] = [:]
    /// Names of labels.
    var labels: [String: String] = [:]
    /// Labels of devices.
    var deviceLabels: [String: [String]] = [:]
    /// What is shown to assistants, and what is not, of entities with and without an entry.
    var exposed: [String: Bool] = [:]
    /// The areas of devices.
    var devices: [String: String] = [:]
    var entries: [String: Entry] = [:]

    /// The room of an entity: its own, else that of its device.
    func area(of entity: String) -> String? {
        guard let entry = entries[entity] else { return nil }
        return entry.area ?? entry.device.flatMap { devices[$0] }
    }

    /// Whether a person shows it to assistants; nil where nobody chose.
    func isExposed(_ entity: String) -> Bool? { entries[entity]?.isExposed ?? exposed[entity] }

    /// The names of its labels, its device's among them.
    func labels(of entity: String) -> [String] {
        guard let entry = entries[entity] else { return [] }
        let borne = entry.labels + (entry.device.flatMap { deviceLabels[$0] } ?? [])
        return Set(borne.compactMap { labels[$0] }).sorted()
    }

    // MARK: answers

    mutating func readLabels(_ json: JSONValue) {
        labels = rows(json).reduce(into: [:]) { labels, row in
            if let id = text(row["label_id"]), let name = text(row["name"]) { labels[id] = name }
        }
    }

    mutating func readExposed(_ json: JSONValue) {
        let all = json["exposed_entities"]?.object ?? [:]
        exposed = all.prefix(Self.most).reduce(into: [:]) { exposed, entity in
            if let shown = entity.value["conversation"]?.bool { exposed[entity.key] = shown }
        }
    }

    mutating func readAreas(_ json: JSONValue) {
        areas = rows(json).compactMap { row in
            guard let id = text(row["area_id"]), let name = text(row["name"]) else { return nil }
            return Area(id: id, name: name, aliases: texts(row["aliases"]), floor: text(row["floor_id"]))
        }
    }

    mutating func readFloors(_ json: JSONValue) {
        floors = rows(json).reduce(into: [:]) { floors, row in
            if let id = text(row["floor_id"]), let name = text(row["name"]) {
                floors[id] = Floor(name: name, aliases: texts(row["aliases"]))
            }
        }
    }

    mutating func readDevices(_ json: JSONValue) {
        devices = rows(json).reduce(into: [:]) { devices, row in
            if let id = text(row["id"]), let area = text(row["area_id"]) { devices[id] = area }
        }
        deviceLabels = rows(json).reduce(into: [:]) { labels, row in
            let borne = texts(row["labels"])
            if let id = text(row["id"]), !borne.isEmpty { labels[id] = borne }
        }
    }

    mutating func readEntries(_ json: JSONValue) {
        let known = entries.mapValues(\.aliases)
        entries = rows(json).reduce(into: [:]) { entries, row in
            guard let id = text(row["entity_id"]) else { return }
            let aside = ["hidden_by", "disabled_by", "entity_category"].contains { text(row[$0]) != nil }
            var entry = Entry(
                area: text(row["area_id"]), device: text(row["device_id"]), name: text(row["name"]),
                aliases: known[id] ?? [], isAside: aside)
            entry.isHidden = ["hidden_by", "disabled_by"].contains { text(row[$0]) != nil }
            entry.platform = text(row["platform"])
            entry.labels = texts(row["labels"])
            entry.isExposed = row["options"]?["conversation"]?["should_expose"]?.bool
            let mapping = row["options"]?["vacuum"]?["area_mapping"]?.object ?? [:]
            entry.mappedAreas = mapping.filter { $0.value.array?.isEmpty == false }.keys.sorted().prefix(64).map(\.self)
            entries[id] = entry
        }
    }

    /// - Parameter json: entries in full, by entity.
    mutating func readAliases(_ json: JSONValue) {
        for (id, entry) in json.object ?? [:] {
            let aliases = texts(entry["aliases"])
            entries[id]?.aliases = aliases
        }
    }

    // MARK: fields

    /// 20,000 of a kind: our choice; the largest houses known have some thousand.
    static let most = 20_000

    private func rows(_ json: JSONValue) -> ArraySlice<JSONValue> { (json.array ?? []).prefix(Self.most) }

    private func text(_ json: JSONValue?) -> String? {
        json?.string.flatMap { $0.isEmpty ? nil : String($0.prefix(255)) }
    }

    /// Sorted: they come from a set, in any order.
    private func texts(_ json: JSONValue?) -> [String] { (json?.array ?? []).prefix(64).compactMap(text).sorted() }
}
