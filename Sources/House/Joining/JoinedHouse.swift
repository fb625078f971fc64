public import Foundation

/// Several houses that are spoken to as one: a Home Assistant, programs beside it, and those of other places. What only one house can do, such as
/// telling the weather, is asked of the one whose device it is, or of the first.
public actor JoinedHouse: HouseProtocol {
    private let members: [any HouseProtocol]
    private var joined: JoinedHouses

    /// - Parameter others: what is joined to it; with none it is the first alone.
    public init(_ first: any HouseProtocol, with others: [any HouseProtocol]) {
        self.init(first, with: others, and: [])
    }

    /// - Parameter houses: other houses, by the names that people have for them.
    package init(
        _ first: any HouseProtocol, with parts: [any HouseProtocol], and houses: [(name: String, any HouseProtocol)]
    ) {
        members = [first] + parts + houses.map(\.1)
        joined = JoinedHouses(names: [nil] + parts.map { _ in nil } + houses.map(\.name))
    }

    public nonisolated var isDemonstration: Bool { members.contains { $0.isDemonstration } }

    public func run(_ tell: @escaping @Sendable (HouseNews) -> Void) async {
        let (news, told) = AsyncStream<(Int, HouseNews)>.makeStream()
        await withDiscardingTaskGroup { group in
            for (index, member) in members.enumerated() {
                group.addTask { await member.run { told.yield((index, $0)) } }
            }
            group.addTask { for await (index, one) in news { await self.receive(one, index, tell) } }
            // Those that have given up tell nothing more; the others go on until all are cancelled.
        }
    }

    private func receive(_ news: HouseNews, _ index: Int, _ tell: @Sendable (HouseNews) -> Void) {
        for one in joined.receive(news, from: index) { tell(one) }
    }

    private func owner(of device: DeviceID) -> (house: any HouseProtocol, device: DeviceID) {
        let (member, own) = JoinedHouses.owner(of: device, count: members.count)
        return (members[member], own)
    }

    public func carryOut(_ order: DeviceOrder) async throws(HouseError) -> ChangeCause {
        try await carryOut(order, code: nil)
    }

    public func carryOut(_ order: DeviceOrder, code: HousePIN?) async throws(HouseError) -> ChangeCause {
        let (house, device) = owner(of: order.device)
        return try await house.carryOut(DeviceOrder(device: device, action: order.action), code: code)
    }

    public func history(of devices: [DeviceID], in span: Range<Date>) async throws(HouseError) -> [DeviceReading] {
        var readings: [DeviceReading] = []
        for member in members.indices {
            let own = devices.map { JoinedHouses.owner(of: $0, count: members.count) }
                .filter { $0.member == member }.map(\.device)
            guard !own.isEmpty else { continue }
            readings += try await members[member].history(of: own, in: span).map { reading in
                DeviceReading(
                    device: JoinedHouses.id(reading.device, of: member), state: reading.state,
                    details: reading.details, since: reading.since, cause: reading.cause)
            }
        }
        return readings.sorted { $0.since < $1.since }
    }
}

extension JoinedHouse: HouseInquiryProtocol {
    private func inquiries(_ device: DeviceID) throws(HouseError) -> (house: any HouseInquiryProtocol, device: DeviceID)
    {
        let (house, own) = owner(of: device)
        guard let house = house as? any HouseInquiryProtocol else { throw .unsupported(device) }
        return (house, own)
    }

    public func forecast(of weather: DeviceID) async throws(HouseError) -> [HouseForecast] {
        let (house, own) = try inquiries(weather)
        return try await house.forecast(of: own)
    }

    public func appointments(
        of calendars: [DeviceID], in span: Range<Date>
    ) async throws(HouseError) -> [HouseAppointment] {
        var all: [HouseAppointment] = []
        for calendar in calendars {
            let (house, own) = try inquiries(calendar)
            all += try await house.appointments(of: [own], in: span)
        }
        return all.sorted { $0.start < $1.start }
    }

    public func items(of list: DeviceID) async throws(HouseError) -> [String] {
        let (house, own) = try inquiries(list)
        return try await house.items(of: own)
    }
}

extension JoinedHouse: HouseConversationProtocol, HouseNoticesProtocol {
    public func say(
        _ text: String, language: String, in conversation: String?
    ) async throws(HouseError) -> SpokenReply {
        guard let house = members[0] as? any HouseConversationProtocol else { throw .notAllowed }
        return try await house.say(text, language: language, in: conversation)
    }

    public func notices() async throws(HouseError) -> [HouseNotice] {
        guard let house = members[0] as? any HouseNoticesProtocol else { return [] }
        return try await house.notices()
    }

    public func dismiss(_ notices: [HouseNotice]) async throws(HouseError) {
        guard let house = members[0] as? any HouseNoticesProtocol else { throw .notAllowed }
        try await house.dismiss(notices)
    }
}
