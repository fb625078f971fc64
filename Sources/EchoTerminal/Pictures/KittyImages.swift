import EchoScreen
import Foundation

/// The pictures that a terminal with kitty's graphics protocol was given, by their numbers; what is long goes in pieces, so
/// that frames go between them.
struct KittyImages {
    private struct Sending {
        let order: PictureOrder
        let number: Int
        let text: [UInt8]
        var sent = 0
        var isOver: Bool { sent == text.count }
    }

    /// Bytes of base64 in one command, as the protocol wants it.
    static let longestPiece = 4096
    /// They have to fit into a colour. Whoever drew here before began with 1.
    private static let firstNumber = 0xEC_0001
    private static let count = 0xFFFF

    private var numbers: [PictureOrder: Int] = [:]
    private var sending: Sending?
    private var given = 0

    /// A picture has begun to be sent.
    var isSending: Bool { sending != nil }

    /// The number of a picture that the terminal has.
    func number(of order: PictureOrder) -> Int? { numbers[order] }

    /// Goes on with what has begun, then with `picture`.
    ///
    /// - Parameter most: bytes, more or less.
    mutating func send(_ picture: RenderedPicture?, most: Int) -> String {
        var words = ""
        while words.utf8.count < most {
            if sending == nil, let picture, numbers[picture.order] == nil { begin(picture) }
            guard sending != nil else { break }
            words += next()
        }
        return words
    }

    /// The terminal may forget it.
    mutating func remove(_ order: PictureOrder) -> String {
        if sending?.order == order {
            let number = sending?.number ?? 0
            sending = nil
            return Self.delete(number)
        }
        return numbers.removeValue(forKey: order).map(Self.delete) ?? ""
    }

    /// The terminal is to forget them all.
    mutating func removeAll() -> String {
        let orders = Array(numbers.keys) + (sending.map { [$0.order] } ?? [])
        return orders.sorted { (numbers[$0] ?? .max) < (numbers[$1] ?? .max) }.map { remove($0) }.joined()
    }

    private mutating func begin(_ picture: RenderedPicture) {
        let number = Self.firstNumber + given % Self.count
        given += 1
        let text = [UInt8]((picture.pieces.first ?? Data()).base64EncodedData())
        sending = Sending(order: picture.order, number: number, text: text)
    }

    private mutating func next() -> String {
        guard var now = sending else { return "" }
        let piece = now.text[now.sent..<min(now.text.count, now.sent + Self.longestPiece)]
        let head = now.sent == 0 ? "a=t,f=100,i=\(now.number)," : ""
        now.sent += piece.count
        let words = Self.command(
            "\(head)q=2,m=\(now.isOver ? 0 : 1)", String(decoding: piece, as: UTF8.self))
        guard now.isOver else {
            sending = now
            return words
        }
        sending = nil
        numbers[now.order] = now.number
        return words + Self.command("a=p,U=1,i=\(now.number),c=\(now.order.columns),r=\(now.order.rows),q=2")
    }

    private static func delete(_ number: Int) -> String { command("a=d,d=I,i=\(number),q=2") }

    private static func command(_ keys: String, _ text: String? = nil) -> String {
        "\u{1B}_G\(keys)\(text.map { ";\($0)" } ?? "")\u{1B}\\"
    }
}
