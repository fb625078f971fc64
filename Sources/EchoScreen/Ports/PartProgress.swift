/// How far the getting of a part is.
public enum PartProgress: Sendable, Hashable {
    case loaded(bytes: Int, of: Int)
    case ready
}

/// Why a part was not got, or not removed.
public enum PartError: Error, Sendable, Hashable {
    /// The programs that get parts are not installed with this one.
    case noPrograms
    case noPython
    /// In a sentence.
    case failed(reason: String)
    /// What was loaded is kept.
    case stopped
}

extension PartError: CustomStringConvertible {
    /// A sentence for people.
    public var description: String {
        switch self {
        case .noPrograms:
            "The programs that get and run parts are missing. Reinstall echo-tui with make install, or from its package."
        case .noPython: "Parts need Python 3.11 or newer. Install it first: sudo apt install python3"
        case .failed(let reason): reason
        case .stopped: "Stopped. What was downloaded is kept; get it again to resume."
        }
    }
}
