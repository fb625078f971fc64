import HouseSentences
import Testing

@Suite struct `Sentences are understood as they are heard` {
    @Test func `most of a dozen, spoken by a machine and heard by the offline recogniser, mean what they should`()
        async throws
    {
        let score = try await SpokenTable().score(most: 12)

        #expect(score.count == 12)
        #expect(score.right >= 9, "\(score.wrong)")
    }
}
