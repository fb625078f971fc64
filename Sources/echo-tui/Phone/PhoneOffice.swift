import EchoApp
import EchoStore
import EchoText
import Foundation
import PhoneBridge

/// What every way of carrying calls prints and keeps.
enum PhoneOffice {
    /// - Parameters:
    ///   - history: where calls are remembered as conversations; nil for nowhere.
    ///   - uploads: copies recordings; nil where none are.
    static func desk(
        _ host: CallHost, _ policy: CallPolicy, keeping: CallKeeping = .inMemory, history: CallHistory? = nil,
        uploads: RecordingUploads? = nil
    ) async -> CallDesk {
        var host = host
        host.recorder = history?.recorder
        if let uploads { host.recorder = host.recorder.map { UploadedCallRecorder($0, uploads) } }
        return CallDesk(
            host: host, gate: await gate(policy, history?.archive, keeping: keeping), store: keeping.store,
            vault: uploads?.vault ?? history?.archive.vault,
            mail: keeping.mail, instance: keeping.instance
        ) { warn(sentence($0)) }
    }

    /// With what calls used of the day before.
    static func gate(
        _ policy: CallPolicy, _ archive: CallArchive?, keeping: CallKeeping = .inMemory
    ) async -> CallGate {
        let gate = CallGate(policy)
        let now = Date()
        let usage = await DayUsage(archive: archive, keeping: keeping).read(at: now)
        // Of a database that is away right now, at least what is known here.
        if let usage { gate.count(all: usage) } else if let archive { gate.count(all: await archive.usage(at: now)) }
        return gate
    }

    /// - Parameter isOff: said on the command line.
    static func history(_ assistant: PhoneAssistant, isOff: Bool) -> CallHistory? {
        guard !isOff, assistant.savesConversations else { return nil }
        let (paths, keys) = (Paths.ofThisProcess, ProgramKeys.ofThisProcess)
        // Conversations that were cut are told by the screen, which can go on with them.
        let archive = CallArchive(
            ConversationStore(of: paths, looksForCut: .calls, keys: keys), folder: paths.conversationDirectory.path,
            keys: keys.storage)
        return CallHistory(archive, settings: assistant.settings, country: assistant.phone.country)
    }

    /// Prints what happens in calls, and remembers it, until there is no more.
    ///
    /// - Parameter finish: runs when there is no more, as long as what is remembered can be read.
    static func follow(
        _ desk: CallDesk, _ history: CallHistory?, keeping: CallKeeping = .inMemory,
        finish: @Sendable () async -> Void = {}
    ) async {
        let usage = DayUsage(archive: history?.archive, keeping: keeping)
        let counting = Task { await usage.follow(desk.gate) }
        defer { counting.cancel() }
        async let printed: Void = report(desk.switchboard.news)
        await history?.follow(desk, finish: finish)
        await printed
    }

    /// What the settings say, and the command line besides. What cannot be used is told.
    static func policy(_ phone: PhonePreferences, allowing numbers: [String]) -> CallPolicy {
        let (policy, problems) = CallPolicy.reading(phone, allowing: numbers)
        for problem in problems { warn(problem) }
        return policy
    }

    /// A number as people write it; names and addresses of SIP stay as they are.
    static func formatted(_ number: String, country: String?) -> String {
        number.contains(where: \.isLetter) ? number : TypedNumber(number, country: country).text
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
        case .lost(let count):
            "E008 The database did not come back. Not in it: \(NumberWording.counted(count, "entry", "entries")) of calls."
        case .refused: "E008 The database refused an entry of a call."
        }
    }
}
