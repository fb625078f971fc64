import EchoTestKit
import Foundation

@testable import LocalBackend

/// A form with something done to it.
enum FormDamage {
    static let corpus = Corpus("form")

    static func isSame(_ random: inout SplitMix) -> Bool {
        let bytes = corpus.damaged(1...8, using: &random)
        return isSame(bytes, cut: Int.random(in: 0...bytes.count, using: &random))
    }

    /// Whether a form gives the same parts, or is refused, whole and in two pieces.
    static func isSame(_ bytes: [UInt8], cut: Int) -> Bool {
        parts([bytes]) == parts([Array(bytes[..<cut]), Array(bytes[cut...])])
    }

    private static func parts(_ pieces: [[UInt8]]) -> [MultipartPart]? {
        do {
            var parser = try MultipartParser(contentType: "multipart/form-data; boundary=b")
            for piece in pieces { try parser.feed(Data(piece)) }
            return try parser.finish()
        } catch {
            return nil
        }
    }
}
