extension Rect {
    /// The parts of this one that are outside of `other`.
    func without(_ other: Rect) -> [Rect] {
        let hole = intersection(other)
        guard !hole.isEmpty else { return [self] }
        return [
            Rect(x: x, y: y, width: width, height: hole.y - y),
            Rect(x: x, y: hole.maxY, width: width, height: maxY - hole.maxY),
            Rect(x: x, y: hole.y, width: hole.x - x, height: hole.height),
            Rect(x: hole.maxX, y: hole.y, width: maxX - hole.maxX, height: hole.height),
        ].filter { !$0.isEmpty }
    }

    /// The largest strip beside `other` in which a few sentences can be read; else all there is.
    func roomBeside(_ other: Rect) -> Rect {
        let strips = [
            Rect(x: x, y: y, width: other.x - x, height: height),
            Rect(x: other.maxX, y: y, width: maxX - other.maxX, height: height),
            Rect(x: x, y: y, width: width, height: other.y - y),
            Rect(x: x, y: other.maxY, width: width, height: maxY - other.maxY),
        ].filter { $0.width >= 36 && $0.height >= 8 }
        return strips.max { $0.width * $0.height < $1.width * $1.height } ?? self
    }

    private func intersection(_ other: Rect) -> Rect {
        let (left, top) = (max(x, other.x), max(y, other.y))
        return Rect(x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
    }
}
