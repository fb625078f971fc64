/// Why an Anki package cannot be read or written.
public enum AnkiPackageError: Error, Hashable {
    /// More than 512 MB, or so many files that no deck has them.
    case tooLarge
    case notAPackage
    case damaged
    /// Written for newer programs only: export it again with “Support older Anki versions”.
    case newerFormat
    /// It is packed by Zstandard, and libzstd is not installed.
    case noZstandard
    /// The names of these sounds are no plain file names.
    case soundName(String)
    case cannotWrite
}
