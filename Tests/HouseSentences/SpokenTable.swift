import EchoAudio
import House
import LocalBackend

/// The table's sentences as they are heard: spoken by Flite, and written down by the offline recogniser, which expects the
/// phrases of the flat.
public struct SpokenTable: Sendable {
    public struct Score: Sendable {
        public var count = 0
        public var right = 0
        /// What was said, and heard instead.
        public var wrong: [String] = []
    }

    private let recognizer = PocketSphinxRecognizer(decoders: 1)
    private let vocabulary: [String]
    /// The published names of Flite's four speakers: slt, rms, awb and kal16.
    public static let voices = ["marin", "cedar", "ash", "echo"]

    /// - Parameter house: whose phrases are expected, as an assistant is told them.
    public init(of house: HouseVocabulary = SentenceFlat.skill.vocabulary) {
        vocabulary = Set(house.phrases(limit: 1500) + house.speech()).sorted()
    }

    /// How many of the sentences mean what they should, once heard.
    ///
    /// - Parameter most: sentences, spread over the table.
    public func score(most: Int, voice: String = "marin") async throws -> Score {
        var score = Score()
        for row in Self.rows(most) {
            let heard = try await heard(row.sentence, voice: voice)
            let context = SentenceFlat.context(room: row.room, mentioned: row.mentioned)
            score.count += 1
            if SentenceNotation.text(SentenceFlat.skill.understand(heard, in: context)) == row.plan {
                score.right += 1
            } else {
                score.wrong.append("\(row.sentence) → \(heard[0])")
            }
        }
        return score
    }

    /// The readings, the likeliest first.
    public func heard(_ sentence: String, voice: String = "marin") async throws -> [String] {
        let sound = try await FliteSynthesizer().speak(sentence, voice: voice, speed: 1)
        let words = try await recognizer.transcribe(sound, vocabulary: vocabulary)
        return [words.text] + words.alternatives
    }

    /// Those that were written as a recogniser writes, each once.
    private static func rows(_ most: Int) -> [SentenceTable.Row] {
        var seen: Set<String> = []
        let all = SentenceTable("sentences.tsv").rows.filter { row in
            row.isSpoken && row.sentence.allSatisfy { $0.isASCII && ($0.isLetter || " '".contains($0)) }
                && seen.insert(row.sentence).inserted
        }
        let step = max(1, all.count / max(1, most))
        return stride(from: 0, to: all.count, by: step).prefix(most).map { all[$0] }
    }
}
