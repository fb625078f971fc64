/// The words of one house: names and aliases of its rooms, floors and devices, what their kinds are called, taught
/// scenes, and the words of commands.
///
/// Names are data. They find a thing where a sentence names one; they never make a command.
public struct HouseVocabulary: Sendable {
    public let inventory: HouseInventory
    public let scenes: [TaughtScene]
    let devices: [DeviceID: HouseDevice]
    let rooms: [RoomID: HouseRoom]
    private var tree = HousePhraseTree<HouseMeaning>()
    private let near: HouseNearWords

    /// - Parameters:
    ///   - scenes: the scenes that were taught; of equal names the last one holds.
    ///   - devices: those of the inventory, where somebody has them by their names already.
    public init(
        inventory: HouseInventory, scenes: [TaughtScene] = [], devices: [DeviceID: HouseDevice]? = nil
    ) {
        self.inventory = inventory
        self.scenes = scenes
        self.devices = devices ?? Dictionary(inventory.devices.map { ($0.id, $0) }) { first, _ in first }
        rooms = Dictionary(inventory.rooms.map { ($0.id, $0) }) { first, _ in first }
        var reader = HouseNameReader()
        reader.read(inventory, scenes)
        tree = reader.tree
        near = HouseNearWords(reader.words)
    }

    /// Whether nothing is said by the words but what the language of commands has: such a name teaches no scene.
    func isCommandWords(_ tokens: [HouseToken]) -> Bool {
        var rest = tokens[...]
        while !rest.isEmpty {
            guard let match = tree.matches(rest).first(where: { $0.meaning.word != nil || $0.meaning.kind != nil })
            else { return false }
            rest = rest.dropFirst(match.count)
        }
        return true
    }

    func matches(_ tokens: ArraySlice<HouseToken>) -> [(meaning: HouseMeaning, count: Int)] { tree.matches(tokens) }

    func meaning(of phrase: [String]) -> HouseMeaning? { tree.meaning(of: phrase) }

    /// The word of a name that was most likely meant by one that is none; nil when none or several are near.
    func nearWord(_ word: String) -> String? { near.word(near: word) }

    /// Sentences with the names of this house, as examples of what is meant for it; `limit` at most.
    public func phrases(limit: Int = 2000) -> [String] { HousePhrases.all(of: self, limit: limit) }

    /// What is said to this house, in sentences and pieces, for a recogniser to expect; `limit` at most.
    public func speech(limit: Int = 4000) -> [String] { HouseSpeech.phrases(of: self, limit: limit) }
}
