import Echo
import EchoScreen
import EchoText

/// An interpretation as subtitles: one after the other, long enough to be read and never two at once.
struct Subtitles: Sendable, Hashable {
    struct Cue: Sendable, Hashable {
        var start: Duration
        var end: Duration
        var lines: [String]
    }

    /// A subtitle that is gone sooner cannot be read.
    static let shortest = Duration.seconds(1)
    /// What stays longer is taken for what is said now.
    static let longest = Duration.seconds(7)
    /// So many characters are read in a second.
    static let pace = 15
    /// Whoever speaks slowly says as many. What takes longer was waited for: translators may need longer than speakers.
    static let slowest = 8.0
    /// Characters of one line of a screen.
    static let width = 42
    private static let linesOfCue = 2

    let cues: [Cue]

    /// - Parameter language: that everything is shown in: translated into it, or said in it; nil for the translations.
    init(_ lines: [InterpretedLine], in language: String? = nil) {
        var cues: [Cue] = []
        for line in lines {
            let text = Sanitizer.line(language.map(line.text) ?? line.translation).trimmed
            guard !text.isEmpty else { continue }
            cues += Self.cues(text, from: line.began, to: line.ended)
        }
        cues.sort { $0.start < $1.start }
        // Two people may speak at once: none of them is left out.
        for index in cues.indices.dropFirst() {
            cues[index].start = max(cues[index].start, cues[index - 1].start + Self.shortest)
            cues[index].end = max(cues[index].end, cues[index].start + Self.shortest)
            cues[index - 1].end = min(cues[index - 1].end, cues[index].start)
        }
        self.cues = cues
    }

    /// Long texts come in several, each for its share of the time.
    private static func cues(_ text: String, from start: Duration, to end: Duration) -> [Cue] {
        let rows = wrapped(text)
        let groups = stride(from: 0, to: rows.count, by: linesOfCue).map { Array(rows[$0...].prefix(linesOfCue)) }
        let characters = max(1, rows.reduce(0) { $0 + $1.count })
        let needed = Duration.seconds(Double(characters) / Double(pace))
        let said = groups.count > 1 ? min(end - start, .seconds(Double(characters) / slowest)) : end - start
        let time = max(said, min(needed, longest * groups.count), shortest)
        var cues: [Cue] = []
        var begun = start
        for group in groups {
            let share = time * Double(group.reduce(0) { $0 + $1.count }) / Double(characters)
            cues.append(Cue(start: begun, end: begun + min(max(share, shortest), longest), lines: group))
            begun += share
        }
        return cues
    }

    private static func wrapped(_ text: String) -> [String] {
        var rows: [String] = []
        for word in pieces(text) {
            guard let last = rows.last, last.count + 1 + word.count <= width else {
                rows.append(word)
                continue
            }
            rows[rows.count - 1] = last + " " + word
        }
        return rows
    }

    /// Words; of languages without blanks as much as fits into a line.
    private static func pieces(_ text: String) -> [String] {
        text.split(whereSeparator: \.isWhitespace).flatMap { word in
            stride(from: 0, to: word.count, by: width).map { String(word.dropFirst($0).prefix(width)) }
        }
    }

    // MARK: - Writing

    var srt: String {
        cues.enumerated().map { number, cue in
            let times = "\(Self.time(cue.start, ",")) --> \(Self.time(cue.end, ","))"
            return "\(number + 1)\n\(times)\n\(cue.lines.map(Self.plain).joined(separator: "\n"))\n"
        }.joined(separator: "\n")
    }

    var vtt: String {
        "WEBVTT\n\n"
            + cues.map { cue in
                let times = "\(Self.time(cue.start, ".")) --> \(Self.time(cue.end, "."))"
                return "\(times)\n\(cue.lines.map(Self.escaped).joined(separator: "\n"))\n"
            }.joined(separator: "\n")
    }

    /// "00:00:01,500".
    private static func time(_ time: Duration, _ point: String) -> String {
        let all = max(0, Int(time / .milliseconds(1)))
        func padded(_ number: Int, _ digits: Int) -> String {
            let text = String(number)
            return String(repeating: "0", count: max(0, digits - text.count)) + text
        }
        let (hours, minutes, seconds) = (all / 3_600_000, all / 60_000 % 60, all / 1_000 % 60)
        return "\(padded(hours, 2)):\(padded(minutes, 2)):\(padded(seconds, 2))\(point)\(padded(all % 1_000, 3))"
    }

    /// An arrow would be taken for times.
    private static func plain(_ text: String) -> String { text.replacing("-->", with: "→") }

    private static func escaped(_ text: String) -> String {
        plain(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
