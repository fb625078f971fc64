import Foundation
import Immersion

/// Asks lt-proc, and keeps what it says for machines without it.
actor RecordingMorphology: MorphologyProtocol {
    private let installed: InstalledMorphology
    private var words: [String: String] = [:]
    private var made: [String: String] = [:]

    init(_ installed: InstalledMorphology = InstalledMorphology()) { self.installed = installed }

    func readings(of asked: [String]) throws -> [[WordReading]] {
        for (word, raw) in zip(asked, try installed.raw(readingsOf: asked)) where !raw.isEmpty {
            words[word] = raw
        }
        return try installed.readings(of: asked)
    }

    func forms(of wanted: [WantedForm]) throws -> [String?] {
        let forms = try installed.forms(of: wanted)
        for (form, word) in zip(wanted, forms) {
            made[form.apertium] = word
        }
        return forms
    }

    func write(as language: String) throws {
        try Fixture.write(words, to: "\(language)-readings.tsv")
        try Fixture.write(made, to: "\(language)-forms.tsv")
    }
}
