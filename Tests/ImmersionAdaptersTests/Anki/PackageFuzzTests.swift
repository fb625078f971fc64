import EchoTestKit
import Foundation
import Immersion
import Testing

@testable import ImmersionAdapters

@Suite struct `Whatever is in an Anki package` {
    private let now = Date(timeIntervalSince1970: 1_700_000_000)

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `its files are read or refused, and stay small`(seed: UInt64) throws {
        var random = SplitMix(state: seed)
        var (read, refused) = (0, 0)
        for _ in 0..<5_000 {
            let bytes = PackageProperties.corpus.damaged(1...3, using: &random)
            do throws(AnkiPackageError) {
                let package = try PackageReader(bytes)
                for name in package.names.sorted() {
                    let size = try package.file(name)?.count ?? 0
                    #expect(size < 1 << 20)
                }
                read += 1
            } catch {
                refused += 1
            }
        }
        // Where all are refused, or none, nothing was tried.
        #expect(read > 0)
        #expect(refused > 100)
    }

    @Test func `its cards are read or refused`() throws {
        let card = ReviewCard(
            language: .spanish, word: "la casa", translation: "a house", sentence: "Vivo en la casa.", met: "Café",
            memory: CardMemory(due: now))
        let whole = try AnkiCollectionFile.bytes(of: CardPack([card]), deck: "D", sounds: [], at: now)
        var random = SplitMix(state: 9)
        for _ in 0..<300 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...30, using: &random) { bytes.mutate(using: &random) }
            let pack = try? AnkiCollectionFile.pack(in: bytes, language: .spanish, at: now)
            #expect((pack?.cards ?? []).count < 1000)
        }
    }
}
