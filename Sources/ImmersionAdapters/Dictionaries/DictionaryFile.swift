import Foundation

/// A dictionary in dictd's format, as the distribution installs it.
struct DictionaryFile: Sendable, Hashable {
    /// "freedict-spa-eng".
    let name: String
    let folder: String

    /// Three letters each, by two.
    private static let codes = [
        "en": "eng", "es": "spa", "fr": "fra", "de": "deu", "ja": "jpn", "it": "ita", "pt": "por", "nl": "nld",
        "pl": "pol", "sv": "swe", "ru": "rus", "tr": "tur", "fi": "fin", "el": "ell", "bg": "bul",
    ]

    /// Nil for a language that none of them knows.
    init?(from source: String, to target: String, folder: String = DictionaryPlaces.folder) {
        guard let source = Self.codes[source], let target = Self.codes[target] else { return nil }
        name = "freedict-\(source)-\(target)"
        self.folder = folder
    }

    var isIntoJapanese: Bool { name.hasSuffix("-jpn") }
    var index: String { "\(folder)/\(name).index" }
    var articles: String { "\(folder)/\(name).dict.dz" }
    var isInstalled: Bool {
        [index, articles].allSatisfy { FileManager.default.isReadableFile(atPath: $0) }
    }

    /// Changes when the files do.
    var mark: String {
        [index, articles].map { path in
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
            return "\(attributes?[.size] as? Int ?? 0)@\(Int(date))"
        }.joined(separator: " ")
    }
}
