/// Where vi's way of writing stands: which mode, the keys of a command that is not whole yet, and what to do again.
struct ViKeys: Sendable, Hashable {
    /// A change that can be made again: its keys and what was typed then.
    struct Change: Sendable, Hashable {
        var keys = ""
        var typed = ""
    }

    /// Letters command; else they are typed.
    private(set) var isNormal = false
    private(set) var pending = ""
    private(set) var change = Change()
    /// What is typed now belongs to the change.
    private var isRecording = false

    /// A new text begins by typing.
    mutating func begin() {
        (isNormal, pending, isRecording) = (false, "", false)
    }

    /// One more key; the command once it is whole.
    mutating func take(_ key: Character) -> ViCommand? {
        pending.append(key)
        switch ViCommand.reading(pending) {
        case .unfinished: return nil
        case .unknown: pending = ""
        case .command(let command):
            pending = ""
            return command
        }
        return nil
    }

    /// Forgets the keys of an unfinished command; false when there were none.
    mutating func dropPending() -> Bool {
        defer { pending = "" }
        return !pending.isEmpty
    }

    mutating func remember(_ keys: String) { change = Change(keys: keys) }

    mutating func startTyping() { (isNormal, isRecording) = (false, true) }
    mutating func stopTyping() { (isNormal, isRecording) = (true, false) }

    mutating func note(inserted text: String) {
        if isRecording, !isNormal { change.typed += text }
    }

    mutating func noteErased() {
        if isRecording, !isNormal, !change.typed.isEmpty { change.typed.removeLast() }
    }
}
