import Foundation
import Immersion

/// What lt-proc answered when the fixtures were recorded.
struct RecordedMorphology: MorphologyProtocol {
    private let words: [String: [WordReading]]
    private let made: [String: String]

    init(_ language: String = "spanish") throws {
        words = Dictionary(
            try Fixture.rows("\(language)-readings.tsv").map { row in
                (row[0], row[1].split(separator: "/").compactMap { WordReading(apertium: String($0)) })
            }
        ) { first, _ in first }
        made = Dictionary(try Fixture.rows("\(language)-forms.tsv").map { ($0[0], $0[1]) }) { first, _ in first }
    }

    func readings(of words: [String]) -> [[WordReading]] {
        words.map { self.words[$0] ?? [] }
    }

    func forms(of wanted: [WantedForm]) -> [String?] {
        wanted.map { made[$0.apertium] }
    }
}
