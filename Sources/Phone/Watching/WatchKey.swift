/// A key that means something to who watches a bridge.
enum WatchKey: Sendable, Hashable {
    /// The call of this number in the list, from 1.
    case call(Int)
    case up
    case down
    case hangUp
    /// Speaks in the assistant's place, or gives the call back.
    case takeOver
    case listen
    case mute
    /// Begins to write words for the call.
    case write(WatchDraft.Kind)
    case leave

    /// - Returns: nil where it means nothing.
    init?(_ stroke: WatchStroke) {
        switch stroke {
        case .up: self = .up
        case .down: self = .down
        case .end: self = .leave
        case .enter, .erase, .escape: return nil
        case .character(let character):
            guard let key = Self.letters[character] ?? Self.figure(character) else { return nil }
            self = key
        }
    }

    /// As in a call of the screen.
    private static let letters: [Character: WatchKey] = [
        "k": .up, "j": .down, "x": .hangUp, "t": .takeOver, "l": .listen, "m": .mute, "w": .write(.whisper),
        "s": .write(.say), "d": .write(.keys), "f": .write(.transfer), "q": .leave,
    ]

    private static func figure(_ character: Character) -> WatchKey? {
        guard ("1"..."9").contains(character), let number = Int(String(character)) else { return nil }
        return .call(number)
    }
}

/// A key as it was pressed, whatever it means.
enum WatchStroke: Sendable, Hashable {
    case character(Character)
    case up
    case down
    case enter
    case erase
    case escape
    /// Ctrl+D.
    case end
}
