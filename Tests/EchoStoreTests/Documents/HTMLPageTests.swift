import EchoScreen
@testable import EchoStore
import EchoZip
import Foundation
import Testing

@testable import EchoStore

@Suite struct `A conversation as a web page` {
    private static let hostile = [
        "<script>window.pwned=1</script>", "<img src=x onerror=\"window.pwned=2\">",
        "</p></article><svg onload=window.pwned=3>",
        "\"><iframe src=\"javascript:parent.pwned=4\"></iframe>", "<!--", "]]>",
        "</style></title><script>window.pwned=5</script>",
        "<meta http-equiv=refresh content=\"0;url=javascript:window.pwned=6\">", "<base href=https://example.org/>",
        "\u{202E}gnp.exe\u{0}\u{1B}[31m", "<a href=javascript:window.pwned=7>x</a>",
        "{{constructor.constructor('x')()}}",
    ]

    private func messages(_ texts: [String]) -> [SaidMessage] {
        texts.enumerated().map { index, text in
            SaidMessage(
                id: "m\(index)", name: index.isMultiple(of: 2) ? "you" : "echo",
                role: index.isMultiple(of: 2) ? "user" : "assistant", date: Date(timeIntervalSince1970: 1_700_000_000),
                text: text, tool: text.hasPrefix("]]") ? text : nil, arguments: text.hasPrefix("]]") ? text : nil)
        }
    }

    /// A tone as a WAV file in an address.
    private func tone(seconds: Double) -> String {
        let samples = (0..<Int(seconds * 8_000)).map { Int16(sin(Double($0) / 5) * 3_000) }
        let data = samples.flatMap { LittleEndian.bytes($0) }
        let header: [UInt8] =
            Array("RIFF".utf8) + LittleEndian.bytes(UInt32(36 + data.count)) + Array("WAVEfmt ".utf8)
            + LittleEndian.bytes(UInt32(16)) + LittleEndian.bytes(UInt16(1)) + LittleEndian.bytes(UInt16(1))
            + LittleEndian.bytes(UInt32(8_000)) + LittleEndian.bytes(UInt32(16_000)) + LittleEndian.bytes(UInt16(2))
            + LittleEndian.bytes(UInt16(16)) + Array("data".utf8) + LittleEndian.bytes(UInt32(data.count))
        return "data:audio/wav;base64," + Data(header + data).base64EncodedString()
    }

    private func browser(_ page: HTMLPage) throws -> Chromium {
        let file = FileManager.default.temporaryDirectory.appending(path: "echo-page-\(UUID().uuidString).html")
        try Data(page.text.utf8).write(to: file)
        return try Chromium(opening: file)
    }

    @Test(.timeLimit(.minutes(10))) func `shows what was said, and runs nothing of it`() throws {
        let page = HTMLPage(title: Self.hostile[6], messages: messages(Self.hostile))
        let browser = try browser(page)

        let said = try browser.value("[...document.querySelectorAll('.said[dir]')].map(e=>e.textContent)") as? [String]
        let wanted = Self.hostile.map { $0.contains("\u{1B}") ? "\u{FFFD}gnp.exe\u{FFFD}\u{FFFD}[31m" : $0 }
        #expect(said == wanted)
        #expect(try browser.value("document.title") as? String == Self.hostile[6])
        #expect(try browser.value("typeof window.pwned") as? String == "undefined")
        let strangers = "document.querySelectorAll('script,img,svg,iframe,base,a,meta[http-equiv=refresh]').length"
        #expect(try browser.value(strangers) as? Int == 0)
        #expect(try browser.value("performance.getEntriesByType('resource').length") as? Int == 0)
        // The style was taken, and so is the screen of a phone.
        #expect(try browser.value("getComputedStyle(document.body).maxWidth") as? String == "736px")
        #expect(try browser.value("document.documentElement.scrollWidth<=innerWidth") as? Bool == true)
        #expect(
            try browser.value("getComputedStyle(document.querySelector('.said')).whiteSpace") as? String == "pre-wrap")
    }

    @Test(.timeLimit(.minutes(10))) func `would not run a script that came into it by mistake`() throws {
        let page = HTMLPage(
            title: "x", messages: messages(["hello"]),
            clips: [SoundClip(message: "m0", start: .zero, end: .seconds(1), audio: tone(seconds: 1))])
        let file = FileManager.default.temporaryDirectory.appending(path: "echo-page-\(UUID().uuidString).html")
        let text = page.text.replacing(
            "</main>", with: "<script>window.pwned=1</script><img src=x onerror='window.pwned=2'></main>")
        try Data(text.utf8).write(to: file)
        let browser = try Chromium(opening: file)

        #expect(try browser.value("typeof window.pwned") as? String == "undefined")
        #expect(try browser.value("typeof play") as? String == "function")
    }

    @Test(.timeLimit(.minutes(10))) func `plays its sound, and marks the message that is heard`() throws {
        let (first, second) = (tone(seconds: 0.8), tone(seconds: 0.3))
        let page = HTMLPage(
            title: "Sound", messages: messages(["one", "two", "three", "silent"]),
            clips: [
                SoundClip(message: "m0", start: .zero, end: .milliseconds(400), audio: first),
                SoundClip(message: "m1", start: .milliseconds(400), end: .milliseconds(800), audio: first),
                SoundClip(message: "m2", start: .zero, end: .seconds(9), audio: second),
            ])
        let browser = try browser(page)

        #expect(try browser.value("document.querySelectorAll('audio').length") as? Int == 2)
        #expect(try browser.marksWhilePlaying("m0") == ["m0", "m1", "m2", ""])
        #expect(try browser.value("document.querySelectorAll('#m3 button').length") as? Int == 0)
        let click = "(document.getElementById('play-all').click(),"
        let marked = "[...document.querySelectorAll('.playing')].map(e=>e.id).join())"
        #expect(try browser.value("document.getElementById('play-all').textContent") as? String == "Play all")
        #expect(try browser.value(click + marked) as? String == "m0")
        #expect(try browser.value("document.getElementById('play-all').textContent") as? String == "Stop")
        #expect(try browser.value(click + marked) as? String == "")
    }

    @Test(.timeLimit(.minutes(10))) func `marks the word that is said, and goes where its slider is moved`() throws {
        let page = HTMLPage(
            title: "Words", messages: messages(["one two three four"]),
            clips: [SoundClip(message: "m0", start: .seconds(1), end: .seconds(3), audio: tone(seconds: 3))])
        let browser = try browser(page)

        let seen = try #require(try browser.wordsWhilePlaying("m0"))
        #expect(seen.first == "one")
        #expect(seen.last == "four")
        #expect(seen.compactMap { ["one", "two", "three", "four"].firstIndex(of: $0) } == (0..<seen.count).map { $0 })
        #expect(try browser.value("document.querySelector('#m0 input').hidden") as? Bool == true)

        let word =
            try browser.value(
                """
                (document.querySelector('#m0 button').click(),(bar=>{bar.value=2.1;bar.dispatchEvent(new Event('input'));
                return [...CSS.highlights.get('said')][0].toString()+(bar.hidden?' hidden':'')})
                (document.querySelector('#m0 input')))
                """) as? String
        #expect(word == "three")
    }

    @Test(.timeLimit(.minutes(10))) func `shows an answer as it was meant, and leads only to pages`() throws {
        let answer = """
            ## Birds

            A **grey** heron, see [here](https://example.org/?a=1&b=2) or [there](javascript:window.pwned=1).

            - one
            - two

            | bird | legs |
            |---|---|
            | heron | 2 |

            ```
            <b>code</b>
            ```
            """
        let browser = try browser(HTMLPage(title: "x", messages: messages(["**as typed**", answer])))

        #expect(try browser.value("document.querySelector('#m0 .said').textContent") as? String == "**as typed**")
        #expect(try browser.value("document.querySelector('#m1 strong').textContent") as? String == "grey")
        #expect(try browser.value("document.querySelector('#m1 h3').textContent") as? String == "Birds")
        let links = "[...document.querySelectorAll('a')].map(e=>e.href).join()"
        #expect(try browser.value(links) as? String == "https://example.org/?a=1&b=2")
        let items = "[...document.querySelectorAll('.item>div')].map(e=>e.textContent).join()"
        #expect(try browser.value(items) as? String == "one,two")
        #expect(try browser.value("document.querySelector('td').textContent") as? String == "heron")
        #expect(try browser.value("document.querySelector('pre').textContent.trim()") as? String == "<b>code</b>")
        #expect(try browser.value("getComputedStyle(document.querySelector('.item')).display") as? String == "flex")
    }

    @Test func `is a format of its own`() throws {
        #expect(ConversationFormat(fileName: "talk.HTML") == .html)
        #expect(ConversationFormat.html.text(messages(["hi"]), title: "Herons").contains("<title>Herons</title>"))
    }
}
