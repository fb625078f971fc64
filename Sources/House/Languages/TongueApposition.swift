/// "La lámpara lámpara de noche", "das Thermostat vom Wohnzimmerthermostat": a sort of things beside a name of that sort
/// says nothing more, and what is open of a lock is that it is unlocked.
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
        return unlocked(pieces)
    }

    /// Of a door of which nothing but its lock is known, "open" asks whether that is.
    private func unlocked(_ pieces: [TonguePiece]) -> [TonguePiece] {
        guard pieces.contains(where: { $0.role == .copula }), !pieces.contains(where: { $0.role == .verb }) else {
            return pieces
        }
        let named = pieces.filter { $0.role == .name(isRoom: false) }.map { kinds[$0.english.lowercased()] }
        guard !named.isEmpty, named.allSatisfy({ $0 == .lock }) else { return pieces }
        return pieces.map { piece in
            guard piece.role == .state, let state = ["open": "unlocked", "closed": "locked"][piece.english] else {
                return piece
            }
            return TonguePiece(english: state, said: piece.said, role: .state)
        }
    }

    /// Who opens a coffee machine, or closes a television, switches it: "mach den Fernseher auf", "ferme la télé".
    func switched(_ pieces: [TonguePiece]) -> [TonguePiece] {
        var pieces = pieces
        for index in pieces.indices where pieces[index].role == .verb {
            guard let order = Self.switching[pieces[index].english] else { continue }
            let things = pieces[index...].dropFirst().prefix { !$0.isSeparator && $0.role != .verb }
                .filter(\.isThing)
            let kinds = things.map { $0.role == .noun ? nil : self.kinds[$0.english.lowercased()] }
            guard !things.isEmpty, kinds.allSatisfy({ $0.map(Self.switched.contains) ?? false }) else { continue }
            pieces[index].english = order
        }
        return pieces
    }

    private static let switching = ["open": "turn on", "close": "turn off"]
    private static let switched: Set<DeviceKind> = [.light, .outlet, .other, .fan, .mediaPlayer]

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
