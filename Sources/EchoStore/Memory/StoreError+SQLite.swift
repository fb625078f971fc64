import EchoScreen
import GRDB

extension StoreError {
    /// Nobody has brought one yet, or there is none.
    static let keyMissing = StoreError.noKey(
        reason: "The key to the saved conversations is missing. echo-tui key says where it should be.")

    /// - Parameter path: the database, or its folder.
    init(_ error: any Error, path: String) {
        switch error {
        case let error as StoreError: self = error
        case is CancellationError: self = .cancelled
        case let error as DatabaseError: self = Self.database(error, path: path)
        default: self = .other(code: 0, reason: String(describing: type(of: error)))
        }
    }

    /// Neither the statement nor its arguments get into it: they hold what was said.
    private static func database(_ error: DatabaseError, path: String) -> StoreError {
        if error.extendedResultCode == .SQLITE_AUTH_USER { return .keyMissing }
        if error.isAboutSpace { return .diskFull }
        return switch error.resultCode {
        case .SQLITE_FULL: .diskFull
        case .SQLITE_READONLY, .SQLITE_CANTOPEN: .readOnly(path: path)
        case .SQLITE_PERM, .SQLITE_AUTH: .permissionDenied(path: path)
        case .SQLITE_BUSY, .SQLITE_LOCKED: .locked
        case .SQLITE_CORRUPT, .SQLITE_NOTADB: .damaged(path: path)
        case .SQLITE_INTERRUPT, .SQLITE_ABORT: .cancelled
        default:
            .other(code: Int(error.extendedResultCode.rawValue), reason: "\(error.resultCode)")
        }
    }

    /// The file or its folder cannot be written, or has no room; perhaps it can be read.
    var isAboutWriting: Bool {
        switch self {
        case .readOnly, .permissionDenied, .diskFull: true
        default: false
        }
    }

    /// Whether the same may succeed another time: it is not what was written that is wrong.
    var isTemporary: Bool {
        switch self {
        case .notFound, .messageNotFound, .nameTaken, .closed, .cancelled, .newer: false
        case .other(let code, _): [10, 7].contains(code & 0xFF)  // SQLITE_IOERR, SQLITE_NOMEM
        default: true
        }
    }
}

extension DatabaseError {
    /// A full disk where SQLite wants to make a file longer that it shares with other programs, or write into one.
    fileprivate var isAboutSpace: Bool {
        [.SQLITE_IOERR_SHMSIZE, .SQLITE_IOERR_WRITE, .SQLITE_IOERR_TRUNCATE, .SQLITE_IOERR_SHMOPEN]
            .contains(extendedResultCode)
    }
}
