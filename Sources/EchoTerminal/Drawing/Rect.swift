/// A rectangle of cells; never negative in size.
struct Rect: Sendable, Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = max(0, width)
        self.height = max(0, height)
    }

    var isEmpty: Bool { width == 0 || height == 0 }
    var maxX: Int { x + width }
    var maxY: Int { y + height }

    func contains(_ point: Point) -> Bool { point.x >= x && point.x < maxX && point.y >= y && point.y < maxY }

    func inset(horizontally dx: Int, vertically dy: Int) -> Rect {
        Rect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    func moved(toX x: Int) -> Rect { Rect(x: x, y: y, width: width, height: height) }

    func splitLeft(_ columns: Int) -> (Rect, Rect) {
        let cut = min(max(0, columns), width)
        return (
            Rect(x: x, y: y, width: cut, height: height),
            Rect(x: x + cut, y: y, width: width - cut, height: height)
        )
    }

    func splitTop(_ rows: Int) -> (Rect, Rect) {
        let cut = min(max(0, rows), height)
        return (
            Rect(x: x, y: y, width: width, height: cut),
            Rect(x: x, y: y + cut, width: width, height: height - cut)
        )
    }

    func splitBottom(_ rows: Int) -> (Rect, Rect) { splitTop(height - min(max(0, rows), height)) }

    func centered(width inner: Int, height innerHeight: Int) -> Rect {
        let w = min(inner, width)
        let h = min(innerHeight, height)
        return Rect(x: x + (width - w) / 2, y: y + (height - h) / 2, width: w, height: h)
    }
}
