/// Devices whose names differ only by a number, in the order of it.
enum NumberedNames {
    /// Others stay where they are.
    static func sorted(_ devices: [HouseDevice]) -> [HouseDevice] {
        var places: [String: [Int]] = [:]
        let parts = devices.map { parted($0.name) }
        for (index, part) in parts.enumerated() { if let part { places[part.name, default: []].append(index) } }
        var result = devices
        for group in places.values where group.count > 1 {
            let ordered = group.sorted { (parts[$0]?.number ?? 0, $0) < (parts[$1]?.number ?? 0, $1) }
            for (place, index) in zip(group, ordered) { result[place] = devices[index] }
        }
        return result
    }

    private static func parted(_ name: String) -> (name: String, number: Int)? {
        let digits = name.reversed().prefix { ("0"..."9").contains($0) }
        guard (1...9).contains(digits.count), let number = Int(String(digits.reversed())) else { return nil }
        return (name.dropLast(digits.count).lowercased(), number)
    }
}
