import Testing

/// The long search: 100,000 sentences, of which the tests of every day try some thousand.
@Suite struct `Whatever is said, 100,000 times` {
    private static let parts = 20
    private static let rooms = 3000
    private static let openings = 1900
    private static let undone = 100

    @Test(arguments: 0..<parts)
    func `only what was named changes, nothing opens without a yes, and one undo takes it back`(part: Int) {
        var fuzz = SentenceFuzz(seed: 20_261_130 + UInt64(part))
        var tried = 0
        func look(_ times: Int, _ check: (inout SentenceFuzz) -> SpokenInvariant.Finding) {
            for _ in 0..<times {
                let finding = check(&fuzz)
                if finding.isTried { tried += 1 }
                if let problem = finding.problem { Issue.record("\(problem)") }
            }
        }

        look(Self.rooms, SpokenInvariant.staysInRoom)
        look(Self.openings, SpokenInvariant.opensByYes)
        look(Self.undone, SpokenInvariant.isTakenBack)

        #expect(tried > 1000)
    }
}
