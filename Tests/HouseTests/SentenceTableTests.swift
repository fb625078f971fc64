import Foundation
import House
import Testing

@Suite("Sentences are understood as the table says")
struct SentenceTableTests {
    struct Row {
        var room: RoomID?
        var mentioned: [DeviceID]
        var isSpoken: Bool
        var sentence: String
        var plan: String
    }

    private static let lines: [Substring] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/sentences.tsv")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    }()

    static let rows = lines.compactMap(row)

    private static func row(_ line: Substring) -> Row? {
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard cells.count == 4 else { return nil }
        let place = cells[0].split(separator: " ").map(String.init)
        let mentioned = place.dropFirst().first?.dropFirst(3).split(separator: ",").map { DeviceID(String($0)) } ?? []
        return Row(
            room: place.first.flatMap { $0 == "-" ? nil : RoomID($0) }, mentioned: mentioned,
            isSpoken: cells[1] == "speech", sentence: cells[2], plan: cells[3])
    }

    private func understood(_ row: Row, _ sentence: String) -> String {
        let context = SentenceFlat.context(room: row.room, mentioned: row.mentioned)
        return SentenceNotation.text(SentenceFlat.skill.understand(sentence, in: context))
    }

    @Test("each exactly")
    func exact() {
        #expect(Self.rows.count >= 200)
        #expect(Self.rows.count { $0.isSpoken } >= 60)
        let wrong = Self.rows.filter { understood($0, $0.sentence) != $0.plan }
        #expect(wrong.isEmpty, "\(wrong.map { "\($0.sentence): \(understood($0, $0.sentence))" })")
    }

    @Test("without capitals and signs, as a recogniser writes, orders mean the same")
    func spoken() {
        let rows = Self.rows.filter { row in
            // Without its comma a sentence may be another one, and figures have signs of their own.
            row.sentence.allSatisfy { $0.isLetter || " .!'".contains($0) } && !row.sentence.contains("I say")
        }
        #expect(rows.count > 200)
        for row in rows {
            let bare = row.sentence.lowercased().filter { $0 != "." && $0 != "!" }
            #expect(understood(row, bare) == understood(row, row.sentence), "\(bare)")
        }
    }

    @Test("every line of the table has four cells")
    func lines() { #expect(Self.rows.count == Self.lines.count) }
}
