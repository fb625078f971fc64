public import EchoWire
import Foundation

/// Reads the arguments of a tool: whatever is not exactly as the schema says is an error with a text for the model.
public struct HouseToolReader: Sendable {
    let skill: HouseSkill
    let context: HouseContext

    public init(skill: HouseSkill, context: HouseContext) {
        self.skill = skill
        self.context = context
    }

    public func call(_ tool: String, _ arguments: String) throws(HouseToolError) -> HouseToolCall {
        guard arguments.utf8.count <= 100_000, let value = try? JSONValue(parsing: arguments) else { throw .notJSON }
        return try call(tool, value)
    }

    public func call(_ tool: String, _ arguments: JSONValue) throws(HouseToolError) -> HouseToolCall {
        guard let tool = HouseTools.all.first(where: { $0.name == tool }) else { throw .noSuchTool(tool) }
        guard let object = arguments.object else { throw .notJSON }
        let known = tool.parameters["properties"]?.object ?? [:]
        if let unknown = object.keys.sorted().first(where: { known[$0] == nil }) {
            throw .property(HouseLine.text(unknown), problem: "is no property of \(tool.name)")
        }
        switch tool.name {
        case HouseTools.find.name: return .find(try find(object))
        case HouseTools.read.name: return .read(try read(object))
        case HouseTools.act.name: return try act(object)
        case HouseTools.schedule.name: return .plan(try schedule(object))
        case HouseTools.describe.name: return .sentence(try describe(object))
        default: return .undo
        }
    }

    // MARK: find and read

    private func find(_ object: JSONObject) throws(HouseToolError) -> [DeviceID] {
        let query = try text("query", object, most: 200)
        let room = try text("room", object, most: 200)
        let kind = try text("kind", object, most: 40)
        if let kind, DeviceKind(rawValue: kind) == nil {
            throw .property("kind", problem: "“\(HouseLine.text(kind))” is no kind of device")
        }
        let rooms = try room.map(rooms)
        let words = query.map(HouseNameReader.words)
        return skill.vocabulary.inventory.devices.filter { device in
            (kind.map { device.kind.rawValue == $0 } ?? true)
                && (rooms.map { rooms in device.room.map(rooms.contains) ?? false } ?? true)
                && (words.map { isFound(device, $0) } ?? true)
        }.map(\.id)
    }

    private func rooms(_ name: String) throws(HouseToolError) -> Set<RoomID> {
        let meaning = skill.vocabulary.meaning(of: HouseNameReader.words(of: name))
        let floors = meaning?.floors ?? []
        let found = skill.vocabulary.inventory.rooms.filter { room in
            room.id.rawValue == name || meaning?.rooms.contains(room.id) == true
                || room.floor.map(floors.contains) == true
        }
        guard found.isEmpty else { return Set(found.map(\.id)) }
        throw .noSuchRoom(name, known: skill.vocabulary.inventory.rooms.prefix(40).map(\.name))
    }

    private func isFound(_ device: HouseDevice, _ words: [String]) -> Bool {
        let room = device.room.flatMap { skill.vocabulary.rooms[$0] }
        let names =
            [device.name, device.kind.rawValue, room?.name ?? ""] + device.aliases.prefix(HouseNameReader.mostAliases)
        let said = Set(names.flatMap(HouseNameReader.words))
        return words.allSatisfy { word in said.contains { $0 == word || (word.count > 2 && $0.hasPrefix(word)) } }
    }

    private func read(_ object: JSONObject) throws(HouseToolError) -> [DeviceID] {
        guard let devices = object["devices"]?.array else {
            throw .property("devices", problem: "must be an array of ids")
        }
        guard (1...HouseTools.mostDevices).contains(devices.count) else {
            throw .property("devices", problem: "must have 1 to \(HouseTools.mostDevices) ids")
        }
        var ids: [DeviceID] = []
        for (index, device) in devices.enumerated() { ids.append(try self.device(device, "devices[\(index)]")) }
        return ids
    }

    // MARK: act

    private func act(_ object: JSONObject) throws(HouseToolError) -> HouseToolCall {
        let sentence = try text("sentence", object, most: 500)
        let hasOrders = object["orders"].map { !$0.isNull } ?? false
        switch (sentence, hasOrders) {
        case (let sentence?, false):
            var context = context
            // An answer to an open question is the user's alone.
            context.openQuestion = nil
            return .sentence(skill.understand(sentence, in: context))
        case (nil, true): return .plan(try plan(object))
        default: throw .property("orders", problem: "give either orders or sentence, the other null")
        }
    }

    private func describe(_ object: JSONObject) throws(HouseToolError) -> HouseUnderstanding {
        let device = try device(object["device"] ?? .null, "device")
        guard let what = try text("what", object, most: 60) else {
            return .describe([DescribedDevice(device: device, description: nil)])
        }
        let reader = HouseDescriptionReader(skill: skill, context: context)
        guard let said = reader.understanding(of: device, what) else {
            throw .property("what", problem: "says in a few plain words what it is, such as: a heater")
        }
        return said
    }

    private func schedule(_ object: JSONObject) throws(HouseToolError) -> HousePlan {
        let delay = Self.given("delay_seconds", object)
        let time = try text("at", object, most: 5)
        switch (delay, time) {
        case (let delay?, nil):
            guard let seconds = delay.number, (1...HouseTools.longestDelay).contains(seconds) else {
                throw .property("delay_seconds", problem: "must be a number from 1 to 604800")
            }
            return try plan(object, due: context.now.addingTimeInterval(seconds), isRelative: true)
        case (nil, let time?):
            guard let token = HouseTokens.all(in: time).first?.time, time.utf8.count == 5,
                let date = HouseMoment.at(hour: token.hour, minute: token.minute, half: .exact, isTomorrow: false)
                    .date(in: context)
            else { throw .property("at", problem: "must be a time such as 19:30") }
            return try plan(object, due: date)
        default: throw .property("delay_seconds", problem: "give either delay_seconds or at, the other null")
        }
    }

    private func plan(
        _ object: JSONObject, due: Date? = nil, isRelative: Bool = false
    ) throws(HouseToolError) -> HousePlan {
        guard let orders = object["orders"]?.array else { throw .property("orders", problem: "must be an array") }
        guard (1...HouseTools.mostOrders).contains(orders.count) else {
            throw .property("orders", problem: "must have 1 to \(HouseTools.mostOrders) orders")
        }
        var read: [DeviceOrder] = []
        for (index, order) in orders.enumerated() { read.append(try self.order(order, "orders[\(index)]")) }
        return skill.maker(context).plan(of: read, due: due, isRelative: isRelative)
    }

    private func order(_ value: JSONValue, _ path: String) throws(HouseToolError) -> DeviceOrder {
        guard let object = value.object else { throw .property(path, problem: "must be an object") }
        let known: Set<String> = ["device", "action", "value"]
        if let unknown = object.keys.sorted().first(where: { !known.contains($0) }) {
            throw .property("\(path).\(HouseLine.text(unknown))", problem: "is no property of an order")
        }
        let device = try device(object["device"] ?? .null, "\(path).device")
        guard let name = object["action"]?.string, let action = HouseToolAction(rawValue: name) else {
            let known = HouseToolAction.allCases.map(\.rawValue).joined(separator: ", ")
            throw .property("\(path).action", problem: "must be one of \(known)")
        }
        let value = Self.given("value", object)
        return DeviceOrder(device: device, action: try HouseToolValue.action(action, value, "\(path).value"))
    }

    // MARK: values

    private func device(_ value: JSONValue, _ path: String) throws(HouseToolError) -> DeviceID {
        guard let id = value.string, id.utf8.count <= 255 else {
            throw .property(path, problem: "must be the id of a device")
        }
        guard skill.vocabulary.devices[DeviceID(id)] != nil else { throw .noSuchDevice(id) }
        return DeviceID(id)
    }

    /// Nil for null too.
    private static func given(_ name: String, _ object: JSONObject) -> JSONValue? {
        guard let value = object[name], !value.isNull else { return nil }
        return value
    }

    /// Nil for null.
    private func text(_ name: String, _ object: JSONObject, most: Int) throws(HouseToolError) -> String? {
        guard let value = object[name], !value.isNull else { return nil }
        guard let text = value.string, !text.isEmpty, text.count <= most else {
            throw .property(name, problem: "must be a text of 1 to \(most) characters, or null")
        }
        return text
    }
}
