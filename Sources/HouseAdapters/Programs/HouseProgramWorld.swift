import Foundation
import House

/// A program's description of the house, within limits.
struct HouseProgramWorld: Hashable, Sendable {
    /// Our choice: many times the largest house; what goes beyond is not taken.
    static let mostDevices = 5000
    static let mostRooms = 500

    private(set) var readings: [DeviceID: DeviceReading] = [:]
    private var devices: [DeviceID: HouseDevice] = [:]
    private var rooms: [RoomID: HouseRoom] = [:]

    func device(_ id: DeviceID) -> HouseDevice? { devices[id] }

    /// In the order of their names for the house; a room that nobody told of is none.
    var inventory: HouseInventory {
        let devices = devices.values.sorted { $0.id < $1.id }.map { device in
            var device = device
            if let room = device.room, rooms[room] == nil { device.room = nil }
            return device
        }
        return HouseInventory(rooms: rooms.values.sorted { $0.id.rawValue < $1.id.rawValue }, devices: devices)
    }

    /// - Returns: how many were not taken.
    mutating func add(rooms newRooms: [HouseRoom], devices newDevices: [HouseDevice]) -> Int {
        var refused = 0
        for room in newRooms {
            if rooms[room.id] != nil || rooms.count < Self.mostRooms { rooms[room.id] = room } else { refused += 1 }
        }
        for device in newDevices {
            let hasPlace = devices[device.id] != nil || devices.count < Self.mostDevices
            if hasPlace { devices[device.id] = device } else { refused += 1 }
        }
        return refused
    }

    mutating func remove(rooms oldRooms: [RoomID], devices oldDevices: [DeviceID]) {
        for id in oldRooms { rooms[id] = nil }
        for id in oldDevices {
            devices[id] = nil
            readings[id] = nil
        }
    }

    /// - Returns: false when it says nothing new.
    mutating func take(_ reading: DeviceReading) -> Bool {
        if let last = readings[reading.device], last.state == reading.state, last.details == reading.details,
            last.cause == reading.cause
        {
            return false
        }
        readings[reading.device] = reading
        return true
    }
}
