import House
import HouseSentences
import Testing

@Suite struct `Sentences are understood as the table says` {
    private static let table = SentenceTable("sentences.tsv")
    private static let other = SentenceTable("other-house.tsv")

    private func understood(_ row: SentenceTable.Row, _ sentence: String) -> String {
        let context = SentenceFlat.context(room: row.room, mentioned: row.mentioned)
        return SentenceNotation.text(SentenceFlat.skill.understand(sentence, in: context))
    }

    @Test func `each exactly`() {
        #expect(Self.table.rows.count >= 400)
        #expect(Self.table.rows.count { $0.isSpoken } >= 60)
        #expect(Self.table.broken.isEmpty)
        let wrong = Self.table.rows.filter { understood($0, $0.sentence) != $0.plan }
        #expect(wrong.isEmpty, "\(wrong.map { "\($0.sentence): \(understood($0, $0.sentence))" })")
    }

    @Test func `without capitals and signs, as a recogniser writes, orders mean the same`() {
        let rows = Self.table.rows.filter { row in
            // Without its comma a sentence may be another one, and figures have signs of their own.
            row.sentence.allSatisfy { $0.isLetter || " .!'".contains($0) } && !row.sentence.contains("I say")
        }
        #expect(rows.count > 200)
        for row in rows {
            let bare = row.sentence.lowercased().filter { $0 != "." && $0 != "!" }
            #expect(understood(row, bare) == understood(row, row.sentence), "\(bare)")
        }
    }

    @Test func `in a house of other names too`() {
        #expect(Self.other.rows.count >= 60)
        #expect(Self.other.broken.isEmpty)
        for row in Self.other.rows {
            let understanding = OtherHouse.skill.understand(row.sentence, in: OtherHouse.context(room: row.room))
            #expect(SentenceNotation.text(understanding) == row.plan, "\(row.sentence)")
        }
    }
}
