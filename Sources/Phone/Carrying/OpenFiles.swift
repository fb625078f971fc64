import Foundation

/// How many files and connections this program may have open at once.
package enum OpenFiles {
    /// A connection of the line, one to the assistant's server, a client that watches, and what is recorded.
    private static let ofCall = 4
    private static let ofProgram = 256

    /// Has the system allow as many as the calls take.
    ///
    /// - Returns: how many calls there is room for, where that is fewer; nil for all of them.
    package static func makeRoom(forCalls calls: Int) -> Int? {
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return nil }
        let (wanted, room) = room(
            forCalls: calls, now: Int(clamping: limit.rlim_cur), most: Int(clamping: limit.rlim_max))
        limit.rlim_cur = rlim_t(wanted)
        _ = setrlimit(resource, &limit)
        return room
    }

    /// - Parameters:
    ///   - now: what is allowed.
    ///   - most: what the system would allow.
    static func room(forCalls calls: Int, now: Int, most: Int) -> (wanted: Int, room: Int?) {
        let needed = ofProgram + ofCall * calls
        let wanted = max(now, min(needed, most))
        return (wanted, wanted < needed ? max(1, (wanted - ofProgram) / ofCall) : nil)
    }

    package static func warning(_ calls: Int, room: Int) -> String {
        """
        calls_at_once is \(calls), and this machine lets the program open files for \(room) calls: raise its limit \
        (LimitNOFILE= in the unit, or ulimit -n).
        """
    }
}
