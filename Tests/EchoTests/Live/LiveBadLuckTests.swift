import EchoAudio
import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `A live conversation and a server that behaves badly` {
    private static let noNetwork = EchoError.unreachable(host: "server", reason: "no route")

    // MARK: words

    @Test(arguments: [
        ["Hi \\ud83d", "\\ude00 there", "."], ["Hi \\ud83d\\ude00", " there."], ["Hi \\ud83d", "", "\\ude00 there."],
    ])
    func `a character that comes in two halves is one, on both sides`(_ pieces: [String]) throws {
        var script = try LiveScript.ready()
        script.pass(1000)
        for (index, piece) in pieces.enumerated() {
            try script.heard(piece, index * 200, index * 200 + 200)
            try script.says(piece, index * 200, index * 200 + 200)
        }

        #expect(script.lines == ["user: Hi 😀 there.", "assistant: Hi 😀 there."])
    }

    @Test func `half a character whose other half never comes is shown as one that is missing`() throws {
        var script = try LiveScript.ready()
        script.pass(1000)
        try script.heard("Hi \\ud83d", 0, 200)

        script.pass(4000)

        #expect(script.lines == ["user: Hi \u{FFFD}"])
        #expect(script.messages.map(\.isFinal) == [true])
    }

    @Test func `a clock that stands loses no word`() throws {
        var script = try LiveScript.ready()
        for step in 0..<40 {
            script.pass(500)
            try script.heard("\(step) ", 0, 200)
        }

        let words = script.messages.map(\.text).joined().split(separator: " ")
        #expect(words.map(String.init) == (0..<40).map(String.init))
    }

    @Test func `times that go backwards lose no word, and neither side is mixed with the other`() throws {
        var script = try LiveScript.ready()
        script.pass(4000)
        for start in [3000, 2800, 2600, 400, 3200] {
            try script.heard("a", start, start - 200)
            try script.says("b", start, start + 200)
        }

        let texts = Dictionary(grouping: script.messages, by: \.role).mapValues { $0.map(\.text).joined() }
        #expect(texts == [.user: "aaaaa", .assistant: "bbbbb"])
    }

    // MARK: sound

    @Test func `an answer that never sounds leaves the conversation as it is`() throws {
        var script = try LiveScript.ready()
        script.user(.startListening)
        script.pass(1000)
        try script.heard("Are you there?", 0, 800)

        script.pass(60_000)

        #expect(script.session.turn == .listening)
        #expect(script.messages.map(\.status) == [.completed])
        #expect(script.errors.isEmpty)
    }

    @Test func `of a sound with half a sample the whole ones are heard, and the next sound is in its place`() throws {
        var script = try LiveScript.ready()
        let odd = LiveScript.word.littleEndianData + Data([7])
        try script.server(#"{"type":"session.output_audio.delta","delta":"\#(odd.base64EncodedString())"}"#)
        try script.server(#"{"type":"session.output_audio.delta","delta":"Bw=="}"#)
        try script.voice(LiveScript.word)

        let heard = script.actions.compactMap { if case .play(let sound, _) = $0 { sound.samples } else { nil } }
        #expect(heard.dropFirst() == [LiveScript.word.samples, LiveScript.word.samples])
    }

    @Test func `a machine that slept sends what is heard now, and no word is lost`() throws {
        var script = try LiveScript.ready()
        script.user(.startListening)
        script.pass(1000)
        try script.heard("Before", 0, 800)
        script.forget()

        script.milliseconds += 100_000
        script.pass(1000)
        try script.heard("After", 1000, 1600)

        #expect((23_000...26_000).contains(script.sentFrames))
        #expect(script.messages.map(\.text).joined(separator: " ").hasPrefix("Before"))
        #expect(script.messages.map(\.text).joined().hasSuffix("After"))
        #expect(script.session.connection.phase == .ready)
    }

    // MARK: errors

    @Test(arguments: ["odd", "event_# is odd", "the call call_# is not known at #.5 s"])
    func `an error every second is told each half minute`(_ words: String) throws {
        var script = try LiveScript.ready()

        for second in 0..<120 {
            try script.refuses("invalid_value", words.replacing("#", with: "\(second)"))
            script.pass(1000)
        }

        #expect(script.errors.count == 4)
        #expect(script.session.connection.phase == .ready)
    }

    @Test func `different errors are all told`() throws {
        var script = try LiveScript.ready()

        for words in ["one thing", "another thing"] { try script.refuses("invalid_value", words) }

        #expect(script.errors.count == 2)
    }

    // MARK: delegates

    @Test func `of two delegations at once one is never answered, and the other is`() throws {
        var script = try LiveScript.ready()
        script.pass(1000)
        try script.heard("The weather, and the news.", 0, 800)
        try script.delegates("item_1")
        try script.delegates("item_2")
        script.ring(.delegation(number: 1))
        script.ring(.delegation(number: 2))
        #expect(script.prompts.count == 2)

        script.fact(.part(.text(itemID: "m", delta: "Nothing new."), of: 2))
        script.fact(.part(.ended(.completed), of: 2))

        #expect(script.told == ["say item_2: Nothing new."])
        script.pass(2000)
        #expect(script.session.turn == .thinking)
        script.user(.interrupt)
        #expect(script.actions.contains(.stopThinking(number: 1)))
        #expect(script.session.turn == .idle)
    }

    @Test func `work that never ends does not pile up`() throws {
        var script = try LiveScript.ready()
        script.pass(1000)
        try script.heard("Do it.", 0, 800)

        for number in 1...1000 {
            try script.delegates("item_\(number)")
            script.ring(.delegation(number: number))
            script.ring(.append)
        }

        #expect(script.prompts.count == 8)
        #expect(script.session.outbox.waiting.count <= LiveOutbox.mostWaiting)
    }

    // MARK: the network

    /// What goes on when the network goes.
    enum Point: CaseIterable {
        case quiet, personSpeaks, voiceSpeaks, delegateWorks, serverWorks, handOver, twice
    }

    private static let losses = Point.allCases.flatMap { point in [1, 10, 100].map { (point, $0) } }

    @Test(arguments: losses)
    func `a network that is gone and comes back costs no word and repeats none`(_ point: Point, _ seconds: Int) throws {
        var script = try talking(at: point)
        let spoken = script.messages.filter { $0.role != .tool }.map(\.text)

        lose(&script, for: seconds, breaksAgain: point == .twice)
        script.user(.send(text: "Typed meanwhile."))
        if !script.session.hasConnection { script.user(.connect) }
        comesBack(&script)
        let history = script.opened?.input?.compactMap { $0.content.first?.text } ?? []
        script.forget()
        try script.started(id: "live_9")
        for _ in 0..<8 { script.ring(.append) }
        script.pass(1000)

        #expect(Array(history.prefix(spoken.count)) == spoken)
        #expect(script.statuses.last == .connected(sessionID: "live_9", model: "gpt-live-1.1"))
        #expect((23_000...26_000).contains(script.sentFrames))
        #expect(script.told.count { $0.contains("Typed meanwhile.") } == 1)
        try script.heard("Still here.", 200, 800)
        #expect(script.messages.last?.text == "Still here.")
        #expect(Set(script.messages.map(\.id)).count == script.messages.count)
        #expect(!script.actions.contains { if case .run = $0 { true } else { false } })
    }

    @Test func `a network that does not come back is called by its name`() throws {
        var script = try talking(at: .quiet)

        lose(&script, for: 10_000, breaksAgain: false)

        #expect(script.statuses.last == .lost(Self.noNetwork))
        #expect(script.statuses.count { if case .lost = $0 { true } else { false } } == 1)
    }

    @Test func `a server that ends every session at once is given up, one that keeps them for a while is not`() throws {
        func attempts(lasting milliseconds: Int) throws -> [Int] {
            var script = try LiveScript.ready()
            for _ in 1...8 {
                script.pass(milliseconds)
                try script.server(#"{"type":"session.closed","reason":"expired"}"#)
                guard case .waiting = script.session.reconnection.effort else { break }
                script.ring(.reconnection)
                script.fact(.connected)
                try script.started()
            }
            return script.statuses.compactMap { if case .retrying(let retry) = $0 { retry.attempt } else { nil } }
        }

        #expect(try attempts(lasting: 200) == [1, 2, 3, 4, 5])
        #expect(try attempts(lasting: 11_000) == Array(repeating: 1, count: 8))
    }

    private func talking(at point: Point) throws -> LiveScript {
        var script = point == .serverWorks ? try workingServer() : try LiveScript.ready()
        script.pass(3000)
        try script.heard("My name is Ada.", 0, 1000)
        try script.says("Hello Ada.", 1200, 2000)
        switch point {
        case .quiet, .twice: break
        case .personSpeaks: try script.heard("And I", 2800, 3000)
        case .voiceSpeaks:
            try script.voice(LiveScript.word)
            try script.says(" I am", 2000, 2200)
        case .delegateWorks:
            try script.delegates("item_1")
            script.ring(.delegation(number: 1))
        case .serverWorks:
            try script.server(
                #"{"type":"response.event","delegation_id":"i","event":{"type":"response.output_item.done","item":{"type":"function_call","status":"completed","call_id":"call_1","name":"weather","arguments":"{}"}}}"#
            )
        case .handOver: script.ring(.lastHandOver)
        }
        script.forget()
        return script
    }

    private func workingServer() throws -> LiveScript {
        var settings = SessionSettings()
        settings.delegatesToServer = true
        var script = LiveScript(settings: settings)
        script.user(.connect)
        script.fact(.connected)
        try script.started()
        return script
    }

    /// The connection breaks, and whatever is tried in that time fails.
    private func lose(_ script: inout LiveScript, for seconds: Int, breaksAgain: Bool) {
        let end = script.milliseconds + seconds * 1000
        script.fact(.connectionClosed(.connectionLost(code: 1006, reason: "")))
        if case .handingOver = script.session.reconnection.effort { script.fact(.connectFailed(Self.noNetwork)) }
        var seen = 0
        while let (count, delay) = nextAttempt(script), count > seen {
            seen = count
            let due = script.milliseconds + Int(delay / .milliseconds(1))
            guard due < end else { return }
            script.milliseconds = due
            script.ring(.reconnection)
            if breaksAgain {
                script.fact(.connected)
                script.fact(.connectionClosed(Self.noNetwork))
            } else {
                script.fact(.connectFailed(Self.noNetwork))
            }
        }
        script.milliseconds = end
    }

    private func nextAttempt(_ script: LiveScript) -> (Int, Duration)? {
        let delays = script.actions.compactMap { action -> Duration? in
            if case .start(.reconnection, let delay) = action { delay } else { nil }
        }
        return delays.last.map { (delays.count, $0) }
    }

    private func comesBack(_ script: inout LiveScript) {
        if case .waiting = script.session.reconnection.effort { script.ring(.reconnection) }
        script.fact(.connected)
    }
}
