import Foundation

/// Where the recogniser's English model lies.
public struct PocketSphinxModel: Sendable, Hashable {
    /// Directory of the acoustic model.
    public var acoustic: String
    public var dictionary: String
    public var language: String

    /// - Parameter directory: as Debian's pocketsphinx-en-us lays it out.
    public init(directory: String = "/usr/share/pocketsphinx/model/en-us") {
        acoustic = directory + "/en-us"
        dictionary = directory + "/cmudict-en-us.dict"
        language = directory + "/en-us.lm.bin"
    }

    /// The first part that is not there, nil when all are.
    public var missingPart: String? {
        [acoustic + "/mdef", dictionary, language].first { !FileManager.default.isReadableFile(atPath: $0) }
    }
}
