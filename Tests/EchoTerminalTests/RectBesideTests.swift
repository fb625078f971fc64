import Testing

@testable import EchoTerminal

@Suite struct `A panel stands beside what it is about` {
    private let screen = Rect(x: 0, y: 1, width: 120, height: 38)

    @Test(arguments: [
        Rect(x: 0, y: 1, width: 60, height: 30), Rect(x: 70, y: 10, width: 50, height: 9),
        Rect(x: 10, y: 5, width: 20, height: 5), Rect(x: 0, y: 1, width: 120, height: 38),
        Rect(x: 100, y: 30, width: 90, height: 90), Rect(x: 0, y: 0, width: 0, height: 0),
    ])
    func `all cells but its own step back, each once`(hole: Rect) {
        let parts = screen.without(hole)

        for y in 0..<45 {
            for x in 0..<130 {
                let isOutside = contains(screen, x, y) && !contains(hole, x, y)
                #expect(parts.filter { contains($0, x, y) }.count == (isOutside ? 1 : 0))
            }
        }
    }

    @Test func `the largest room is taken, and all of it where none is large enough`() {
        #expect(screen.roomBeside(Rect(x: 70, y: 10, width: 50, height: 9)) == Rect(x: 0, y: 1, width: 70, height: 38))
        #expect(screen.roomBeside(Rect(x: 0, y: 1, width: 70, height: 30)) == Rect(x: 70, y: 1, width: 50, height: 38))
        #expect(screen.roomBeside(screen) == screen)
    }

    private func contains(_ rect: Rect, _ x: Int, _ y: Int) -> Bool {
        (rect.x..<rect.maxX).contains(x) && (rect.y..<rect.maxY).contains(y)
    }
}
