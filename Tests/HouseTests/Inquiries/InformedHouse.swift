import Foundation
import House
import HouseSentences
import Synchronization

/// A house that tells the weather, calendars and notifications, and speaks through its speakers.
final class InformedHouse: HouseProtocol, HouseInquiryProtocol, HouseNoticesProtocol {
    private struct State {
        var orders: [DeviceOrder] = []
        var notices: [HouseNotice] = [
            HouseNotice(id: "a", title: "Login attempt failed", message: "From 192.0.2.7."),
            HouseNotice(id: "b", title: "", message: "The filter is full."),
        ]
        var tell: @Sendable (HouseNews) -> Void = { _ in }
    }

    private let state = Mutex(State())

    var orders: [DeviceOrder] { state.withLock(\.orders) }

    static let rooms = [
        HouseRoom(id: RoomID("kitchen"), name: "Kitchen"), HouseRoom(id: RoomID("garden"), name: "Garden"),
        HouseRoom(id: RoomID("hall"), name: "Hall", aliases: ["Entrance"]),
    ]

    static let things: [(device: HouseDevice, state: String)] = [
        (device("weather.home", "Forecast home", nil, .weather), "sunny"),
        (device("calendar.family", "Family", nil, .calendar), "off"),
        (device("calendar.work", "Work calendar", nil, .calendar), "on"),
        (device("todo.shopping", "Shopping list", nil, .list, [.items]), "2"),
        (device("update.core", "Home Assistant Core", nil, .update), "on"),
        (device("update.broker", "Message broker", nil, .update), "off"),
        (device("camera.door", "Front door camera", "hall", .camera), "idle"),
        (device("camera.garden", "Garden camera", "garden", .camera), "recording"),
        (device("light.kitchen", "Kitchen light", "kitchen", .light, [.power]), "on"),
        (device("switch.fridge", "Fridge", "kitchen", .outlet, [.power]), "on"),
        (device("switch.guest", "Guest mode", nil, .other, [.power]), "off"),
        (device("button.chime", "Doorbell chime", "hall", .other, [.activate]), "unknown"),
        (meter("sensor.fridge_power", "Fridge power", "W"), "85.4"),
        (meter("sensor.fridge_energy", "Fridge energy", "kWh"), "120.5"),
        (meter("sensor.house_power", "House consumption", "W"), "640"),
        (number, "10"), (choice, "Home"),
        (device("satellite.kitchen", "Kitchen panel", "kitchen", .mediaPlayer, [.announcement]), "idle"),
        (device("satellite.hall", "Hall panel", "hall", .mediaPlayer, [.announcement]), "idle"),
        (device("player.garden", "Garden speaker", "garden", .mediaPlayer, [.power, .announcement]), "off"),
    ]

    static let inventory = HouseInventory(rooms: rooms, devices: things.map(\.device))
    static let skill = HouseSkill(vocabulary: HouseVocabulary(inventory: inventory))

    static var context: HouseContext {
        HouseContext(
            now: SentenceFlat.now, calendar: SentenceFlat.calendar,
            readings: Dictionary(
                things.map { ($0.device.id, Sample.reading($0.device.id.rawValue, $0.state)) },
                uniquingKeysWith: { first, _ in first }))
    }

    private static var number: HouseDevice {
        var device = device("number.sprinkler", "Sprinkler minutes", "garden", .number, [.value])
        (device.numbers, device.unit) = (0...60, "min")
        return device
    }

    private static var choice: HouseDevice {
        var device = device("select.mode", "House mode", nil, .choice, [.option])
        device.options = ["Home", "Away", "Guests", "Long holiday"]
        return device
    }

    private static func device(
        _ id: String, _ name: String, _ room: String?, _ kind: DeviceKind, _ abilities: Set<DeviceAbility> = []
    ) -> HouseDevice {
        HouseDevice(id: DeviceID(id), name: name, room: room.map { RoomID($0) }, kind: kind, abilities: abilities)
    }

    private static func meter(_ id: String, _ name: String, _ unit: String) -> HouseDevice {
        HouseDevice(id: DeviceID(id), name: name, room: nil, kind: .otherSensor, abilities: [], unit: unit)
    }

    // MARK: the house

    func run(_ tell: @escaping @Sendable (HouseNews) -> Void) async {
        state.withLock { $0.tell = tell }
        tell(
            .here(
                Self.inventory,
                readings: Self.things.map { thing in
                    Sample.reading(thing.device.id.rawValue, thing.state) {
                        if thing.device.kind == .weather { $0.measuredTemperature = 21 }
                    }
                }))
        let (end, _) = AsyncStream<Never>.makeStream()
        for await _ in end {}
    }

    func carryOut(_ order: DeviceOrder) async throws(HouseError) -> ChangeCause {
        let (tell, count) = state.withLock { state in
            state.orders.append(order)
            return (state.tell, state.orders.count)
        }
        let cause = ChangeCause(context: "order-\(count)", origin: .us)
        let word: String? =
            switch order.action {
            case .setValue(let number): String(number)
            case .choose(let option): option
            case .turnOn: "on"
            default: nil
            }
        if let word {
            tell(.changed([DeviceReading(device: order.device, state: word, since: Sample.now, cause: cause)]))
        }
        return cause
    }

    func history(of devices: [DeviceID], in span: Range<Date>) async throws(HouseError) -> [DeviceReading] {
        devices.map { Sample.reading($0.rawValue, "119", at: -3600) }
    }

    func forecast(of weather: DeviceID) async throws(HouseError) -> [HouseForecast] {
        let conditions = ["partlycloudy", "rainy", "sunny", "snowy"]
        return conditions.enumerated().map { day, condition in
            HouseForecast(
                day: Sample.now.addingTimeInterval(Double(day) * 86_400), condition: condition,
                high: 18 - Double(day), low: 12 - Double(day), rain: [10, 80, nil, 60][day])
        }
    }

    func appointments(
        of calendars: [DeviceID], in span: Range<Date>
    ) async throws(HouseError) -> [HouseAppointment] {
        let dentist = Sample.now.addingTimeInterval(3 * 3600)
        let tomorrow = Sample.now.addingTimeInterval(86_400)
        return [
            HouseAppointment(title: "Dentist", start: dentist, end: dentist + 3600, isAllDay: false),
            HouseAppointment(title: "School trip", start: tomorrow, end: tomorrow + 3600, isAllDay: true),
        ]
        .filter { span.contains($0.start) }
    }

    func items(of list: DeviceID) async throws(HouseError) -> [String] { ["Milk", "Bread"] }

    func notices() async throws(HouseError) -> [HouseNotice] { state.withLock(\.notices) }

    func dismiss(_ notices: [HouseNotice]) async throws(HouseError) {
        let gone = Set(notices.map(\.id))
        state.withLock { $0.notices.removeAll { gone.contains($0.id) } }
    }
}
