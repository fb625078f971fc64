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

    static let rows: [Row] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/sentences.tsv")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap(row)
    }()

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

    @Test("at least 95 of 100 exactly")
    func exact() {
        #expect(Self.rows.count >= 200)
        #expect(Self.rows.count { $0.isSpoken } >= 60)
        let wrong = Self.rows.filter { understood($0, $0.sentence) != $0.plan }
        let report = wrong.map {
            "\($0.room?.rawValue ?? "-")\t\($0.sentence)\t\($0.plan)\t\(understood($0, $0.sentence))"
        }
        #expect(wrong.count * 20 <= Self.rows.count, "\n\(report.joined(separator: "\n"))")
    }
}
