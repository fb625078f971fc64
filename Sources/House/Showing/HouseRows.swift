import EchoText
import Foundation

/// Puts a house into lines: its rooms in the order of the house, and in each what there is to see or to do.
struct HouseRows {
    /// Columns of a name, of a bar and of a day's line.
    static let (nameColumns, barColumns, dayColumns) = (22, 10, 24)
    /// Columns of what is to be done, in several rows.
    private static let noteColumns = 60

    let picture: HousePicture
    let now: Date
    var calendar = Calendar.current
    /// A day of each sensor that has one, 0 to 1, oldest first; nil where nothing is known.
    var days: [DeviceID: [Double?]] = [:]
    /// Rooms whose devices are not shown.
    var folded: Set<RoomID> = []
    /// Words that have to be in a name; none for all.
    var search = ""

    /// What was noticed, and may become a rule.
    var suggestions: [HabitSuggestion] = []
    var rules: [HabitRule] = []
    var authors = ChangeAuthors()
    /// Orders for a house that is away, and what waits for its time, in sentences.
    var waiting: [WaitingOrder] = []
    var scheduled: [(item: ScheduledItem, text: String)] = []
    /// Lines that were made before, and stand as long as nothing of them has changed.
    private(set) var known: [DeviceID: KnownRow] = [:]

    struct KnownRow: Sendable {
        fileprivate let reading: DeviceReading?
        fileprivate let who: String?
        fileprivate let day: [Double?]?
        fileprivate let description: DeviceDescription?
        fileprivate let row: HouseRow
    }

    init(picture: HousePicture, now: Date, known: [DeviceID: KnownRow] = [:]) {
        (self.picture, self.now, self.known) = (picture, now, known)
    }

    mutating func rows() -> [HouseRow] {
        let wanted = Self.words(search)
        var rows = wanted.isEmpty ? absence + pending + habits : []
        for room in picture.places {
            let place = Self.words(room?.name ?? "")
            let devices = picture.numbered(in: room?.id).filter { device in
                wanted.isEmpty || Self.begins(wanted, Self.words(device.name) + place)
            }
            guard !devices.isEmpty else { continue }
            let isOpen = room.map { !folded.contains($0.id) } ?? true || !wanted.isEmpty
            rows.append(HouseRow(room: room?.id, line: room.map { heading($0, devices) } ?? elsewhere, isOpen: isOpen))
            if isOpen { rows += devices.map { self.row($0) } }
        }
        return rows
    }

    private static func words(_ text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// "Hall la" is the hall lamp, not the alarm in the hall. Scripts without spaces have no beginnings.
    private static func begins(_ wanted: [String], _ words: [String]) -> Bool {
        wanted.allSatisfy { part in
            let isSpaced = part.unicodeScalars.allSatisfy { $0.value < 0x1100 }
            return words.contains { isSpaced ? $0.hasPrefix(part) : $0.contains(part) }
        }
    }

    private var elsewhere: [StyledText] { [StyledText("Elsewhere", .strong)] }

    /// Shown above the last known state.
    private var absence: [HouseRow] {
        guard picture.absence != nil, picture.isKnown else { return [] }
        let seen = picture.lastSeen.map { " Everything below is as of \(clock($0))." } ?? " What is below may be old."
        let remedy = picture.absence.flatMap(HouseProblemWording.remedy).map(Self.lines) ?? []
        return (["The house cannot be reached." + seen] + remedy).enumerated().map { place, line in
            HouseRow(line: [StyledText(place < 2 ? "  ! " : "    ", .warning), StyledText(line, .warning)])
        }
    }

    /// In rows that a narrow screen shows whole, the number of a certificate too.
    private static func lines(_ text: String) -> [String] {
        let words = text.split(separator: " ").flatMap { word in
            stride(from: 0, to: word.count, by: noteColumns).map { String(word.dropFirst($0).prefix(noteColumns)) }
        }
        return words.reduce(into: []) { lines, word in
            if let last = lines.last, last.count + word.count < noteColumns {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(word)
            }
        }
    }

    private var pending: [HouseRow] {
        waiting.map { order in
            HouseRow(
                waiting: order,
                line: [
                    StyledText("  ↻ ", .warning), StyledText(orders([order.order])),
                    StyledText("  waits for the house until \(clock(order.expires))", .faint),
                ])
        }
            + scheduled.map { item, text in
                HouseRow(scheduled: item, line: [StyledText("  ◔ ", .accent), StyledText(text)])
            }
    }

    private var habits: [HouseRow] {
        suggestions.map { suggestion in
            HouseRow(
                suggestion: suggestion,
                line: [
                    StyledText("  + ", .accent), StyledText(orders(suggestion.orders)),
                    StyledText(
                        suggestion.situation == nil
                            ? "  usually at \(suggestion.evidence)" : "  usually \(suggestion.evidence)", .faint),
                ])
        }
            + rules.map { rule in
                HouseRow(
                    rule: rule,
                    line: [
                        StyledText("  ◔ ", .success),
                        StyledText("\(orders(rule.orders)) \(rule.rhythm)"),
                        StyledText("  your rule", .faint),
                    ])
            }
    }

    private func clock(_ date: Date) -> String {
        let parts = calendar.dateComponents([.hour, .minute], from: date)
        return String(format: "%d:%02d", parts.hour ?? 0, parts.minute ?? 0)
    }

    private func orders(_ orders: [DeviceOrder]) -> String {
        var groups: [(action: DeviceAction, names: [String])] = []
        for order in orders.prefix(3) {
            let name = HouseLine.text(name(order.device))
            if let place = groups.firstIndex(where: { $0.action == order.action }) {
                groups[place].names.append(name)
            } else {
                groups.append((order.action, [name]))
            }
        }
        return groups.map { ActionWording.order($0.action, HouseWording.list($0.names)) }.joined(separator: ", ")
    }

    /// "The hall lamp", with its room where others are called so, too.
    private func name(_ id: DeviceID) -> String {
        guard let device = picture.devices[id] else { return "" }
        let same = picture.inventory.devices.lazy.filter { $0.name.lowercased() == device.name.lowercased() }
        guard same.prefix(2).count > 1, let room = picture.room(of: id) else {
            return "the \(HouseWording.lowered(device.name))"
        }
        return "the \(HouseWording.lowered(room.name)) \(HouseWording.lowered(device.name))"
    }

    /// "Kitchen  ·  21.4 °C  ·  2 lights on".
    private func heading(_ room: HouseRoom, _ devices: [HouseDevice]) -> [StyledText] {
        let lit = devices.count { $0.kind == .light && standing($0).holds(.on) == true }
        let warm = devices.lazy.compactMap { device -> String? in
            guard device.kind == .temperatureSensor || device.kind == .thermostat else { return nil }
            return standing(device).value(of: .temperature).map { HouseNumberText.degrees($0, device) }
        }.first
        let facts = [
            warm,
            lit == 0 ? nil : lit == 1 ? "1 light on" : "\(lit) lights on",
        ].compactMap(\.self)
        let floor = room.floor.map { "  \(HouseLine.text($0))" } ?? ""
        return [
            StyledText(HouseLine.text(room.name), .strong),
            StyledText(floor + (facts.isEmpty ? "" : "  " + facts.joined(separator: " · ")), .faint),
        ]
    }

    private func standing(_ device: HouseDevice) -> DeviceStanding {
        DeviceStanding(device, picture.readings[device.id])
    }

    private mutating func row(_ device: HouseDevice) -> HouseRow {
        let (reading, day) = (picture.readings[device.id], days[device.id])
        let who = who(reading)
        if let known = known[device.id], known.reading == reading, known.who == who, known.day == day,
            known.description == device.description
        {
            return known.row
        }
        let row = row(device, who)
        known[device.id] = KnownRow(reading: reading, who: who, day: day, description: device.description, row: row)
        return row
    }

    private func row(_ device: HouseDevice, _ who: String?) -> HouseRow {
        let standing = standing(device)
        let (mark, role) = mark(standing)
        let name = HouseLine.text(device.name)
        let fitted = ColumnText.fitted(name, to: Self.nameColumns)
        var line = [StyledText("  \(mark) ", role), StyledText(fitted + " ")]
        var track: Range<Int>?
        if let amount = amount(standing) {
            let start = 4 + Self.nameColumns + 1
            track = start..<start + Self.barColumns
            line.append(StyledText(bar(amount) + " ", .accent))
        } else if let day = days[device.id] {
            line.append(StyledText(Self.line(of: day) + " ", .accent))
        }
        line.append(StyledText(StandingWording.brief(standing), role == .faint ? .plain : role))
        if let said = device.description { line.append(StyledText("  " + said.brief, .faint)) }
        if let who { line.append(StyledText("  " + who, .faint)) }
        return HouseRow(
            device: device.id, room: device.room, line: line, name: name, track: track,
            takesOrders: !device.abilities.isEmpty)
    }

    private func mark(_ standing: DeviceStanding) -> (String, TextRole) {
        guard standing.isAvailable else { return ("?", .faint) }
        if standing.state == "jammed" || standing.state == "triggered" { return ("!", .failure) }
        let isOpen = standing.holds(.open) == true || standing.state == "unlocked"
        switch standing.device.stateKind {
        case .lock, .garageDoor, .windowSensor, .doorSensor: return isOpen ? ("▲", .warning) : ("■", .success)
        case .person: return standing.state == "home" ? ("●", .success) : ("○", .faint)
        case .scene, .script: return ("▷", .faint)
        case .temperatureSensor, .humiditySensor, .otherSensor: return ("·", .faint)
        default:
            let isActive = standing.holds(.on) == true || standing.holds(.running) == true || isOpen
            return isActive ? ("●", .accent) : ("○", .faint)
        }
    }

    /// What can be set by steps, 0 to 1.
    private func amount(_ standing: DeviceStanding) -> Double? {
        guard let details = standing.reading?.details else { return nil }
        switch standing.device.kind {
        case .light where standing.device.abilities.contains(.brightness):
            return standing.holds(.on) == true ? details.brightness.map { Double($0) / 100 } : 0
        case .blind: return details.position.map { Double($0) / 100 }
        case .mediaPlayer: return details.volume.map { Double($0) / 100 }
        case .fan: return details.speed.map { Double($0) / 100 }
        case .thermostat:
            return details.targetTemperature.map {
                let range = AmountRules.temperatures(of: standing.device)
                return ($0 - range.lowerBound) / (range.upperBound - range.lowerBound)
            }
        default: return nil
        }
    }

    /// "━━━━━●────".
    private func bar(_ share: Double) -> String {
        let knob = Int((min(1, max(0, share)) * Double(Self.barColumns - 1)).rounded())
        return String(repeating: "━", count: knob) + "●"
            + String(repeating: "─", count: Self.barColumns - 1 - knob)
    }

    /// "▁▂▃▅▆▇", a gap where nothing is known.
    static func line(of day: [Double?]) -> String {
        let glyphs = Array("▁▂▃▄▅▆▇█")
        return String(
            day.suffix(dayColumns).map { value in
                value.map { glyphs[Int((min(1, max(0, $0)) * Double(glyphs.count - 1)).rounded())] } ?? " "
            })
    }

    /// "you, 3 min ago"; nil for what nobody did lately.
    private func who(_ reading: DeviceReading?) -> String? {
        // What a sensor sees, nobody has switched.
        guard let reading, picture.devices[reading.device]?.kind != .motionSensor else { return nil }
        let seconds = now.timeIntervalSince(reading.since)
        guard seconds >= 0, seconds < 3600 else { return nil }
        let who = authors.name(reading.cause)?.filter { $0 != "," }
        return who.map { "\($0), \(seconds < 60 ? "now" : "\(Int(seconds / 60)) min ago")" }
    }
}
