import Echo
import EchoScreen
import Foundation
import Testing

@Suite struct `Pictures in the conversation` {
    private func order(_ width: Int, _ height: Int, columns: Int = 80, rows: Int = 16) throws -> PictureOrder? {
        let canvas = try #require(PictureCanvas(.kitty, cellWidth: 10, cellHeight: 20))
        let picture = PictureViewState(
            id: PictureViewState.ID(message: "m", place: 0), width: width, height: height)
        return PictureOrder(picture, on: canvas, columns: columns, rows: rows)
    }

    @Test(arguments: [
        (12, 8, 2, 1), (30, 40, 3, 2), (800, 320, 80, 16), (1600, 640, 80, 16), (1600, 160, 80, 4), (400, 2000, 7, 16),
        (2048, 1, 80, 1), (1, 2048, 1, 16),
    ])
    func `take as many cells as they have pixels for, and never more than there are`(
        width: Int, height: Int, columns: Int, rows: Int
    ) throws {
        let order = try #require(try order(width, height))
        #expect((order.columns, order.rows) == (columns, rows))
        #expect(order.width > 0 && order.width <= columns * 10 && order.height > 0 && order.height <= rows * 20)
    }

    @Test(arguments: [(0, 8), (8, 0), (-1, 5), (Int.max, Int.max), (1 << 21, 1)])
    func `of sizes that no picture has are not shown`(width: Int, height: Int) throws {
        #expect(try order(width, height) == nil)
    }

    @Test func `are not shown where there is no room, and have no more pixels than a line takes in a moment`() throws {
        #expect(try order(100, 100, columns: 7) == nil)
        #expect(try order(100, 100, rows: 0) == nil)
        let canvas = try #require(PictureCanvas(.sixel, cellWidth: 40, cellHeight: 80))
        let picture = PictureViewState(id: PictureViewState.ID(message: "m", place: 0), width: 2048, height: 2048)
        let order = try #require(PictureOrder(picture, on: canvas, columns: 500, rows: 500))
        #expect(order.width * order.height <= PictureOrder.mostPixels)
        #expect(order.columns <= PictureOrder.mostColumns && order.rows <= PictureOrder.mostRows)
    }

    @Test(arguments: [(0, 0), (1, 20), (10, 3), (65, 20), (10, 129), (-10, 20)])
    func `are not shown in cells that no terminal has`(width: Int, height: Int) {
        #expect(PictureCanvas(.sixel, cellWidth: width, cellHeight: height) == nil)
    }

    @Test func `are as many pieces as the terminal takes`() throws {
        let order = try #require(try order(30, 40))
        #expect(RenderedPicture(order, pieces: [Data()]) != nil)
        #expect(RenderedPicture(order, pieces: [Data(), Data()]) == nil)
    }

    private func message(_ id: String, bytes: Int) -> Message {
        var message = Message(
            id: id, role: .user, medium: .text, text: "look", status: .completed, createdAt: .distantPast)
        message.pictures = [
            Picture(name: "p.png", format: .png, width: 12, height: 8, size: bytes, bytes: Data(count: bytes)),
            Picture(name: "q.png", format: .png, width: 12, height: 8, size: bytes),
        ]
        return message
    }

    @Test func `are those whose bytes are at hand, and exports have none`() throws {
        var presenter = ConversationPresenter(timeZone: .gmt)
        presenter.receive(.messageUpdated(message("m", bytes: 5)), at: .distantPast)

        let row = try #require(presenter.state.rows.first)
        let id = PictureViewState.ID(message: "m", place: 0)
        #expect(row.pictures.count == 2)
        #expect(row.shownPictures == [PictureViewState(id: id, width: 12, height: 8)])
        #expect(presenter.picture(id)?.bytes.count == 5)
        #expect(presenter.said.first?.pictures.map(\.isAtHand) == [false, false])
        presenter.withdraw(id)
        #expect(presenter.state.rows.first?.shownPictures == [])
        #expect(presenter.state.rows.first?.revision == row.revision + 1)
        presenter.receive(.messageUpdated(message("m", bytes: 5)), at: .distantPast)
        #expect(presenter.state.rows.first?.shownPictures == [])
        presenter.reset()
        #expect(presenter.picture(id) == nil)
    }

    @Test func `hold no more bytes than there is room for, the oldest first to go`() {
        var presenter = ConversationPresenter(timeZone: .gmt)
        for number in 0..<9 {
            presenter.receive(.messageUpdated(message("m\(number)", bytes: 10 << 20)), at: .distantPast)
        }
        let held = (0..<9).filter { presenter.picture(PictureViewState.ID(message: "m\($0)", place: 0)) != nil }
        #expect(held == [3, 4, 5, 6, 7, 8])
    }
}
