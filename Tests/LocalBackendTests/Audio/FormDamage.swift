import EchoTestKit
import Foundation

@testable import LocalBackend

/// A form with something done to it.
enum FormDamage {
    private static let form = Array(
        ("--b\r\nContent-Disposition: form-data; name=\"model\"\r\n\r\nwhisper-1\r\n"
            + "--b\r\ncontent-disposition: form-data; name=file; filename=\"a.wav\"\r\n\r\nRI\r\n--b zz\r\nFF\r\n--b--")
            .utf8)

    /// Whether it gives the same parts, or the same refusal, whole and in two pieces.
    static func isSame(_ random: inout SplitMix) -> Bool {
        var bytes = form
        for _ in 0..<Int.random(in: 1...8, using: &random) { bytes.mutate(using: &random) }
        let cut = Int.random(in: 0...bytes.count, using: &random)
        return parts([bytes]) == parts([Array(bytes[..<cut]), Array(bytes[cut...])])
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
