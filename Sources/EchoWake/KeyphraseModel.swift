import Foundation

/// Where the recogniser's English model lies: how words sound, and what they are made of.
public struct KeyphraseModel: Sendable, Hashable {
    /// Directory of the acoustic model.
    public var acoustic: String
    public var dictionary: String

    /// - Parameter directory: as Debian's pocketsphinx-en-us lays it out.
    public init(directory: String = "/usr/share/pocketsphinx/model/en-us") {
        acoustic = directory + "/en-us"
        dictionary = directory + "/cmudict-en-us.dict"
    }

    /// The first part that is not there, nil when all are.
    public var missingPart: String? {
        [acoustic + "/mdef", dictionary].first { !FileManager.default.isReadableFile(atPath: $0) }
    }
}
