import EchoScreen
import EchoText
import ScreenTestKit
import TerminalSamples
import Testing

@testable import EchoTerminal

@Suite struct `Where pictures stand` {
    private static let canvas = PictureCanvas(.kitty, cellWidth: 10, cellHeight: 20)

    private func row(
        _ picture: PictureViewState? = PictureSample.state(width: 300, height: 80)
    ) -> MessageRowViewState {
        var row = MessageRowViewState(id: "m", author: StyledText("you", .user), text: "look at @p.png")
        row.pictures = [MessageMargin.Note(sign: StyledText("🖼"), line: [StyledText("p.png")], name: "picture")]
        row.shownPictures = picture.map { [$0] } ?? []
        return row
    }

    private func pieces(height: Int, width: Int = 60, scroll: ScrollPosition = .following) throws -> [PicturePiece] {
        var state = ConversationViewState()
        state.rows.append(row())
        state.scroll = scroll
        var view = ConversationView()
        view.pictures = PictureRoom(try #require(Self.canvas), height: 40)
        var frame = Frame(size: Size(width: width, height: height))
        view.draw(
            state, voice: [], in: Rect(x: 0, y: 0, width: width, height: height), keyName: { _ in "" }, to: &frame)
        return frame.pieces
    }

    @Test func `below their line, behind the bar of who shows them`() throws {
        let pieces = try pieces(height: 10)
        #expect(pieces.map(\.row) == [0, 1, 2, 3])
        #expect(pieces.map(\.y) == [3, 4, 5, 6])
        #expect(pieces.allSatisfy { $0.x == MessageLayout.indent && $0.order.columns == 30 })
    }

    @Test func `only the rows in sight, at either end`() throws {
        #expect(try pieces(height: 3).map(\.row) == [1, 2, 3])
        #expect(try pieces(height: 3).map(\.y) == [0, 1, 2])
        let above = try pieces(height: 5, scroll: .anchored(row: 0, part: 0, line: 0))
        #expect(above.map(\.row) == [0, 1])
        #expect(above.map(\.y) == [3, 4])
    }

    @Test func `smaller where the pane is, and not at all where nothing would be recognised`() throws {
        #expect(try pieces(height: 12, width: 22).map(\.order.columns) == [20, 20, 20])
        #expect(try pieces(height: 12, width: 9).isEmpty)
    }

    @Test func `a picture that cannot be shown is its line`() throws {
        let room = PictureRoom(try #require(Self.canvas), height: 40)
        #expect(MessageLayout.foot(row(nil), width: 60, pictures: room).count == 2)
        #expect(MessageLayout.foot(row(), width: 60).count == 2)
        #expect(MessageLayout.foot(row(), width: 60, pictures: room).count == 6)
    }

    @Test func `what is drawn above hides the whole of a row, and leaves the others`() {
        let order = PictureSample.order(.kitty)
        var frame = PictureSample.frame([(1, 0), (2, 1)], of: order)
        frame.write("x", x: 4, y: 1, style: Style())
        frame.clearCoveredPictures()
        #expect(frame.pieces.map(\.row) == [1])
        #expect((2...4).map { frame[$0, 1]?.text } == [" ", " ", "x"])
        #expect(frame.shownPictures == [order])
        frame.fill(Rect(x: 0, y: 2, width: 3, height: 1), style: Style())
        frame.clearCoveredPictures()
        #expect(frame.pieces.isEmpty && frame.shownPictures.isEmpty)
    }

    @Test func `none sticks out, and none is taken for a letter`() {
        let order = PictureSample.order(.kitty)
        var frame = Frame(size: Size(width: 4, height: 1))
        frame.place(order, row: 0, x: 2, y: 0, limit: 2)
        #expect(frame.pieces.isEmpty)
        frame.place(order, row: 0, x: 1, y: 0, limit: 3)
        #expect(frame.pieces.count == 1)
        #expect(frame[1, 0]?.text == "\u{A0}" && frame[1, 0]?.glyph.isASCII == false)
        #expect(GlyphCode(picture: 256, row: 0, column: 0) == nil && GlyphCode("A").piece == nil)
        #expect(GlyphCode("e\u{301}").piece == nil)
        let corner = GlyphCode(picture: 255, row: 255, column: 1023)?.piece
        #expect(corner?.picture == 255 && corner?.row == 255 && corner?.column == 1023)
    }

    @Test func `the whole screen shows them, but in ASCII, below a panel and where they are off`() {
        var state = SampleScreens.conversation
        state.conversation.rows = SampleScreens.pictureRows
        var view = ScreenView(keymap: .standard)
        func shown() -> Int { view.draw(state, size: Size(width: 120, height: 40)).pieces.count }
        #expect(shown() == 0)
        state.pictures = Self.canvas
        #expect(shown() == 4)
        state.preferences.usesASCII = true
        #expect(shown() == 0)
        state.preferences.usesASCII = false
        state.overlay = SampleScreens.all.lazy.compactMap(\.state.overlay).first
        let covered = view.draw(state, size: Size(width: 120, height: 40))
        let whole = covered.pieces
        for y in 0..<40 {
            for x in 0..<120 where covered[x, y]?.glyph.piece != nil {
                #expect(whole.contains { $0.y == y && ($0.x..<$0.x + $0.order.columns).contains(x) })
            }
        }
        state.overlay = nil
        #expect(shown() == 4)
        state.pictures = nil
        #expect(shown() == 0)
    }
}
