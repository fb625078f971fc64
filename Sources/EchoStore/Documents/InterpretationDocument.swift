public import Echo
public import EchoScreen
import EchoText
import Foundation

/// An interpretation, as a file.
public struct InterpretationDocument: Sendable, Hashable {
    private let lines: [InterpretedLine]
    private let languages: InterpretedLanguages

    public init(_ lines: [InterpretedLine], between languages: InterpretedLanguages) {
        (self.lines, self.languages) = (lines, languages)
    }

    public func text(_ format: InterpretationFormat) -> String {
        switch format {
        case .srt(let language): Subtitles(lines, in: language).srt
        case .vtt(let language): Subtitles(lines, in: language).vtt
        case .html: html
        case .markdown: markdown
        case .text: plain
        case .json: json
        }
    }

    private var titles: (own: String, other: String) {
        (InterpreterWording.title(languages.own), InterpreterWording.title(languages.other))
    }

    private static func note(_ line: InterpretedLine) -> String {
        switch line.state {
        case .cutOff: " (cut off)"
        case .whole where line.translation.isEmpty: " (not translated)"
        case .whole, .growing: ""
        }
    }

    /// The texts of both languages, the mark at the one that was translated.
    private func pair(_ line: InterpretedLine) -> (own: String, other: String) {
        let translation = Sanitizer.line(line.translation) + Self.note(line)
        let said = Sanitizer.line(line.source)
        return line.target == languages.own ? (translation, said) : (said, translation)
    }

    private var plain: String {
        lines.map { line in
            let pair = pair(line)
            return "[\(InterpreterWording.time(line.began))] \(languages.own): \(pair.own)\n"
                + "\(languages.other): \(pair.other)\n"
        }.joined(separator: "\n")
    }

    private var markdown: String {
        let rows = lines.map { line in
            let pair = pair(line)
            let (own, other) = (Self.cell(pair.own), Self.cell(pair.other))
            return "| \(InterpreterWording.time(line.began)) | \(own) | \(other) |\n"
        }
        return "# Interpretation\n\n| Time | \(titles.own) | \(titles.other) |\n|---|---|---|\n" + rows.joined()
    }

    /// Nothing that was said ends the cell or becomes a part of the page.
    private static func cell(_ text: String) -> String {
        text.reduce(into: "") { cell, character in
            if "\\|`*_[]<>&#!".contains(character) { cell.append("\\") }
            cell.append(character)
        }
    }

    private var html: String {
        let rows = lines.map { line in
            let pair = pair(line)
            return """
                <tr><td class="time">\(InterpreterWording.time(line.began))</td>\
                <td lang="\(languages.own)" dir="auto">\(HTMLText.escaped(pair.own))</td>\
                <td lang="\(languages.other)" dir="auto">\(HTMLText.escaped(pair.other))</td></tr>

                """
        }
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
            style-src '\(HTMLPage.hash(Self.style))'; base-uri 'none'; form-action 'none'">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="referrer" content="no-referrer">
            <title>Interpretation</title>
            <style>\(Self.style)</style>
            </head>
            <body>
            <h1>Interpretation</h1>
            <table>
            <thead><tr><th>Time</th><th>\(HTMLText.escaped(titles.own))</th>\
            <th>\(HTMLText.escaped(titles.other))</th></tr></thead>
            <tbody>
            \(rows.joined())</tbody>
            </table>
            </body>
            </html>

            """
    }

    private static let style = """
        :root{color-scheme:light dark}
        body{margin:0 auto;max-width:60rem;padding:1rem;font:1rem/1.55 system-ui,sans-serif}
        table{border-collapse:collapse;width:100%}
        th,td{border-top:1px solid #8885;padding:.4rem .6rem;text-align:start;vertical-align:top;overflow-wrap:anywhere}
        td:not(.time){width:45%}
        .time{color:#767676;white-space:nowrap}
        """

    private struct Entry: Encodable {
        var start, end: Double
        var target, source, translation: String
        var complete: Bool
    }

    private var json: String {
        let entries = lines.map { line in
            Entry(
                start: Self.seconds(line.began), end: Self.seconds(line.ended), target: line.target,
                source: line.source, translation: line.translation, complete: line.state == .whole)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Texts and finite numbers can always be encoded.
        return String(decoding: (try? encoder.encode(entries)) ?? Data(), as: UTF8.self) + "\n"
    }

    /// To the millisecond.
    private static func seconds(_ duration: Duration) -> Double { ((duration / .seconds(1)) * 1000).rounded() / 1000 }
}
