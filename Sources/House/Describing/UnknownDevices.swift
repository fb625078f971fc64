/// Devices that say little of themselves, asked about one by one: what each is, where it is, and how it is called.
struct UnknownDevices: Sendable, Hashable {
    enum Asked: Hashable, Sendable { case what, room, name }

    struct Question: Hashable, Sendable {
        let device: DeviceID
        let asked: Asked
    }

    private var questions: [Question]
    /// Devices at the start.
    let count: Int

    /// Devices that are switched, and that a room or a name makes easier to speak of.
    private static let placed: Set<DeviceKind> = [
        .light, .outlet, .thermostat, .heater, .blind, .lock, .fan, .mediaPlayer, .other,
    ]
    /// More are asked about another time.
    private static let most = 100

    /// - Parameter skips: those that somebody has called something already.
    init(_ vocabulary: HouseVocabulary, except skips: Set<DeviceID>) {
        let all = vocabulary.inventory.devices.filter { !skips.contains($0.id) }
        let asked = all.map { ($0.id, Self.asked($0, vocabulary)) }.filter { !$0.1.isEmpty }.prefix(Self.most)
        questions = asked.flatMap { device, asked in asked.map { Question(device: device, asked: $0) } }
        count = asked.count
    }

    private static func asked(_ device: HouseDevice, _ vocabulary: HouseVocabulary) -> [Asked] {
        let isUnknown = DescriptionRules.saysLittle(device, vocabulary)
        let isLost =
            device.room == nil && placed.contains(device.kind) && !vocabulary.inventory.rooms.isEmpty
            && !device.abilities.isEmpty
        return (isUnknown ? [.what] : []) + (isLost ? [.room] : []) + (isUnknown ? [.name] : [])
    }

    /// Nil at the end.
    var current: Question? { questions.first }

    /// Which device it is of all, counted from 1.
    var place: Int { count - Set(questions.map(\.device)).count + 1 }

    mutating func goOn() { if !questions.isEmpty { questions.removeFirst() } }

    mutating func skipDevice() {
        guard let device = current?.device else { return }
        questions.removeAll { $0.device == device }
    }
}
