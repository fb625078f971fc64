import Echo
import EchoWire
public import Foundation
public import House

/// What the house remembers.
extension HomeAssistant {
    /// Devices that are asked for at once: their names have to fit into an address.
    private static let atOnce = 40
    /// More than this is not read: a day of a hundred busy sensors has a fifth of it.
    private static let mostBytes = 32 << 20

    public func history(of devices: [DeviceID], in span: Range<Date>) async throws(HouseError) -> [DeviceReading] {
        let ids = devices.map(\.rawValue).filter(Self.isEntity)
        var readings: [DeviceReading] = []
        for start in stride(from: 0, to: ids.count, by: Self.atOnce) {
            let some = Array(ids[start..<min(start + Self.atOnce, ids.count)])
            // A certificate that only this program trusts is known to the socket alone.
            readings += pin == nil ? try await fetch(some, span) : try await askFor(some, span)
        }
        return readings.filter { $0.since < span.upperBound }.sorted { $0.since < $1.since }
    }

    private static func isEntity(_ id: String) -> Bool {
        id.utf8.count <= 255
            && id.utf8.allSatisfy { byte in
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "_")
                    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".")
            }
    }

    private func fetch(_ ids: [String], _ span: Range<Date>) async throws(HouseError) -> [DeviceReading] {
        let end = HomeAssistantTime.text(span.upperBound)
        let path = "/api/history/period/\(HomeAssistantTime.text(span.lowerBound))"
        let token = await currentToken()
        var timeouts = HTTPTimeouts()
        timeouts.total = .seconds(30)
        let request = HTTPRequest(
            url: address.url(
                "\(path)?end_time=\(end)&significant_changes_only=0&filter_entity_id=\(ids.joined(separator: ","))"),
            headers: ["Authorization": "Bearer \(token.value)"], timeouts: timeouts)
        let data: Data?
        do { data = try await body(of: request) } catch let error as HouseError { throw error } catch {
            throw .unreachable(address: address.text)
        }
        guard let data else { return [] }
        guard let json = try? JSONValue(parsing: data) else { throw .protocolBroken("not JSON") }
        return (json.array ?? []).flatMap { past($0.array ?? []) }
    }

    /// Nil where there is no history.
    private func body(of request: HTTPRequest) async throws -> Data? {
        let response = try await http.send(request)
        switch response.status {
        case 200: break
        case 401: throw HouseError.tokenRefused
        case 403: throw HouseError.notAllowed
        case 404: return nil
        default: throw HouseError.refused(code: "\(response.status)")
        }
        var data = Data()
        for try await piece in response.body {
            data.append(piece)
            if data.count > Self.mostBytes { throw HouseError.protocolBroken("too much history") }
        }
        return data
    }

    private func past(_ states: [JSONValue]) -> [DeviceReading] {
        guard let id = states.first?["entity_id"]?.string else { return [] }
        return states.compactMap { HomeAssistantState(whole: $0) }.map { reading(id, $0) }
    }

    private func askFor(_ ids: [String], _ span: Range<Date>) async throws(HouseError) -> [DeviceReading] {
        var readings: [DeviceReading] = []
        for id in ids {
            let command = HomeAssistantCommand.history(
                entity: id, start: HomeAssistantTime.text(span.lowerBound), end: HomeAssistantTime.text(span.upperBound)
            )
            let states = try await ask(command, .other)[id]?.array ?? []
            readings += states.map { reading(id, HomeAssistantState(compressed: $0)) }
        }
        return readings
    }

    private func reading(_ id: String, _ state: HomeAssistantState) -> DeviceReading {
        let cause = ChangeCause(context: state.context.id, parent: state.context.parent)
        return HomeAssistantReadings(units: units).reading(HomeAssistantEntity(id: id, state: state), cause: cause)
    }
}
