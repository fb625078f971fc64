import EchoTestKit
import Foundation
import Immersion
import Testing

@testable import ImmersionAdapters

/// What holds for any bytes that are taken for an Anki package.
enum PackageProperties {
    static let corpus = Corpus("apkg")
    static let now = Date(timeIntervalSince1970: 1_700_000_000)

    static func contents(of input: Corpus.Input) throws(AnkiPackageError) -> [ReviewCard] {
        try AnkiPackage.contents(of: Data(input.bytes), language: .spanish, at: now).cards
    }
}

@Suite struct `Odd bytes in an Anki package` {
    @Test(arguments: PackageProperties.corpus.inputs) func `are cards, or refused`(input: Corpus.Input) {
        let cards = try? PackageProperties.contents(of: input)
        #expect(cards?.count ?? 0 <= 2)
    }

    @Test func `there are inputs, and some of them are right`() {
        let cards = PackageProperties.corpus.inputs.map { try? PackageProperties.contents(of: $0) }
        #expect(cards.contains { $0?.count == 2 })
        #expect(cards.contains(nil))
    }
}
