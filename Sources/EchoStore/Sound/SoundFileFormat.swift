import EchoAudio

/// A file that sound is exported to, by its ending.
public enum SoundFileFormat: String, Sendable, Hashable, CaseIterable {
    case wav, flac, opus

    /// - Returns: nil for a name whose ending says something else.
    public init?(of path: String) {
        guard let ending = path.split(separator: ".").last, let format = Self(rawValue: ending.lowercased()) else {
            return nil
        }
        self = format
    }

    /// Begins a new file that only its owner can read.
    func file(_ path: String, _ shape: SoundShape) throws(SealedFileError) -> any SoundFileProtocol {
        switch self {
        case .wav: try WAVSoundFile(path, shape)
        case .flac: try FLACSoundFile(path, shape)
        case .opus: try OpusSoundFile(path, shape)
        }
    }
}
