/// Words that must not stand in the code of some modules.
struct WordRule: Sendable {
    let words: [String]
    let reason: String
    let holds: @Sendable (String) -> Bool

    static let all = [
        WordRule(
            words: [
                "await", "async", "actor", "Task", "Thread", "DispatchQueue", "Timer", "Clock", "ContinuousClock",
                "SuspendingClock", "FileManager", "ProcessInfo", "Date()", "Date.now", ".now",
            ],
            reason: "presentation is pure: no waiting, no actor, no clock, no device"
        ) { $0 == "presentation" },
        WordRule(
            words: ["await", "actor", "Task", "Thread", "FileManager", "ProcessInfo", "Date.now", ".now"],
            reason: "the protocols, sound and text are values"
        ) { ["EchoWire", "EchoAudio", "EchoText"].contains($0) },
        WordRule(
            words: ["print(", "debugPrint(", "dump(", "NSLog(", "fputs(", "puts("],
            reason: "no library ever writes on the screen"
        ) { $0 != "echo-tui" },
        WordRule(
            words: ["FileHandle.standardOutput", "FileHandle.standardError"],
            reason: "writing to one that nobody reads any more ends the program with a crash"
        ) { _ in true },
        WordRule(
            words: ["URLSession", "FoundationNetworking"], reason: "this toolchain's URLSession has no WebSockets"
        ) { _ in true },
        WordRule(
            words: ["try!", "as!", "fatalError(", "preconditionFailure("],
            reason: "what the world can cause is an error, not a crash"
        ) { _ in true },
        WordRule(
            words: ["getenv(", "setenv(", "ProcessInfo.processInfo.environment"],
            reason: "the composition root alone reads the environment"
        ) { $0 != "echo-tui" },
        WordRule(
            words: ["allMessages"],
            reason: "what was said is told by events, in order: what is asked for may be older than they are"
        ) { ["EchoApp", "EchoScreen"].contains($0) },
        WordRule(
            words: ["localizedDescription"], reason: "words for people are written by the presenter"
        ) { _ in true },
        WordRule(
            words: ["ViewModel", "Service", "Helper", "Util", "Utils", "Manager", "Impl"],
            reason: "a name says the role in the field's words"
        ) { _ in true },
    ]

    func violations(in file: SourceFile) -> [Violation] {
        guard holds(file.layer) else { return [] }
        let suspects = words.filter { file.names.contains($0.drop { !$0.isPartOfName }.prefix { $0.isPartOfName }) }
        guard !suspects.isEmpty else { return [] }
        return file.code.enumerated().flatMap { index, line in
            suspects.filter { line.containsWord($0) }.map {
                Violation(path: file.path, line: index + 1, reason: "“\($0)”: \(reason)")
            }
        }
    }
}

extension Substring {
    /// Whether the word stands here, not as a part of a longer name.
    fileprivate func containsWord(_ word: String) -> Bool {
        ranges(of: word).contains { range in
            let isBefore = range.lowerBound > startIndex && self[index(before: range.lowerBound)].isPartOfName
            let isAfter = range.upperBound < endIndex && self[range.upperBound].isPartOfName
            let startsAName = word.first?.isPartOfName ?? false
            let endsAName = word.last?.isPartOfName ?? false
            return !(startsAName && isBefore) && !(endsAName && isAfter)
        }
    }
}

extension Character {
    fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}
