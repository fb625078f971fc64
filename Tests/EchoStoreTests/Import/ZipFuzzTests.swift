import EchoTestKit
import EchoZip
import Foundation
import Testing

@Suite struct `Whatever is in a zip file` {
    private let folder = StoreFolder()

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `it is read or refused, and stays small`(seed: UInt64) throws {
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        let url = URL(filePath: "\(folder.path)/a.zip")
        var random = SplitMix(state: seed)
        var (read, refused) = (0, 0)
        for _ in 0..<2_000 {
            try Data(ZipProperties.corpus.damaged(1...3, using: &random)).write(to: url)
            do {
                let handle = try FileHandle(forReadingFrom: url)
                defer { try? handle.close() }
                #expect(try ZipProperties.size(of: .file(handle)) <= 4 << 20)
                read += 1
            } catch is ZipError {
                refused += 1
            }
        }
        // Where all are refused, or none, nothing was tried.
        #expect(read > 0)
        #expect(refused > 100)
    }
}
