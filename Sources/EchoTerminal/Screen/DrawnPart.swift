/// A part of the screen as it was drawn last: what it was drawn from, and what the mouse can act on in it. Its cells stay
/// where they are until it is drawn from something else.
struct DrawnPart<Key: Equatable> {
    private var key: Key?
    private(set) var areas: [MouseArea] = []
    private(set) var cursor: Point?
    /// How often it was drawn since the start.
    private(set) var draws = 0

    /// Clears `rect` to be drawn in, unless what stands there was drawn from the same.
    mutating func begin(_ key: Key, in rect: Rect, of frame: inout Frame) -> Bool {
        guard key != self.key else { return false }
        self.key = key
        draws += 1
        frame.begin(in: rect)
        return true
    }

    mutating func end(_ frame: Frame) {
        areas = frame.areas
        cursor = frame.cursor
    }
}
