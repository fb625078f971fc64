import EchoApp
import Foundation
import PhoneBridge

/// What every way of carrying calls prints and keeps.
enum PhoneOffice {
    static func desk(_ host: CallHost, _ policy: CallPolicy, keeping: CallKeeping = .inMemory) -> CallDesk {
        CallDesk(host: host, gate: CallGate(policy), store: keeping.store, instance: keeping.instance) {
            warn(sentence($0))
        }
    }

    /// What the settings say, and the command line besides. What cannot be used is told.
    static func policy(_ phone: PhonePreferences, allowing numbers: [String]) -> CallPolicy {
        let (policy, problems) = CallPolicy.reading(phone, allowing: numbers)
        for problem in problems { warn(problem) }
        return policy
    }

    static func warn(_ sentence: String) { FileHandle.standardError.write(Data("echo-tui: \(sentence)\n".utf8)) }

    /// Prints what happens in calls, until there is no more.
    static func report(_ news: AsyncStream<SwitchboardNews>) async {
        var lines = CallLines()
        for await item in news {
            guard let line = lines.line(item, at: Date()) else { continue }
            _ = PlainOutput.write(Array("\(line)\n".utf8), to: STDOUT_FILENO)
        }
    }

    static func sentence(_ notice: CallJournalNotice) -> String {
        switch notice {
        case .away: "E008 The database cannot be reached. Calls go on; what happens in them is kept when it is back."
        case .back(dropped: 0): "The database is back; nothing is missing."
        case .back(let dropped): "The database is back; \(dropped) events found no room meanwhile."
        case .refused: "E008 The database refused an entry of a call."
        }
    }
}
