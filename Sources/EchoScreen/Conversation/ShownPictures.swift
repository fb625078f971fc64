import Echo

/// The pictures that go with messages, with their bytes while these are not too many together.
struct ShownPictures: Sendable {
    /// Bytes that are held; whose they are holds the same.
    static let mostBytes = 64 << 20

    private var pictures: [String: [Picture]] = [:]
    /// Messages whose pictures' bytes are held, the oldest first.
    private var held: [String] = []
    private var size = 0
    /// Those that turned out not to be shown.
    private var withdrawn: Set<PictureViewState.ID> = []

    func all(of message: String) -> [Picture] { pictures[message] ?? [] }

    /// Nil for one whose bytes are not held.
    func picture(_ id: PictureViewState.ID) -> Picture? {
        let all = all(of: id.message)
        guard all.indices.contains(id.place), all[id.place].isAtHand else { return nil }
        return all[id.place]
    }

    func viewStates(of message: String) -> [PictureViewState] {
        all(of: message).enumerated().compactMap { place, picture in
            let id = PictureViewState.ID(message: message, place: place)
            guard picture.isAtHand, !withdrawn.contains(id) else { return nil }
            return PictureViewState(id: id, width: picture.width, height: picture.height)
        }
    }

    mutating func show(_ shown: [Picture], with message: String) {
        guard !shown.isEmpty, pictures[message] != shown else { return }
        remove(message)
        pictures[message] = shown
        held.append(message)
        size += shown.bytes
        while size > Self.mostBytes, held.count > 1 { letGo(held.removeFirst()) }
    }

    mutating func remove(_ message: String) {
        guard pictures[message] != nil else { return }
        letGo(message)
        held.removeAll { $0 == message }
        pictures[message] = nil
    }

    private mutating func letGo(_ message: String) {
        guard let shown = pictures[message] else { return }
        size -= shown.bytes
        pictures[message] = shown.map(\.withoutBytes)
    }

    mutating func withdraw(_ id: PictureViewState.ID) { withdrawn.insert(id) }
}

extension [Picture] {
    fileprivate var bytes: Int { reduce(0) { $0 + $1.bytes.count } }
}

extension ConversationPresenter {
    /// A picture of a message, with its bytes; nil where they are not held.
    public func picture(_ id: PictureViewState.ID) -> Picture? { pictures.picture(id) }

    /// A line stands for it from now on.
    public mutating func withdraw(_ id: PictureViewState.ID) {
        pictures.withdraw(id)
        guard let index = indices[id.message] else { return }
        state.rows[index].shownPictures = pictures.viewStates(of: id.message)
        state.rows[index].revision += 1
    }
}
