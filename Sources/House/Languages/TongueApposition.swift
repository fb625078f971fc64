/// "La lámpara lámpara de noche", "das Thermostat vom Wohnzimmerthermostat": a sort of things beside a name of that sort
/// says nothing more.
struct TongueApposition: Sendable {
    private var kinds: [String: DeviceKind] = [:]

    init(_ inventory: HouseInventory) {
        for device in inventory.devices {
            for name in [device.name] + device.aliases { kinds[name.lowercased()] = device.kind }
        }
    }

    func settled(_ pieces: [TonguePiece]) -> [TonguePiece] {
        var pieces = pieces
        for index in pieces.indices where pieces[index].role == .name(isRoom: false) {
            guard let kind = kinds[pieces[index].english.lowercased()] else { continue }
            var place = pieces[..<index].lastIndex { !$0.isSilent }
            let joint = place.flatMap { Self.joints.contains(pieces[$0].english) && !pieces[$0].isThing ? $0 : nil }
            if let joint { place = pieces[..<joint].lastIndex { !$0.isSilent } }
            guard let place, pieces[place].role == .noun, Self.sorts[pieces[place].english]?.contains(kind) == true
            else { continue }
            for silenced in [place, joint].compactMap(\.self) {
                pieces[silenced] = TonguePiece(english: "", said: pieces[silenced].said, role: .courtesy)
            }
        }
        return pieces
    }

    private static let joints: Set<String> = ["of", "in", "on", "to", ""]
    private static let sorts: [String: Set<DeviceKind>] = {
        let words: [(String, Set<DeviceKind>)] = [
            ("light lights lamp lamps", [.light]), ("fan fans", [.fan]), ("vacuum vacuums", [.vacuum]),
            ("heating heatings thermostat thermostats", [.thermostat, .heater]),
            ("shutter shutters blind blinds curtain curtains", [.blind]), ("lock locks", [.lock]),
            ("radio speaker speakers", [.mediaPlayer]), ("scene script", [.scene, .script]),
            ("switch switches socket sockets", [.outlet, .other]),
        ]
        var sorts: [String: Set<DeviceKind>] = [:]
        for (all, kinds) in words {
            for word in all.split(separator: " ") { sorts[String(word)] = kinds }
        }
        return sorts.merging(["media player": [.mediaPlayer], "media players": [.mediaPlayer]]) { first, _ in first }
    }()
}
