import Echo
import EchoScreen
import EchoText
import Foundation
import PhoneBridge

/// Watching a bridge, as events that lead to effects.
package struct WatchSession {
    package enum Form: Sendable, Hashable {
        /// For people, a line for each thing that happens.
        case lines
        /// What the bridge says, an object a line.
        case json
    }

    private static let times = Date.FormatStyle(date: .omitted, time: .standard)

    /// In fewer rows only the most needed keys are named.
    private static let roomy = 8

    private let form: Form
    private let address: String
    private var watched = WatchedCalls()
    private var attended = WatchAttendance()
    private var draft: WatchDraft?
    private var selected: String?
    private var isLost = false
    private var wasConnected = false

    package init(_ form: Form, at address: String) { (self.form, self.address) = (form, address) }

    mutating func receive(_ event: WatchEvent, at now: Date) -> [WatchEffect] {
        switch event {
        case .connected: return connect()
        case .news(let news, let json):
            let lines = watched.receive(news, at: now)
            let attending = attended.receive(news, running: watched.calls.map(\.id))
            guard form == .lines else {
                return [.say(Sanitizer.harmless(String(decoding: json, as: UTF8.self)))] + attending
            }
            return lines.map { .say(text($0, at: now)) } + attending
        case .lost(let error):
            watched.forget()
            draft = nil
            defer { isLost = true }
            return attended.forget() + (isLost ? [] : [.warn(WatchFailure.lost(error))])
        case .key(let key): return press(key)
        case .pressed(let stroke): return draft == nil ? WatchKey(stroke).map { press($0) } ?? [] : write(stroke)
        case .typed(let line): return read(line)
        case .ticked: return []
        case .over: return [.leave]
        }
    }

    private mutating func connect() -> [WatchEffect] {
        defer { (isLost, wasConnected) = (false, true) }
        guard !wasConnected else { return [.warn("The bridge is back.")] }
        return form == .lines ? [.say("Watching \(Sanitizer.line(address)). Press Ctrl+C to leave.")] : []
    }

    private func text(_ line: WatchLine, at now: Date) -> String {
        let tag = line.call.isEmpty ? String(repeating: "-", count: 6) : CallLines.tag(line.call)
        return "\(now.formatted(Self.times))  \(tag)  \(Sanitizer.line(line.words))"
    }

    // MARK: - What a person asks

    private mutating func press(_ key: WatchKey) -> [WatchEffect] {
        let ids = watched.calls.map(\.id)
        switch key {
        case .call(let number): if ids.indices.contains(number - 1) { selected = ids[number - 1] }
        case .up: move(by: -1, among: ids)
        case .down: move(by: 1, among: ids)
        case .hangUp: return chosen.map { [.end($0)] } ?? []
        case .takeOver: return chosenCall.map { attended.takeOver(!$0.isTakenOver, $0.id) } ?? []
        case .listen: return chosen.map { attended.listen(!attended.hears($0), $0) } ?? []
        case .mute: return chosenCall.map { [.ask($0.id, .mute(!$0.isMuted))] } ?? []
        case .write(let kind): draft = chosen.map { WatchDraft(kind, for: $0) }
        case .leave: return [.leave]
        }
        return []
    }

    private mutating func write(_ stroke: WatchStroke) -> [WatchEffect] {
        switch stroke {
        case .character(let character): draft?.write(character)
        case .erase: draft?.erase()
        case .escape, .end: draft = nil
        case .up, .down: break
        case .enter:
            defer { draft = nil }
            return draft.map(send) ?? []
        }
        return []
    }

    private func send(_ draft: WatchDraft) -> [WatchEffect] {
        guard let order = draft.order else { return [] }
        guard watched.calls.contains(where: { $0.id == draft.call }) else { return [.warn("The call is over.")] }
        return [.ask(draft.call, order)]
    }

    private mutating func move(by rows: Int, among ids: [String]) {
        guard let place = chosen.flatMap(ids.firstIndex) else { return selected = ids.first }
        selected = ids[max(0, min(ids.count - 1, place + rows))]
    }

    /// What was selected and still goes on, or the only one.
    private var chosen: String? {
        let ids = watched.calls.map(\.id)
        return selected.flatMap { ids.contains($0) ? $0 : nil } ?? (ids.count == 1 ? ids[0] : nil)
    }

    private var chosenCall: PhoneCallViewState? { chosen.flatMap { id in watched.calls.first { $0.id == id } } }

    private mutating func read(_ line: String) -> [WatchEffect] {
        switch WatchCommand(line, calls: watched.calls.map { ($0.id, Self.tag($0.id)) }) {
        case .nothing: []
        case .wrong(let why): [.warn(why)]
        case .words(let draft): send(draft)
        case .plain(.end, call: let call): [.end(call)]
        case .plain(.take, call: let call): attended.takeOver(true, call)
        case .plain(.give, call: let call): attended.takeOver(false, call)
        case .plain(.listen, call: let call): attended.listen(true, call)
        case .plain(.leave, call: let call): attended.listen(false, call)
        case .plain(.mute, call: let call): [.ask(call, .mute(true))]
        case .plain(.unmute, call: let call): [.ask(call, .mute(false))]
        }
    }

    private static func tag(_ call: String) -> String {
        CallLines.tag(call).trimmingCharacters(in: .whitespaces)
    }

    // MARK: - The list

    /// The calls that go on, below what was written: a row each, with what is being said.
    func list(columns: Int, rows: Int, at now: Date) -> [String] {
        let keys = keys(columns, isRoomy: rows > Self.roomy)
        let shown = watched.calls.prefix(max(1, rows - 2 - keys.count))
        let hidden = watched.calls.count - shown.count
        let count = watched.calls.isEmpty ? "No calls" : NumberWording.counted(watched.calls.count, "call")
        let head = isLost ? "No connection" : count
        let more = hidden > 0 ? ["   and \(hidden) more"] : []
        let all =
            ["── \(head) · \(Sanitizer.line(address))"]
            + shown.enumerated().map { row($1, number: $0 + 1, at: now) } + more + keys
        return all.map { ColumnText.trimmed($0, to: max(1, columns - 1)) }
    }

    /// What can be pressed, or what is being written.
    private func keys(_ columns: Int, isRoomy: Bool) -> [String] {
        if let draft {
            let room = max(8, columns - draft.prompt.count - 5)
            return ["\(draft.prompt): \(Sanitizer.line(String(draft.text.suffix(room))))▏", "Enter send · Esc cancel"]
        }
        guard !watched.calls.isEmpty else { return ["q leave"] }
        let acts = "t take over · l listen · m mute · w whisper · s say · d keys · f transfer"
        return (isRoomy ? [acts] : []) + ["1–9 ↑ ↓ choose · x hang up · q leave"]
    }

    private func row(_ call: PhoneCallViewState, number: Int, at now: Date) -> String {
        let mark = call.id == chosen ? "▸" : " "
        let direction = call.isIncoming ? "←" : "→"
        let length = PhoneWording.length(WatchedCalls.moment(now) - call.startedAt)
        let state = (call.isRecorded ? "● " : "") + PhoneWording.activity(call).text
        let words = call.lines.last.map { "  \($0.author.text): \(Sanitizer.line($0.text))" } ?? ""
        let notice = call.notice.map { "  \($0.text)" } ?? words
        return "\(mark)\(number) \(direction) \(PhoneWording.number(call.number))  \(length)  \(state)\(notice)"
    }
}
