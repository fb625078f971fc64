import EchoCrypto
public import EchoScreen
import EchoText
public import Foundation

/// A conversation as one file for a browser, with its sound in it. It loads nothing and runs no script but its own, whatever
/// was said.
public struct HTMLPage: Sendable, Hashable {
    private let title: String
    private let messages: [SaidMessage]
    private let clips: [SoundClip]
    private let note: String
    private let timeZone: TimeZone

    /// - Parameters:
    ///   - clips: the sound of messages; none for a page to be read.
    ///   - note: a sentence below the title; none where it is empty.
    ///   - timeZone: of those who read the times.
    public init(
        title: String, messages: [SaidMessage], clips: [SoundClip] = [], note: String = "", in timeZone: TimeZone = .gmt
    ) {
        self.title = title.isEmpty ? "Conversation" : title
        self.messages = messages
        (self.clips, self.note, self.timeZone) = (clips, note, timeZone)
    }

    public var text: String {
        let title = HTMLText.escaped(title)
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="referrer" content="no-referrer">
            <title>\(title)</title>
            <style>\(Self.style)</style>
            </head>
            <body>
            <h1 dir="auto">\(title)</h1>
            \(note.isEmpty ? "" : "<p>\(HTMLText.escaped(note))</p>")\(clips.isEmpty ? "" : Self.playAll)
            <main>
            \(messages.map(article).joined())</main>
            \(audios.enumerated().map(Self.audio).joined())\(clips.isEmpty ? "" : "<script>\(Self.script)</script>\n")</body>
            </html>

            """
    }

    /// Whatever came into the page by mistake could neither load nor run.
    private var policy: String {
        let script = clips.isEmpty ? "" : "script-src '\(Self.hash(Self.script))'; media-src data:; "
        return """
            default-src 'none'; style-src '\(Self.hash(Self.style))'; \(script)base-uri 'none'; form-action 'none'
            """
    }

    static func hash(_ text: String) -> String {
        "sha256-" + Data(SHA256.hash(data: Data(text.utf8))).base64EncodedString()
    }

    private func article(_ message: SaidMessage) -> String {
        let name = HTMLText.escaped([message.name, message.tool].compactMap(\.self).joined(separator: " "))
        let time = ExportedTime(timeZone: timeZone)
        let (precise, readable) = (time.precise(message.date), time.readable(message.date))
        let arguments = message.arguments.map { "<p class=\"said\"><code>\(HTMLText.escaped($0))</code></p>\n" } ?? ""
        let heard = message.interruption.map { " · \(HTMLText.escaped($0))" } ?? ""
        let lead = message.lead.map { "<p>\(HTMLText.escaped($0))</p>\n" } ?? ""
        let role = message.role.filter { $0.isASCII && $0.isLetter }
        return """
            \(lead)<article class="\(role)" id="\(HTMLText.escaped(message.id))">
            <header><b>\(name)</b> · <time datetime="\(precise)">\(readable)</time>\(heard)\(button(message))</header>
            \(arguments)\(thoughts(message))\(said(message))\(sources(message))\(pictures(message))
            </article>

            """
    }

    /// As on the screen: what the assistant wrote is Markdown, what a person typed stands as it was typed.
    private func said(_ message: SaidMessage) -> String {
        guard message.role == "assistant", message.tool == nil else {
            return "<p class=\"said\" dir=\"auto\">\(HTMLText.escaped(message.text))</p>"
        }
        return "<div class=\"said\" dir=\"auto\">\(HTMLMarkdown.text(message.text))</div>"
    }

    private func thoughts(_ message: SaidMessage) -> String {
        guard let thoughts = message.thoughts else { return "" }
        let title = thoughts.prefix { $0 != "\n" }
        let text = thoughts.dropFirst(title.count).drop { $0 == "\n" }
        let summary = "<summary>\(HTMLText.escaped(String(title)))</summary>"
        return "<details>\(summary)<p class=\"said\" dir=\"auto\">\(HTMLText.escaped(String(text)))</p></details>\n"
    }

    private func sources(_ message: SaidMessage) -> String {
        message.sources.isEmpty ? "" : "\n<div class=\"said\">\(HTMLMarkdown.text(message.sourceLinks))</div>"
    }

    /// Their names alone: the page loads nothing.
    private func pictures(_ message: SaidMessage) -> String {
        message.pictures.map { "\n<p>🖼 \(HTMLText.escaped(PictureWording.line($0)))</p>" }.joined()
    }

    private func button(_ message: SaidMessage) -> String {
        let heard = message.heardCharacters.map { Double($0) / Double(max(1, message.text.count)) } ?? 1
        return clips.filter { $0.message == message.id }.map { clip in
            let audio = audios.firstIndex(of: clip.audio) ?? 0
            let (start, end) = (DurationWording.seconds(clip.start), DurationWording.seconds(clip.end))
            return """
                <button type="button" data-audio="audio-\(audio)" data-start="\(start)" data-end="\(end)" \
                data-heard="\(min(1, max(0, heard)))">Play</button>\
                <input type="range" hidden aria-label="Position" min="\(start)" max="\(end)" step="any" value="\(start)">
                """
        }.joined()
    }

    /// Each piece once.
    private var audios: [String] {
        var seen: Set<String> = []
        return clips.map(\.audio).filter { seen.insert($0).inserted }
    }

    private static let playAll = "<p><button type=\"button\" id=\"play-all\">Play all</button></p>"

    private static func audio(_ number: Int, _ address: String) -> String {
        "<audio id=\"audio-\(number)\" preload=\"auto\" src=\"\(HTMLText.escaped(address))\"></audio>\n"
    }
}
