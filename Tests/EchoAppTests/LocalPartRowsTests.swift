import EchoText
import Testing

@testable import EchoApp
@testable import EchoScreen

@Suite struct `The panel of local parts` {
    private static let ears = LocalPart(
        name: "whisper-base", role: .ears, title: "Whisper base", purpose: "Understands people.", license: "MIT",
        maker: "OpenAI", download: 214_000_000, disk: 380_000_000, memory: 400_000_000, speed: "3 s in 0.3 s",
        server: "ears.py", model: ".", catalog: "parts.toml")

    private func rows(
        _ chosen: LocalPreferences = LocalPreferences(), isThere: Bool = false, bytes: Int = 0,
        inUse: LocalPartChange? = nil, offers: [LocalPartOffer] = [], getting: LocalPartRows.Getting? = nil,
        measured: String? = nil
    ) -> [ChoiceRowViewState] {
        let standing = PartStanding(part: Self.ears, isThere: isThere, bytes: bytes, measured: measured)
        return LocalPartRows(
            chosen: chosen, inUse: inUse.map { [$0.role: $0] } ?? [:], offers: offers, standings: [standing],
            getting: getting
        ).rows
    }

    @Test func `says who thinks, listens and speaks, above what can be got`() {
        let brain = LocalPartChange(.brain, model: "llama3.2", server: "Ollama", isThere: true)
        let rows = rows(inUse: brain)

        #expect(rows.map(\.title) == ["Brain", "Ears", "Voice", "Whisper base"])
        #expect(rows.map(\.note) == ["llama3.2 via Ollama", "built-in", "built-in", "ears"])
        #expect(rows[0].state.text == "automatic")
    }

    @Test func `says of a part what it takes, whose it is, and how fast it is here`() {
        #expect(rows()[3].state.text == "214 MB to download")
        #expect(rows(bytes: 90_000_000)[3].state.text == "214 MB to download, 90 MB of it kept")
        #expect(
            rows()[3].help
                == "Understands people. 380 MB on disk, 400 MB of memory. Speed on two cores: 3 s in 0.3 s. "
                + "License: MIT. By OpenAI. Enter: get it.")
        #expect(rows(measured: "2.9 s in 0.5 s")[3].help.contains("Speed here: 2.9 s in 0.5 s."))
    }

    @Test func `shows how far one is, and what Enter does then`() {
        let begun = rows(getting: LocalPartRows.Getting(name: "whisper-base"))[3]
        let half = rows(getting: LocalPartRows.Getting(name: "whisper-base", bytes: 107_000_000, all: 214_000_000))[3]

        #expect(begun.state.text == "beginning …")
        #expect(half.state.text == "107 MB of 214 MB")
        #expect(half.help.hasSuffix("Enter: stop, and keep what was downloaded."))
    }

    @Test func `one that is there starts when it is needed, unless it was refused`() {
        var builtIn = LocalPreferences()
        builtIn.ears = LocalPreferences.builtIn

        #expect(rows(isThere: true, bytes: 374_000_000)[1].note == "starts when it is needed")
        #expect(rows(isThere: true, bytes: 374_000_000)[3].state.text == "ready, 374 MB")
        #expect(rows(builtIn, isThere: true)[1].note == "built-in")
    }

    @Test func `Enter on a role changes between automatic and built-in`() {
        var chosen = LocalPreferences()
        chosen.voice = "http://127.0.0.1:8880"
        let rows = LocalPartRows(chosen: chosen, inUse: [:], offers: [], standings: [], getting: nil)

        #expect(rows.next(.brain) == LocalPreferences.builtIn)
        #expect(rows.next(.voice) == LocalPreferences.automatic)
        #expect(rows.rows[2].state.text == "http://127.0.0.1:8880")
    }

    private static let found = [
        LocalPartOffer(.brain, model: "llama3.2", server: "Ollama", address: "http://127.0.0.1:11434#llama3.2"),
        LocalPartOffer(.brain, model: "qwen", server: "llama.cpp", address: "http://127.0.0.1:8080#qwen"),
    ]

    @Test func `all that were found can be chosen, and one that is can be given up`() {
        var chosen = LocalPreferences()
        chosen.brain = "http://127.0.0.1:8080#qwen"
        let used = LocalPartChange(.brain, model: "llama3.2", server: "Ollama", isThere: true)
        let rows = rows(chosen, inUse: used, offers: Self.found)
        let list = LocalPartRows(chosen: chosen, inUse: [:], offers: Self.found, standings: [], getting: nil)

        #expect(rows[3...4].map(\.title) == ["llama3.2 via Ollama", "qwen via llama.cpp"])
        #expect(rows[3...4].map(\.state.text) == ["in use", "chosen"])
        #expect(rows[3...4].map(\.isCurrent) == [false, true])
        #expect(
            rows[3].help == "Runs at http://127.0.0.1:11434#llama3.2. Enter: use this one, after a restart.")
        #expect(list.next(Self.found[0]) == "http://127.0.0.1:11434#llama3.2")
        #expect(list.next(Self.found[1]) == LocalPreferences.automatic)
        #expect(list.rows[0].note == "")
    }

    @Test func `one that was chosen and is not there leaves it to what is built in`() {
        var chosen = LocalPreferences()
        chosen.ears = "tcp://127.0.0.1:10300"
        let gone = LocalPartChange(.ears, model: "base", server: "faster-whisper", isThere: false)

        #expect(rows(chosen, inUse: gone)[1].note == "built-in")
        #expect(rows(chosen, inUse: gone)[1].state.text == "tcp://127.0.0.1:10300")
    }

    @Test(arguments: [(0, "0 MB"), (145_400_000, "145 MB"), (999_600_000, "1 GB"), (1_230_000_000, "1.2 GB")])
    func `sizes are short`(bytes: Int, text: String) { #expect(ByteWording.text(bytes) == text) }
}
