import EchoAudio
import Foundation

/// When the sound of an answer ends that is heard as fast as it sounds, for recordings that do not say.
struct PlaybackEstimate: Sendable, Hashable {
    private struct Item: Sendable, Hashable {
        let name: String
        let began: Date
        var frames = 0
        var isComplete = false

        var end: Date { began + Double(frames) / Double(PCM16.sampleRate) }
    }

    /// The recording says: nothing is estimated.
    let isKnown: Bool
    private var items: [Item] = []

    init(isKnown: Bool) { self.isKnown = isKnown }

    /// - Returns: whether the item begins to sound with this.
    mutating func add(_ frames: Int, of name: String, at date: Date) -> Bool {
        guard !isKnown else { return false }
        if let index = items.firstIndex(where: { $0.name == name }) {
            items[index].frames += frames
            return false
        }
        items.append(Item(name: name, began: max(date, items.last?.end ?? date), frames: frames))
        return true
    }

    mutating func complete(_ name: String) {
        if let index = items.firstIndex(where: { $0.name == name }) { items[index].isComplete = true }
    }

    mutating func forget(_ name: String) { items.removeAll { $0.name == name } }

    /// The items that have been heard by then; they are forgotten.
    mutating func ended(at date: Date) -> [String] {
        let ended = items.prefix { $0.isComplete && $0.end <= date }
        items.removeFirst(ended.count)
        return ended.map(\.name)
    }
}
