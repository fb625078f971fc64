import Echo
import EchoScreen
import EchoText
import Foundation
import PhoneBridge

/// The state of the telephone: its line, the calls in progress, and those that are over.
struct PhoneRules: Sendable {
    /// Of a line that is being opened or closed, `isSwitching` is set.
    private(set) var line: PhoneLineKind?
    var isSwitching = false
    /// How the line is reached; empty where nobody needs to know.
    private(set) var address = ""
    /// Nil where it was not looked at yet.
    private(set) var readiness: PhoneReadiness?
    /// Oldest first.
    private(set) var calls: [PhoneCallViewState] = []
    /// Newest first.
    private(set) var ended: [PhonePanel.Ended] = []

    static let mostEnded = 50
    private static let mostNumbers = 5
    private let clock: ClockWording
    private let format: @Sendable (String) -> String
    private var costs: [String: Decimal] = [:]
    private var declined: Set<String> = []
    /// Under which calls are kept.
    private var conversations: [String: ConversationID] = [:]

    /// - Parameter format: writes a number as people do.
    init(timeZone: TimeZone, format: @escaping @Sendable (String) -> String) {
        (clock, self.format) = (ClockWording(timeZone: timeZone), format)
    }

    mutating func opened(_ kind: PhoneLineKind, at address: String) {
        (line, isSwitching, self.address) = (kind, false, address)
    }

    /// A key that was refused stays so until a call is let in, or there is another state of it.
    mutating func look(at now: PhoneReadiness) {
        let wasRefused = readiness?.key == .refused && readiness?.server == now.server && now.key == .set
        readiness = now
        if wasRefused { readiness?.refuseKey() }
    }

    mutating func closed() { (line, isSwitching, calls, address) = (nil, false, [], "") }

    mutating func receive(_ news: PhoneNews, at now: ScreenTime) {
        switch news {
        case .happened(let happening, let id): receive(happening, of: id, at: now)
        case .levels(let caller, let assistant, let id): change(id) { $0.hear(caller: caller, assistant: assistant) }
        case .sound(.failed, let id): note("Some of what is said could not be recorded.", .warning, in: id)
        case .sound, .warning: break
        case .away: (calls, costs) = ([], [:])
        case .closed: closed()
        }
    }

    private mutating func receive(_ happening: CallHappening, of id: String, at now: ScreenTime) {
        switch happening {
        case .placed(let call, let progress, _):
            // The screen's line has no other bridge beside it.
            guard [.queued, .ringing].contains(progress) else { return }
            if self.call(call.id) == nil { append(call, at: now) }
            change(call.id) { $0.placed = progress }
        case .began(let call, _):
            calls.removeAll { $0.id == call.id }
            append(call, at: now)
        case .attended(let attendance): attend(attendance, id)
        case .echo(let event): receive(event, in: id)
        case .digit(let key):
            let keys = key.map { "pressed \($0)." }
            note(partner(id).sentence(keys ?? "enters a PIN.", keys ?? "enter a PIN."), .accent, in: id)
        case .recordingStarted: record(true, id)
        case .recordingDiscarded: record(false, id)
        case .recordingKept: change(id) { $0.isRecorded = false }
        case .takenOver(let isTaken):
            change(id) { call in
                call.isTakenOver = isTaken
                // A person who speaks in the call hears the other side.
                if isTaken { call.isHeard = true }
                // That it is recorded is not true meanwhile.
                if isTaken { call.notice = nil }
            }
        case .held(let isHeld): change(id) { $0.isHeld = isHeld }
        case .muted(let isMuted): change(id) { $0.isMuted = isMuted }
        case .failed(let error):
            if error == .invalidKey { readiness?.refuseKey() }
            tell(happening, in: id)
        case .ended(let end, let date): finish(id, end, at: now, date)
        case .notReached(let call, let status, let date):
            calls.removeAll { $0.id == call.id }
            add(call, Self.outcome(status), at: date)
        case .turnedAway(let call, _, _, let date): add(call, Self.turnedAway, at: date)
        case .announced, .recordingRefused, .machineAnswered, .transferring, .personWanted, .messageTaken, .transferred,
            .fallback, .soundIgnored, .wrongPIN, .recordingFailed, .transferRefused, .transferFailed, .lineFailed:
            tell(happening, in: id)
        case .prepared, .wire, .configured, .asked, .measured: break
        }
    }

    /// A call is kept under this name.
    mutating func keep(_ call: String, as conversation: ConversationID?) { conversations[call] = conversation }

    /// Calls of earlier starts and of other programs, the newest first.
    mutating func remember(_ records: [ConversationRecord], time: (Date) -> String) {
        let known = Set(ended.compactMap(\.conversation) + conversations.values.map(\.rawValue))
        let earlier = records.compactMap { record -> PhonePanel.Ended? in
            guard let call = record.call, !known.contains(record.id.rawValue), self.call(call.callID) == nil else {
                return nil
            }
            return PhonePanel.Ended(
                id: record.id.rawValue, number: call.number.map(format) ?? "", isIncoming: call.direction == .inbound,
                time: time(record.startedAt), duration: call.duration, outcome: Self.outcome(record, call),
                conversation: record.id.rawValue)
        }
        ended = Array((ended + earlier).prefix(Self.mostEnded))
    }

    /// The conversation is gone, and the call with it.
    mutating func forget(_ conversation: ConversationID) {
        ended.removeAll { $0.conversation == conversation.rawValue }
    }

    /// Of the last calls, as people write them, each once and the newest first.
    var lastNumbers: [String] {
        var known: Set<String> = []
        return Array(ended.map(\.number).filter { !$0.isEmpty && known.insert($0).inserted }.prefix(Self.mostNumbers))
    }

    /// What was asked for and needs no answer.
    mutating func asked(_ request: CallRequest, of id: String) {
        switch request {
        case .mute(let isMuted): change(id) { $0.isMuted = isMuted }
        case .whisper(let text): note("You whispered: \(Sanitizer.line(text))", .faint, in: id)
        case .say(let text): note("You asked echo to say: \(Sanitizer.line(text))", .faint, in: id)
        case .press(let keys): note("You pressed \(keys).", .faint, in: id)
        case .takeOver(let takes): if takes { change(id) { $0.isHeard = true } }
        case .record(true):
            let words = "told that the call is recorded."
            note(partner(id).sentence("is \(words)", "are \(words)"), .faint, in: id)
        case .answer, .decline, .transfer, .hangUp, .record, .update, .close, .timeIsUp: break
        }
    }

    mutating func listen(_ isHeard: Bool, to id: String) { change(id) { $0.isHeard = isHeard } }

    mutating func adjusted(_ id: String) { note("Voice and turns are changed in this call.", .faint, in: id) }

    /// Those that nobody has answered, the oldest first.
    var ringing: [PhoneCallViewState] { calls.filter(\.isRinging) }

    func call(_ id: String) -> PhoneCallViewState? { calls.first { $0.id == id } }

    // MARK: - Private

    private func partner(_ id: String) -> CallPartner { call(id)?.partner ?? .caller }

    private mutating func change(_ id: String, _ change: (inout PhoneCallViewState) -> Void) {
        guard let index = calls.firstIndex(where: { $0.id == id }) else { return }
        change(&calls[index])
    }

    private mutating func append(_ call: PhoneLineCall, at now: ScreenTime) {
        let number = call.number.isEmpty ? "" : format(call.number)
        calls.append(
            PhoneCallViewState(
                id: call.id, number: number, isIncoming: call.direction == .inbound, startedAt: now.uptime))
    }

    /// As it is told later, when the call is over.
    private mutating func tell(_ happening: CallHappening, in id: String) {
        let partner = partner(id)
        guard let moment = CallMoment(happening, isIncoming: partner == .caller),
            let words = PhoneWording.moment(moment, partner, number: format)
        else { return }
        change(id) { $0.notice = words }
    }

    private mutating func record(_ isRecorded: Bool, _ id: String) {
        change(id) { $0.isRecorded = isRecorded }
        note(isRecorded ? "This call is recorded." : "The recording is discarded.", .faint, in: id)
    }

    private mutating func attend(_ attendance: CallAttendance, _ id: String) {
        change(id) { $0.isRinging = attendance == .ringing }
        switch attendance {
        case .ringing, .person: break
        case .assistant: note("echo answers.", .faint, in: id)
        case .declined: declined.insert(id)
        }
    }

    private mutating func note(_ text: String, _ role: TextRole, in id: String) {
        change(id) { $0.notice = StyledText(text, role) }
    }

    private mutating func receive(_ event: EchoEvent, in id: String) {
        switch event {
        case .messageUpdated(let message), .messageFinalized(let message): change(id) { $0.say(message) }
        case .turnChanged(let turn): change(id) { $0.turn = turn }
        case .turnEnded(let summary):
            // A greeting answers nobody.
            guard summary.userItemID != nil, let latency = summary.firstSound else { return }
            change(id) { $0.latency = latency }
        case .charged(let charge):
            guard let cost = charge.cost else { return }
            costs[id, default: 0] += cost.total
            let words = MoneyWording.amount(costs[id] ?? 0)
            change(id) { $0.cost = words }
        case .connectionStatusChanged(.connected): readiness?.acceptKey()
        case .connectionStatusChanged(.lost(let error)):
            if error == .invalidKey { readiness?.refuseKey() }
            note("echo cannot be reached.", .failure, in: id)
        default: break
        }
    }

    private mutating func finish(_ id: String, _ end: PhoneLineEnd, at now: ScreenTime, _ date: Date) {
        guard let call = call(id) else { return }
        calls.removeAll { $0.id == id }
        costs[id] = nil
        let conversation = conversations.removeValue(forKey: id)
        let duration = now.uptime - call.startedAt
        let ended = PhonePanel.Ended(
            id: id, number: call.number, isIncoming: call.isIncoming,
            time: clock.time(date.addingTimeInterval(-(duration / .seconds(1)))), duration: duration,
            outcome: outcome(end, call),
            conversation: conversation?.rawValue)
        self.ended = Array(([ended] + self.ended).prefix(Self.mostEnded))
    }

    /// One that was over before it began; who withheld everything is in no list.
    private mutating func add(_ call: PhoneLineCall, _ outcome: StyledText, at date: Date) {
        guard !call.id.isEmpty else { return }
        let conversation = conversations.removeValue(forKey: call.id)
        let one = PhonePanel.Ended(
            id: call.id, number: call.number.isEmpty ? "" : format(call.number),
            isIncoming: call.direction == .inbound, time: clock.time(date), duration: nil, outcome: outcome,
            conversation: conversation?.rawValue)
        ended = Array(([one] + ended).prefix(Self.mostEnded))
    }

    /// One that nobody ended was cut off with its program.
    static func outcome(_ record: ConversationRecord, _ call: CallDetails) -> StyledText {
        switch call.status {
        case "no-answer": call.direction == .inbound ? Self.missed : outcome(CallStatus.noAnswer)
        case "busy": outcome(CallStatus.busy)
        case "canceled": outcome(CallStatus.canceled)
        case CallKeepingRules.turnedAway: Self.turnedAway
        case CallKeepingRules.notReached: outcome(CallStatus.failed)
        case "declined": Self.turnedDown
        case "completed": StyledText("completed", .faint)
        case "failed": StyledText("cut off", .failure)
        case "in-progress" where record.wasCut: StyledText("cut off: the program ended", .failure)
        case "in-progress": StyledText("in another program", .accent)
        default: StyledText(Sanitizer.line(call.status), .success)
        }
    }

    private static let missed = StyledText("missed", .warning)
    private static let turnedAway = StyledText("turned away", .warning)
    private static let turnedDown = StyledText("declined", .faint)

    private mutating func outcome(_ end: PhoneLineEnd, _ call: PhoneCallViewState) -> StyledText {
        if declined.remove(call.id) != nil { return Self.turnedDown }
        guard call.isRinging else { return Self.outcome(end, isIncoming: call.isIncoming) }
        return end == .hungUpHere ? Self.turnedDown : Self.missed
    }

    /// Of a call that came to nothing.
    static func outcome(_ status: CallStatus) -> StyledText {
        switch status {
        case .busy: StyledText("busy", .warning)
        case .noAnswer: StyledText("no answer", .warning)
        case .canceled: StyledText("canceled", .faint)
        default: StyledText("not reached", .failure)
        }
    }

    static func outcome(_ end: PhoneLineEnd, isIncoming: Bool) -> StyledText {
        switch end {
        case .hungUp: StyledText(isIncoming ? "the caller hung up" : "they hung up", .faint)
        case .hungUpHere: StyledText("hung up here", .faint)
        case .noAssistant: StyledText("the assistant could not be reached", .failure)
        case .stopped: StyledText("ended with the line", .faint)
        case .transferred: StyledText("transferred", .success)
        case .lost, .broken: StyledText("cut off", .failure)
        }
    }
}
