import EchoTestKit
import Foundation
import Testing

@testable import LocalBackend

/// The long search; FormCorpusTests and MultipartParserTests have the short ones.
@Suite struct `Whatever is uploaded, for a long time` {
    @Test func `a form is taken apart the same however it is cut, or refused`() {
        let search = LongSearch(seed: 1).run { random in FormDamage.isSame(&random) }

        #expect(search.finding == nil)
        #expect(search.attempts > 100)
    }
}
