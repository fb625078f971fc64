/// Why a file with cards cannot be read or written.
public enum CardFileError: Error, Hashable, Sendable {
    case missing
    case unreadable
    case exists
    case unwritable
    /// Neither text nor a package of Anki's, by its name.
    case unknownKind
    case tooLarge
    /// Lines count from 1.
    case damagedLine(Int)
    case damaged
    /// Text in another encoding than UTF-8, which cannot be told from a third.
    case otherEncoding
    /// Written for newer programs only.
    case newerFormat
    /// It is packed in a way that takes a library which is not installed.
    case noZstandard

    /// What happened, and what to do.
    public var text: String {
        switch self {
        case .missing: "There is no such file."
        case .unreadable: "The file cannot be read."
        case .exists: "The file already exists. Choose another name."
        case .unwritable: "The file cannot be written. Check the folder and the space on the disk."
        case .unknownKind: "Files of cards end in .txt, .tsv or .apkg."
        case .tooLarge: "The file is too large."
        case .damagedLine(let line): "Line \(line) is not a card: it needs a word, a tab and a translation."
        case .damaged: "The file is damaged or not an Anki package."
        case .otherEncoding: "The file is not UTF-8 text. Save it as UTF-8 and import it again."
        case .noZstandard:
            "This package needs libzstd: sudo apt install libzstd1, or export it with “Support older Anki versions”."
        case .newerFormat:
            "This package is for newer versions of Anki only. Export it again with “Support older Anki versions”."
        }
    }
}
