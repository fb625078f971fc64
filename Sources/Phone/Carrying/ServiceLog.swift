import EchoText
import Foundation
import PhoneBridge
import Synchronization

/// How a service writes its lines.
package enum LogFormat: String, CaseIterable, Sendable {
    /// For people.
    case text
    /// For programs: an object a line.
    case json
}

/// The lines of a program without a screen: what happens in calls, and what somebody should know.
package final class ServiceLog: Sendable {
    enum Level: String, Sendable { case info, warning, error }

    private let format = Mutex(LogFormat.text)
    private let out: @Sendable (String) -> Void
    private let complaint: @Sendable (String) -> Void
    private static let times = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

    /// - Parameters:
    ///   - out: where lines are written; it must not wait for whoever reads them.
    ///   - complaint: where warnings are.
    package init(to out: @escaping @Sendable (String) -> Void, _ complaint: @escaping @Sendable (String) -> Void) {
        (self.out, self.complaint) = (out, complaint)
    }

    package func use(_ format: LogFormat) { self.format.withLock { $0 = format } }

    /// A line of the program itself.
    func say(_ line: String) { out(line) }

    /// Nil for what is not worth a line. What is said is in it where `lines` shows it.
    func line(_ news: SwitchboardNews, _ lines: inout CallLines, at now: Date) -> String? {
        guard format.withLock(\.self) == .json else { return lines.line(news, at: now) }
        return lines.sentence(news, at: now).map {
            Self.json(
                $0, Self.level(of: news.happening), call: CallLines.tag(news.call), sid: news.call,
                trace: news.trace?.trace, at: now)
        }
    }

    /// On the other stream, where services look for it.
    func warn(_ sentence: String, at now: Date = Date()) {
        let line =
            format.withLock(\.self) == .json
            ? Self.json(Sanitizer.line(sentence), .warning, at: now) : "echo-tui: \(sentence)"
        complaint(line)
    }

    static func level(of happening: CallHappening) -> Level {
        switch happening {
        case .failed, .lineFailed, .recordingFailed, .transferFailed: .error
        case .turnedAway, .wrongPIN, .transferRefused, .fallback, .soundIgnored, .notReached: .warning
        default: .info
        }
    }

    /// An address of SIP has a person's name in it: only what a line made up by itself is written whole.
    private static func json(
        _ words: String, _ level: Level, call: String? = nil, sid: String? = nil, trace: String? = nil,
        at now: Date
    ) -> String {
        var fields = ["time": now.formatted(times), "level": level.rawValue, "message": words]
        if let call { fields["call"] = call.trimmingCharacters(in: .whitespaces) }
        if let sid, !sid.isEmpty, !sid.contains("@") { fields["callSid"] = Sanitizer.line(sid) }
        fields["trace"] = trace
        if let code = words.prefixMatch(of: /E00[1-8]/)?.output { fields["code"] = String(code) }
        let data = try? JSONSerialization.data(
            withJSONObject: fields, options: [.sortedKeys, .withoutEscapingSlashes])
        return data.map { String(decoding: $0, as: UTF8.self) } ?? words
    }
}
