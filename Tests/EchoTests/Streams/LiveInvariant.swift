import EchoTestKit
import EchoWire
import Foundation

@testable import Echo

/// What holds in full duplex, whatever the server says: no word that came is lost, what went wrong is told in words,
/// and when the connection ends nothing is left unfinished.
enum LiveInvariant {
    /// - Returns: what breaks the rule, with no more steps than it needs; nil where it holds.
    static func problem(seed: UInt64, number: Int) -> String? {
        var stream = LiveStream(seed: seed, number: number)
        guard violation(stream) != nil else { return nil }
        for step in Set(stream.steps) {
            let smaller = LiveStream(seed: seed, number: number, only: stream.steps.filter { $0 != step })
            if violation(smaller) != nil { stream = smaller }
        }
        return """
            seed \(seed), number \(number), full duplex \(stream.steps): \(violation(stream) ?? "it holds")
            \(stream.events.map(\.text).joined(separator: "\n"))
            """
    }

    static func violation(_ stream: LiveStream) -> String? {
        let script = stream.played
        let said = script.messages.map(\.text).joined(separator: "|")
        if let lost = stream.words.first(where: { !said.contains($0) }) { return "“\(lost)” is lost: “\(said)”" }
        if said.unicodeScalars.contains(where: { $0.value >= 0x10F800 }) { return "half a character is shown" }
        if let open = script.messages.first(where: { !$0.isFinal }) { return "“\(open.text)” never ends" }
        if script.errors.count > stream.events.count + 1 { return "\(script.errors.count) errors are told" }
        switch script.statuses.last {
        case .lost, .retrying: break
        default: return "the connection is gone, and nobody is told: \(script.statuses)"
        }
        let told = script.errors.map { "\($0)" } + script.statuses.map { "\($0)" }
        if stream.complains, !told.contains(where: { $0.contains(LiveStream.complaint) }) {
            return "the server's error is not told: \(told)"
        }
        return nil
    }
}

/// What a server says in full duplex, with something done to it: made from a seed and a number, the same at every run.
struct LiveStream: Sendable {
    enum Step: Sendable, Hashable, CaseIterable {
        case reordered, repeated, twice, fields, withoutEnd, cut, complaint, unannounced
    }

    static let complaint = "It is far too hot."

    private static let spoken = ["Grüße,", " alpha", " 日本", " delta"]

    let steps: [Step]
    private(set) var events: [StreamSeed.Event]

    /// - Parameter only: the steps that are taken; nil for those that chance chooses.
    init(seed: UInt64, number: Int, only: [Step]? = nil) {
        var random = SplitMix(state: seed &+ UInt64(number) &* 0x9E37_79B9)
        let count = Int.random(in: 0...3, using: &random)
        let chosen = (0..<count).map { _ in Step.allCases[Int.random(in: 0..<Step.allCases.count, using: &random)] }
        steps = only ?? chosen
        events = Self.transcript
        let state = random.state
        for (place, step) in Step.allCases.enumerated() where steps.contains(step) {
            // Each step has its own chance, so that one can be left out.
            var random = SplitMix(state: state ^ UInt64(place &* 7919 &+ 17))
            change(step, &random)
        }
    }

    private static let transcript: [StreamSeed.Event] = {
        func event(_ type: String, _ fields: JSONObject, words: String = "") -> StreamSeed.Event {
            let all = fields.merging(["type": .string(type), "event_id": "e"]) { $1 }
            return StreamSeed.Event(text: JSONValue.object(all).text, words: words)
        }
        func delta(_ side: String, _ words: String, at start: Int) -> StreamSeed.Event {
            event(
                "session.\(side)_transcript.delta",
                ["delta": .string(words), "start_ms": .integer(start), "end_ms": .integer(start + 200)], words: words)
        }
        return [event("session.started", ["session": ["id": "live_1", "expires_at": 7200]])]
            + [delta("input", "What now?", at: 0)]
            + spoken.enumerated().map { delta("output", $1, at: 600 + $0 * 200) }
    }()

    private mutating func change(_ step: Step, _ random: inout SplitMix) {
        let place = Int.random(in: 0..<events.count, using: &random)
        switch step {
        case .reordered: events.swapAt(place, Int.random(in: 0..<events.count, using: &random))
        case .repeated: events.insert(events[place], at: place)
        case .twice: events += events
        case .withoutEnd: events.removeLast(Int.random(in: 1...events.count - 1, using: &random))
        case .unannounced: events.removeFirst()
        case .complaint:
            let error: JSONValue = [
                "type": "invalid_request_error", "code": "invalid_value", "message": .string(Self.complaint),
            ]
            let json: JSONValue = ["type": "error", "event_id": "e", "error": error]
            events.insert(StreamSeed.Event(text: json.text), at: place)
        case .fields:
            guard let json = try? JSONValue(parsing: events[place].text) else { return }
            events[place].text = StreamMutation.touched(json, &random).text
            events[place].isTouched = true
        case .cut:
            let text = events[place].text
            events[place].text = String(text.prefix(Int.random(in: 0..<text.count, using: &random)))
            events[place].isTouched = true
        }
    }

    /// The words that a person must see, without the blanks around them.
    var words: [String] {
        events.filter { !$0.isTouched && !$0.words.isEmpty }.map {
            $0.words.trimmingCharacters(in: .whitespaces)
        }
    }

    /// The server says why something does not go, in an event that nothing happened to.
    var complains: Bool {
        events.contains { !$0.isTouched && $0.text.contains(Self.complaint) } && !events.contains(where: \.isTouched)
    }

    /// What becomes of it, up to the end of the connection.
    var played: LiveScript {
        var script = LiveScript()
        script.user(.connect)
        script.fact(.connected)
        for event in events {
            script.milliseconds += 200
            do {
                try script.server(event.text)
            } catch {
                script.fact(.unreadable(reason: "\(error)"))
            }
        }
        script.fact(.connectionClosed(.connectionLost(code: 1006, reason: "it is gone")))
        return script
    }
}
