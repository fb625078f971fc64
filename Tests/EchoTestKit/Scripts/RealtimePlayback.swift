import Echo
import EchoWire
import Foundation

/// The rules of a scripted server over one connection: what the client sends goes in, what is to be sent comes out.
struct RealtimePlayback: Sendable {
    enum Output: Sendable {
        case event(RealtimeTransportEvent)
        case pause(Duration)
    }

    let exchange: Int
    private let steps: [RealtimeStep]
    /// Where each step stands, for people.
    private let lines: [Int]
    /// What a client may send though nobody waits for it.
    private let tolerated: Set<String>
    private var position = 0
    private var inbox: [JSONValue] = []
    private var items = ScriptedItems()
    private var settings: JSONValue = [:]
    private var sound = SoundCount()
    private(set) var sent: [JSONValue] = []
    private(set) var departure: Departure?
    private var outputs: [Output] = []

    init(exchange: Int, steps: [RealtimeStep], lines: [Int]?, tolerating tolerated: Set<String>) {
        self.exchange = exchange
        self.steps = steps
        self.lines = lines ?? Array(1...max(steps.count, 1))
        self.tolerated = tolerated
    }

    /// Why the client is not let in.
    var refusal: EchoError? { if case .refuses(let error)? = steps.first { error } else { nil } }

    /// What the script still waits for; nil at its end.
    var awaited: String? {
        guard steps.indices.contains(position) else { return nil }
        switch steps[position] {
        case .expects(let wanted): return FieldMatch.brief(wanted)
        case .hears: return "\(awaitedSound ?? .zero) of sound"
        default: return "to go on"
        }
    }

    /// How much sound the script still waits for before it goes on.
    var awaitedSound: Duration? {
        guard steps.indices.contains(position), case .hears(let wanted) = steps[position] else { return nil }
        return sound.missing(wanted)
    }

    var line: Int { lines.indices.contains(position) ? lines[position] : (lines.last ?? 0) + 1 }

    mutating func begin() -> [Output] {
        advance()
        return drain()
    }

    mutating func receive(_ text: Data) -> [Output] {
        guard departure == nil else { return [] }
        guard let event = try? JSONValue(parsing: text) else {
            depart(found: String(decoding: text.prefix(200), as: UTF8.self), difference: "it is no JSON")
            return drain()
        }
        sent.append(event)
        take(event)
        advance()
        return drain()
    }

    private mutating func take(_ event: JSONValue) {
        if event["type"] == "session.update" {
            settings = event["session"] ?? [:]
            sound.format(event["session"])
        }
        guard event["type"] == "input_audio_buffer.append" else { return inbox.append(event) }
        sound.add(event["audio"]?.string ?? "")
    }

    private mutating func advance() {
        while departure == nil, steps.indices.contains(position), perform(steps[position]) { position += 1 }
        guard position == steps.endIndex, let extra = nextUntolerated() else { return }
        depart(found: FieldMatch.brief(extra), difference: nil)
    }

    /// False when the step has to wait.
    private mutating func perform(_ step: RealtimeStep) -> Bool {
        switch step {
        case .expects(let wanted): return meet(wanted)
        case .hears(let duration): return sound.take(duration)
        case .says(let event): say(items.complete(event))
        case .saysText(let text): outputs.append(.event(.text(Data(text.utf8))))
        case .agreesToSettings:
            say(["type": "session.updated", "event_id": "event_agreed", "session": settings])
        case .addsItem: for event in items.addCreated() { say(event) }
        case .waits(let duration): outputs.append(.pause(duration))
        case .closes(let code, let reason): outputs.append(.event(.closed(code: code, reason: reason)))
        case .violates(let reason): outputs.append(.event(.violated(reason: reason)))
        case .refuses: break
        }
        return true
    }

    private mutating func say(_ event: JSONValue) { outputs.append(.event(.text(event.data))) }

    private mutating func meet(_ wanted: JSONValue) -> Bool {
        while let event = inbox.first {
            let wanted = items.substitute(wanted)
            let asked = wanted.without("event_id", "item_id_of_script")
            guard let difference = FieldMatch.difference(asked, event) else {
                inbox.removeFirst()
                items.note(created: event, inPlaceOf: wanted)
                return true
            }
            guard tolerated.contains(event["type"]?.string ?? "") else {
                depart(found: FieldMatch.brief(event), difference: difference)
                return false
            }
            inbox.removeFirst()
        }
        return false
    }

    private mutating func nextUntolerated() -> JSONValue? {
        inbox.removeAll { tolerated.contains($0["type"]?.string ?? "") }
        return inbox.first
    }

    private mutating func depart(found: String, difference: String?) {
        let departure = Departure(
            exchange: exchange, step: line, expected: awaited, found: found, difference: difference)
        self.departure = departure
        outputs.append(.event(.violated(reason: departure.description)))
    }

    private mutating func drain() -> [Output] {
        defer { outputs = [] }
        return outputs
    }
}
