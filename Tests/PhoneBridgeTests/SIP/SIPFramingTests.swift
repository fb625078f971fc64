import EchoTestKit
import Foundation
import Testing

@testable import PhoneBridge

@Suite struct `Messages of SIP on a stream` {
    private static func message(_ body: String, length: String? = nil, name: String = "Content-Length") -> String {
        "BYE sip:bob@biloxi.com SIP/2.0\r\nVia: SIP/2.0/TCP a;branch=z9hG4bK1\r\n"
            + "\(name): \(length ?? String(body.utf8.count))\r\n\r\n\(body)"
    }

    private func pieces(_ text: String, every count: Int = .max) throws -> [SIPFraming.Piece] {
        var (sut, rest) = (SIPFraming(), Array(text.utf8)[...])
        var pieces: [SIPFraming.Piece] = []
        while !rest.isEmpty {
            pieces += try sut.append(rest.prefix(count))
            rest = rest.dropFirst(count)
        }
        return pieces
    }

    private func failure(_ text: String) -> SIPFraming.Failure? {
        do {
            _ = try pieces(text)
            return nil
        } catch {
            return error as? SIPFraming.Failure
        }
    }

    @Test func `end where their length says, however the stream is split`() throws {
        let all = [Self.message("v=0\r\n\r\nx"), Self.message(""), Self.message("ü", name: "l")]
        let expected = all.map { SIPFraming.Piece.message(Array($0.utf8)) }
        let stream = all.joined()
        for count in 1...stream.utf8.count { #expect(try pieces(stream, every: count) == expected, "\(count)") }
    }

    @Test func `are told from the empty lines between them, two of which ask whether somebody is there`() throws {
        let message = SIPFraming.Piece.message(Array(Self.message("").utf8))
        #expect(try pieces("\r\n\r\n") == [.keepAlive])
        #expect(try pieces("\r\n\r\n", every: 1) == [.keepAlive])
        #expect(try pieces("\r\n" + Self.message("")) == [message])
        #expect(try pieces(Self.message("") + "\r\n\r\n" + Self.message("")) == [message, .keepAlive, message])
        #expect(try pieces(String(repeating: "\r\n", count: 10_000)).count == 1)
    }

    @Test func `may end their lines with line feeds alone`() throws {
        let text = "BYE sip:b SIP/2.0\nContent-Length: 1\n\nx"
        #expect(try pieces(text, every: 3) == [.message(Array(text.utf8))])
    }

    @Test(arguments: ["-1", "", "1 2", "0x1", "+3", "9999999999", "4\r\n 4", "4\r\nl: 5"])
    func `are given up where the length is none, or may be read in two ways`(length: String) {
        #expect(failure(Self.message("abcd", length: length)) == .length)
    }

    @Test func `are given up without a length, and where they are too large`() {
        #expect(failure("BYE sip:b SIP/2.0\r\nVia: x\r\n\r\n") == .length)
        #expect(failure(Self.message("", length: "16384")) == .tooLarge)
        #expect(failure("BYE " + String(repeating: "a", count: SIPMessage.sizeLimit)) == .tooLarge)
        #expect(failure(Self.message("abcd", length: "4\r\nContent-Length: 4")) == nil)
    }

    @Test func `cost no more the more slowly they come`() throws {
        var sut = SIPFraming()
        let text = Array((Self.message("").dropLast(2) + "X: " + String(repeating: "a", count: 16_000)).utf8)
        for byte in text { #expect(try sut.append([byte]).isEmpty) }
    }

    @Test func `are whole messages or nothing, whatever comes`() {
        var random = SplitMix(state: 5)
        for _ in 0..<2000 {
            var bytes = Array((Self.message("v=0") + "\r\n\r\n" + Self.message("")).utf8)
            for _ in 0..<Int.random(in: 1...12, using: &random) { bytes.mutate(using: &random) }
            var (sut, read) = (SIPFraming(), 0)
            for byte in bytes {
                guard let pieces = try? sut.append([byte]) else { break }
                for case .message(let message) in pieces { read += message.count }
            }
            #expect(read <= bytes.count)
        }
    }
}
