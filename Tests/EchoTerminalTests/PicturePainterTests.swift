import EchoScreen
import Foundation
import Testing

@testable import EchoTerminal

/// Byte for byte what a terminal is sent: "E" for an escape, "S" for the style of a cell, "@" for kitty's cell of a picture.
@Suite struct `Pictures on the terminal` {
    private func words(_ painter: inout PicturePainter, _ frame: Frame) -> String {
        let words = painter.words(for: frame) { _ in "S" }
        var scalars = String.UnicodeScalarView()
        // By scalars: with its marks, a character is another one.
        for scalar in words.unicodeScalars {
            scalars.append(scalar == "\u{1B}" ? "E" : scalar == "\u{10EEEE}" ? "@" : scalar)
        }
        return String(scalars)
    }

    private func makeSUT(_ order: PictureOrder) -> PicturePainter {
        var painter = PicturePainter()
        painter.keep(PictureSample.picture(order))
        return painter
    }

    @Test func `kitty is given a picture once, and then characters that stand for its cells`() {
        let order = PictureSample.order(.kitty)
        var painter = makeSUT(order)
        let first = words(&painter, PictureSample.frame([(1, 0), (2, 1)], of: order))
        #expect(
            first.unicodeScalars.elementsEqual(
                ("E7E_Ga=t,f=100,i=15466497,q=2,m=0;cm93MA==E\\E_Ga=p,U=1,i=15466497,c=3,r=2,q=2E\\"
                    + "E[2;3HSE[38;2;236;0;1m@\u{305}\u{305}@@E[3;3HSE[38;2;236;0;1m@\u{30D}\u{305}@@E[0mE8")
                    .unicodeScalars))

        #expect(words(&painter, PictureSample.frame([(1, 0), (2, 1)], of: order)).isEmpty)
        let scrolled = words(&painter, PictureSample.frame([(1, 1)], of: order))
        #expect(
            scrolled.unicodeScalars.elementsEqual(
                "E7E[2;3HSE[38;2;236;0;1m@\u{30D}\u{305}@@E[0mE8".unicodeScalars))
        #expect(painter.leave() == "\u{1B}_Ga=d,d=I,i=15466497,q=2\u{1B}\\")
        #expect(painter.leave().isEmpty)
    }

    @Test func `iTerm2 is given each row where it stands`() {
        let order = PictureSample.order(.iTerm2)
        var painter = makeSUT(order)
        let head = "E]1337;File=inline=1;size=4;width=3;height=1;preserveAspectRatio=0;doNotMoveCursor=1:"
        #expect(
            words(&painter, PictureSample.frame([(1, 0), (2, 1)], of: order))
                == "E7E[2;3H\(head)cm93MA==\u{7}E[3;3H\(head)cm93MQ==\u{7}E[0mE8")
        #expect(
            words(&painter, PictureSample.frame([(1, 1)], of: order)) == "E7E[2;3H\(head)cm93MQ==\u{7}E[0mE8")
        #expect(painter.leave().isEmpty)
    }

    @Test func `sixels are given a row each, on nothing that stood there before`() {
        let order = PictureSample.order(.sixel)
        var painter = makeSUT(order)
        #expect(
            words(&painter, PictureSample.frame([(1, 0), (2, 1)], of: order))
                == "E7E[2;3HEP0;1;0qrow0E\\E[3;3HEP0;1;0qrow1E\\E[0mE8")
        #expect(
            words(&painter, PictureSample.frame([(1, 1)], of: order))
                == "E7E[2;3HS   E[2;3HEP0;1;0qrow1E\\E[0mE8")
    }

    @Test(arguments: PictureCanvas.Form.allCases)
    func `nothing is written of one that is not at hand, but where another stood`(form: PictureCanvas.Form) {
        let (order, other) = (PictureSample.order(form), PictureSample.order(form, message: "n"))
        var painter = makeSUT(order)
        #expect(!painter.has(other))
        #expect(words(&painter, PictureSample.frame([(1, 0)], of: other)).isEmpty)
        _ = words(&painter, PictureSample.frame([(1, 0)], of: order))
        #expect(words(&painter, PictureSample.frame([(1, 0)], of: other)) == "E7E[2;3HS   E[0mE8")
        #expect(words(&painter, PictureSample.frame([], of: other)).isEmpty)
    }

    @Test func `all is written again after the screen was`() {
        let order = PictureSample.order(.sixel)
        var painter = makeSUT(order)
        let frame = PictureSample.frame([(1, 0)], of: order)
        #expect(!words(&painter, frame).isEmpty)
        painter.forget()
        #expect(words(&painter, frame).contains("EP0;1;0qrow0E\\"))
    }

    @Test(arguments: [(30, true), (300, false)])
    func `a row is written again where ncurses may have gone over it, and not for what changes beside it`(
        width: Int, isWritten: Bool
    ) {
        let order = PictureSample.order(.iTerm2, width: width, height: 20)
        var painter = makeSUT(order)
        var frame = PictureSample.frame([(1, 0)], of: order, width: 60)
        _ = words(&painter, frame)
        frame.write("x", x: 50, y: 1, style: Style())
        #expect(words(&painter, frame).isEmpty != isWritten)
        frame.lay(.selection, under: Rect(x: 0, y: 1, width: 60, height: 1))
        #expect(!words(&painter, frame).isEmpty)
    }

    @Test func `a long one goes in pieces, a frame between them`() throws {
        let order = PictureSample.order(.kitty)
        let bytes = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 * 31) })
        var painter = PicturePainter()
        painter.keep(try #require(RenderedPicture(order, pieces: [bytes])))
        let frame = PictureSample.frame([(1, 0)], of: order)
        var (text, frames) = ("", 0)
        repeat {
            let words = words(&painter, frame)
            #expect(words.utf8.count < PicturePainter.mostBytes + 5_000)
            text += words
            frames += 1
        } while painter.isUnfinished && frames < 20
        #expect(frames > 3 && frames < 20)
        let sent = text.matches(of: /E_G[^;E]*;([A-Za-z0-9+\/=]*)E\\/).map { String($0.1) }
        #expect(sent.allSatisfy { $0.utf8.count <= KittyImages.longestPiece })
        #expect(sent.joined() == bytes.base64EncodedString())
        #expect(text.contains("@"))
    }

    @Test func `those not seen lately are let go, and kitty is told`() throws {
        var painter = PicturePainter()
        for number in 0...PictureGallery.mostPictures {
            let order = PictureSample.order(.kitty, message: "m\(number)")
            painter.keep(PictureSample.picture(order))
            _ = words(&painter, PictureSample.frame([(1, 0)], of: order))
        }
        #expect(!painter.has(PictureSample.order(.kitty, message: "m0")))
        #expect(painter.has(PictureSample.order(.kitty, message: "m1")))
        let order = PictureSample.order(.kitty, message: "m1")
        #expect(words(&painter, PictureSample.frame([(2, 0)], of: order)).contains("a=p") == false)
    }

    @Test func `only so many bytes are held, but all that is in sight`() throws {
        var gallery = PictureGallery()
        let orders = (0..<3).map { PictureSample.order(.kitty, message: "m\($0)") }
        var gone: [PictureOrder] = []
        for order in orders {
            let picture = try #require(RenderedPicture(order, pieces: [Data(count: PictureGallery.mostBytes / 2)]))
            gone += gallery.keep(picture, seen: [orders[0]])
        }
        #expect(gone == [orders[1]])
        #expect(gallery[orders[0]] != nil && gallery[orders[2]] != nil)
    }
}
