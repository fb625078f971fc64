import Foundation
import Immersion

/// Asks lt-proc, and keeps what it says for machines without it.
actor RecordingMorphology: MorphologyProtocol {
    private var words: [String: String] = [:]
    private var made: [String: String] = [:]

    func readings(of asked: [String]) throws -> [[WordReading]] {
        for (word, raw) in zip(asked, try InstalledMorphology().raw(readingsOf: asked)) where !raw.isEmpty {
            words[word] = raw
        }
        return try InstalledMorphology().readings(of: asked)
    }

    func forms(of wanted: [WantedForm]) throws -> [String?] {
        let forms = try InstalledMorphology().forms(of: wanted)
        for (form, word) in zip(wanted, forms) {
            made[form.apertium] = word
        }
        return forms
    }

    func write() throws {
        try Fixture.write(words, to: "spanish-readings.tsv")
        try Fixture.write(made, to: "spanish-forms.tsv")
    }
}
