import EchoTestKit
import EchoZip
import Foundation
import Testing

/// What holds for any bytes that are taken for a zip file.
enum ZipProperties {
    static let corpus = Corpus("zip")

    /// Of all that is in it, unpacked.
    static func size(of source: ZipSource) throws -> Int {
        var size = 0
        for entry in try ZipDirectory(source).entries() {
            let inflater = try ZipInflater(entry, of: source)
            while case let piece = try inflater.next(), !piece.isEmpty { size += piece.count }
        }
        return size
    }
}

@Suite struct `Odd bytes in a zip file` {
    @Test(arguments: ZipProperties.corpus.inputs) func `are read or refused, and stay small`(input: Corpus.Input) {
        do {
            let size = try ZipProperties.size(of: .memory(input.bytes))
            #expect(size <= 4 << 20)
        } catch {
            #expect(error is ZipError)
        }
    }

    @Test func `there are inputs, and some of them are right`() {
        let sizes = ZipProperties.corpus.inputs.map { try? ZipProperties.size(of: .memory($0.bytes)) }
        #expect(sizes.contains { $0 ?? 0 > 0 })
        #expect(sizes.contains(nil))
    }
}
