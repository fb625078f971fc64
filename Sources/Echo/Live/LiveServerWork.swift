import EchoWire
import Foundation

/// What the delegate that the server runs waits for. Outputs belong to the session as a whole: it goes on when every call
/// has one, and is told so once.
struct LiveServerWork: Sendable, Hashable {
    /// The server takes 32 KiB of everything that waits; of one output it is given so much.
    static let mostBytes = 8_192
    /// Stands for an output that was refused as too long.
    static let tooLong = "The result is too long to be told. Say that, and ask for something narrower."
    /// Calls that are known, so that one that comes three times is run once.
    private static let mostKnown = 4_096

    /// Calls without an output.
    private(set) var open: Set<String> = []
    private(set) var isResponding = false
    private var hasOutputs = false
    private var known: Set<String> = []
    /// The output that was sent last: a refusal names none.
    private var last: String?

    /// The server's delegate has something to do, or waits for something.
    var isWorking: Bool { isResponding || hasOutputs || !open.isEmpty }

    mutating func began() { isResponding = true }

    /// - Returns: whether the call is to be run.
    mutating func called(_ id: String) -> Bool {
        if known.count >= Self.mostKnown { known = open }
        guard known.insert(id).inserted else { return false }
        open.insert(id)
        return true
    }

    /// - Returns: whether the delegate is to go on.
    mutating func ended() -> Bool {
        isResponding = false
        return goesOn()
    }

    /// What failed takes no outputs any more.
    ///
    /// - Returns: the calls that nobody waits for.
    mutating func failed() -> Set<String> {
        defer { (isResponding, hasOutputs, open) = (false, false, []) }
        return open
    }

    /// - Returns: the output as the server takes it; nil for a call that is not the server's.
    mutating func answer(_ id: String, _ output: String) -> String? {
        guard open.remove(id) != nil else { return nil }
        (hasOutputs, last) = (true, id)
        return Self.bounded(output)
    }

    /// The delegate goes on when it is not at work and everything is answered.
    mutating func goesOn() -> Bool {
        guard hasOutputs, open.isEmpty, !isResponding else { return false }
        hasOutputs = false
        return true
    }

    /// The output that was sent last was too long.
    ///
    /// - Returns: its call.
    mutating func refused() -> String? {
        defer { last = nil }
        guard last != nil else { return nil }
        hasOutputs = true
        return last
    }

    private static func bounded(_ output: String) -> String {
        guard output.utf8.count > mostBytes else { return output }
        let note = "… (cut: the result was longer)"
        var text = output.prefix(mostBytes - note.utf8.count)
        while text.utf8.count + note.utf8.count > mostBytes { text = text.dropLast(max(1, text.count / 8)) }
        return text + note
    }
}
