import EchoScreen
import EchoServing
import EchoText
import Foundation
import PhoneBridge

/// Prints and keeps calls, whichever way they are carried.
package struct PhoneOffice: Sendable {
    /// Where lines go.
    package let log: ServiceLog

    package init(_ log: ServiceLog) { self.log = log }

    /// - Parameters:
    ///   - keeping: where calls are kept.
    ///   - history: where they are remembered as conversations; nil for nowhere.
    ///   - uploads: copies recordings; nil where none are.
    func desk(
        _ host: CallHost, _ policy: CallPolicy, keeping: CallKeeping, history: CallHistory? = nil,
        uploads: RecordingUploads? = nil
    ) async -> CallDesk {
        var host = host
        host.recorder = history?.recorder
        if let archive = history?.archive { host.erase = { await archive.erase($0) } }
        if let archive = history?.archive { host.disk = { Self.diskProblem(at: archive.folder) } }
        if let uploads { host.recorder = host.recorder.map { UploadedCallRecorder($0, uploads) } }
        return CallDesk(
            host: host, gate: await Self.gate(policy, history?.archive, keeping: keeping, onLock: warn),
            store: keeping.store,
            vault: uploads?.vault ?? history?.archive.vault,
            mail: keeping.database, instance: keeping.instance,
            onNotice: { warn(Self.sentence($0)) }, onCircuit: { warn(Self.sentence($0)) })
    }

    /// With what calls used of the day before.
    ///
    /// - Parameter onLock: told that numbers are locked, which many short calls went to.
    static func gate(
        _ policy: CallPolicy, _ archive: CallArchive?, keeping: CallKeeping? = nil,
        onLock: @escaping @Sendable (String) -> Void
    ) async -> CallGate {
        let gate = CallGate(policy, onLock: { onLock($0.wording) })
        let (day, now) = (DayUsage(archive: archive, keeping: keeping, tariff: policy.tariff), Date())
        if let usage = await day.read(at: now) {
            gate.count(all: usage)
        } else {
            // While the database is away, the history knows at least the calls of this machine.
            gate.count(all: await day.remembered(at: now))
        }
        return gate
    }

    /// Prints what happens in calls, and remembers it, until there is no more.
    ///
    /// - Parameter finish: runs when there is no more, as long as what is remembered can be read.
    func follow(
        _ desk: CallDesk, _ history: CallHistory?, _ assistant: CallAssistant, keeping: CallKeeping,
        finish: @Sendable () async -> Void = {}
    ) async {
        let usage = DayUsage(archive: history?.archive, keeping: keeping, tariff: desk.gate.policy.tariff)
        let counting = Task { await usage.follow(desk.gate) }
        let retention = CallRetention(
            settings: assistant.settings, archive: history?.archive, store: desk.keptIn, file: keeping.file,
            tell: warn)
        let erasing = Task { await retention.follow() }
        defer {
            counting.cancel()
            erasing.cancel()
        }
        async let printed: Void = report(
            desk.switchboard.news, showsContent: assistant.phone.logsContent,
            tariff: desk.gate.policy.tariff)
        await history?.follow(desk, finish: finish)
        await printed
    }

    /// What the settings say, and the command line besides. What cannot be used is told.
    package func policy(_ phone: PhonePreferences, allowing numbers: [String]) -> CallPolicy {
        let (policy, problems) = CallPolicy.reading(phone, allowing: numbers)
        for problem in problems { warn(problem) }
        return policy
    }

    /// What the settings say of proxies. What cannot be used is told.
    package func proxies(_ phone: PhonePreferences) -> TrustedProxies? {
        let (proxies, problems) = TrustedProxies.reading(phone.proxies)
        for problem in problems { warn(problem) }
        return proxies
    }

    /// A number as people write it; names and addresses of SIP stay as they are.
    static func formatted(_ number: String, country: String?) -> String {
        number.contains(where: \.isLetter) ? number : TypedNumber(number, country: country).text
    }

    /// Conversations and the sound of calls need room.
    package static func diskProblem(at path: String) -> String? {
        let least: Int64 = 200 << 20
        // Until the first call there is no such folder; its parent is on the same disk.
        var place = path
        while !FileManager.default.fileExists(atPath: place), place != "/", !place.isEmpty {
            place = (place as NSString).deletingLastPathComponent
        }
        guard let free = try? FileManager.default.attributesOfFileSystem(forPath: place)[.systemFreeSize] as? NSNumber
        else { return "The disk that calls are kept on cannot be read." }
        guard FileManager.default.isWritableFile(atPath: place) else {
            return "The folder that calls are kept in cannot be written to."
        }
        return free.int64Value < least ? "The disk that calls are kept on is nearly full." : nil
    }

    @Sendable package func warn(_ sentence: String) { log.warn(sentence) }

    /// Prints what happens in calls, until there is no more.
    ///
    /// - Parameters:
    ///   - showsContent: whether sentences and names are printed, too.
    ///   - tariff: what the line costs; calls of which it does not say so are told.
    func report(
        _ news: AsyncStream<SwitchboardNews>, showsContent: Bool, tariff: CallTariff = CallTariff()
    ) async {
        var lines = CallLines(showsContent: showsContent, tariff: tariff)
        for await item in news {
            if let line = log.line(item, &lines, at: Date()) {
                log.say(line)
            }
        }
    }

    /// What became of a certificate whose files have changed; nil where it is in use.
    package func warn(ofCertificate problem: TLSIdentityError?) {
        warn(problem.map { "\($0) The old certificate stays in use until then." } ?? "The new certificate is in use.")
    }

    static func sentence(_ notice: CircuitNotice) -> String {
        let (code, name) =
            switch notice.part {
            case .database: ("E008", "The database")
            case .line: ("E002", "Twilio")
            case .model: ("E002", "The assistant's server")
            case .disk, .recordings: ("E007", "The store of recordings")
            }
        return notice.isLeftAlone
            ? "\(code) \(name) keeps failing and is left alone for a while."
            : "\(name) answers again."
    }

    static func sentence(_ notice: CallJournalNotice) -> String {
        switch notice {
        case .away: "E008 The database cannot be reached. Calls continue; their events are kept once it is back."
        case .back(dropped: 0): "The database is back; nothing is missing."
        case .back(let dropped): "The database is back; \(dropped) events were lost for lack of room."
        case .lost(let count):
            "E008 The database did not come back. Missing from it: \(NumberWording.counted(count, "entry", "entries")) of calls."
        case .refused: "E008 The database refused an entry of a call."
        }
    }
}
