/// Reads what is asked of cameras: "what cameras are there", "show me the front door camera".
enum HouseCameraReader {
    static func question(_ words: [String], _ vocabulary: HouseVocabulary) -> HouseRecordQuestion? {
        guard words.contains("camera") || words.contains("cameras"), let first = words.first, begins.contains(first),
            first != "is" || words.dropFirst().first == "there"
        else { return nil }
        let cameras = vocabulary.inventory.devices.filter { $0.kind == .camera }
        guard !cameras.isEmpty else { return nil }
        let said = Set(words.filter { !ofCameras.contains($0) }.map(HouseStem.stem))
        let found = cameras.filter { device in
            let room = device.room.flatMap { vocabulary.rooms[$0] }.map { HouseNameReader.words(of: $0.name) } ?? []
            return said.isSubset(of: HouseNameReader.words(of: device.name) + room)
        }
        return found.isEmpty ? nil : .cameras(found.map(\.id))
    }

    private static let begins: Set<String> = [
        "show", "what", "which", "is", "are", "view", "let", "where", "list", "can", "do", "any", "open",
    ]
    private static let ofCameras: Set<String> = [
        "show", "what", "which", "is", "are", "view", "let", "where", "list", "can", "do", "any", "open", "me", "us",
        "i",
        "we", "the", "a", "an", "my", "our", "all", "camera", "cameras", "there", "at", "in", "on", "of", "from",
        "picture", "image", "feed", "live", "see", "have", "house", "home",
    ]
}
