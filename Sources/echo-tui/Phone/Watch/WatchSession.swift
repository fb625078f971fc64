import Echo
import EchoPresentation
import EchoText
import Foundation
import PhoneBridge

/// Watching a bridge, as events that lead to effects.
struct WatchSession {
    enum Form: Sendable, Hashable {
        /// For people, a line for each thing that happens.
        case lines
        /// What the bridge says, an object a line.
        case json
    }

    private static let times = Date.FormatStyle(date: .omitted, time: .standard)

    private let form: Form
    private let address: String
    private var watched = WatchedCalls()
    private var selected: String?
    private var isLost = false
    private var wasConnected = false

    init(_ form: Form, at address: String) { (self.form, self.address) = (form, address) }

    mutating func receive(_ event: WatchEvent, at now: Date) -> [WatchEffect] {
        switch event {
        case .connected: return connect()
        case .news(let news, let json):
            let lines = watched.receive(news, at: now)
            guard form == .lines else { return [.print(Sanitizer.harmless(String(decoding: json, as: UTF8.self)))] }
            return lines.map { .print(text($0, at: now)) }
        case .lost(let error):
            watched.forget()
            defer { isLost = true }
            return isLost ? [] : [.warn("\(WatchFailure.words(error)) It is tried again.")]
        case .key(let key): return press(key)
        case .typed(let line): return read(line)
        case .ticked: return []
        case .over: return [.leave]
        }
    }

    private mutating func connect() -> [WatchEffect] {
        defer { (isLost, wasConnected) = (false, true) }
        guard !wasConnected else { return [.warn("The bridge is back.")] }
        return form == .lines ? [.print("Watching \(Sanitizer.line(address)). Press Ctrl+C to leave.")] : []
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
        case .leave: return [.leave]
        }
        return []
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

    private func read(_ line: String) -> [WatchEffect] {
        let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
        guard !words.isEmpty else { return [] }
        guard words[0] == "end", words.count <= 2 else {
            return [.warn("Type end and a call, such as end \(example): the letters before its lines.")]
        }
        let ids = watched.calls.map(\.id)
        let found = words.count == 1 ? ids : ids.filter { $0 == words[1] || Self.tag($0) == words[1] }
        guard found.count == 1 else {
            let why = found.isEmpty ? "There is no such call." : "There are \(found.count) such calls: say which."
            return [.warn(why)]
        }
        return [.end(found[0])]
    }

    private var example: String { watched.calls.first.map { Self.tag($0.id) } ?? "1a2b3c" }

    private static func tag(_ call: String) -> String {
        CallLines.tag(call).trimmingCharacters(in: .whitespaces)
    }

    // MARK: - The list

    /// The calls that go on, below what was written: a row each, with what is being said.
    func list(columns: Int, rows: Int, at now: Date) -> [String] {
        let shown = watched.calls.prefix(max(1, rows - 3))
        let hidden = watched.calls.count - shown.count
        let count = watched.calls.isEmpty ? "No calls" : NumberWording.counted(watched.calls.count, "call")
        let head = isLost ? "No connection" : count
        let more = hidden > 0 ? ["   and \(hidden) more"] : []
        let keys = watched.calls.isEmpty ? "q leave" : "1–9 ↑ ↓ choose · x hang up · q leave"
        let all =
            ["── \(head) · \(Sanitizer.line(address))"]
            + shown.enumerated().map { row($1, number: $0 + 1, at: now) } + more + [keys]
        return all.map { ColumnText.trimmed($0, to: max(1, columns - 1)) }
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
