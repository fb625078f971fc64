import EchoWire
import Foundation

/// The rules of one media stream: what is sent when, and what becomes of what the app sends.
struct StreamSession: Sendable {
    private let call: CallSID
    private let account: String
    private let parameters: [String: String]
    /// The app's sound goes to the caller.
    private let isTwoWay: Bool
    private let faults: Set<ExchangeFault>
    private var outlet: StreamOutlet
    private var played = PlayedBuffer()
    /// Frames until it says what it is; nil when it has.
    private var framesToStart: Int?
    private var isDry = true
    private var hasEnded = false
    private(set) var figures = StreamFigures()

    init(
        stream: String, call: CallSID, account: String, parameters: [String: String] = [:], isTwoWay: Bool = true,
        faults: Set<ExchangeFault> = []
    ) {
        self.call = call
        self.account = account
        self.parameters = parameters
        self.isTwoWay = isTwoWay
        self.faults = faults
        outlet = StreamOutlet(stream: stream, faults: faults)
        framesToStart = faults.lateStart.map { Int($0 / CallLine.frame) } ?? 0
    }

    mutating func open() -> [StreamAction] {
        var actions = [StreamAction.send(StreamOutlet.connected)]
        if faults.contains(.mediaBeforeStart) { actions += sound(CallerTurn.quietFrame) }
        return actions + startIfDue()
    }

    /// 20 ms pass.
    ///
    /// - Returns: what the caller hears; nil when there is nothing.
    mutating func pass(_ turn: CallerTurn) -> (heard: Data?, actions: [StreamAction]) {
        guard framesToStart == nil else {
            framesToStart = framesToStart.map { $0 - 1 }
            return (nil, startIfDue())
        }
        let out = played.play()
        if out == nil { isDry = true }
        var actions = (out?.marks ?? []).map { mark($0) } + sound(turn.sound)
        for digit in turn.digits {
            let body: JSONObject = ["track": "inbound_track", "digit": .string(String(digit))]
            actions.append(.send(outlet.message("dtmf", body)))
        }
        return (out?.frame, actions)
    }

    mutating func receive(_ text: Data) -> [StreamAction] {
        // What the app sent before it heard of the end is neither played nor answered.
        guard !hasEnded else { return [] }
        guard let message = try? JSONValue(parsing: text), let event = message["event"]?.string else {
            return [.warn(.streamProtocol("A message is not a JSON object with an event."))]
        }
        guard ["media", "mark", "clear"].contains(event) else {
            return [.warn(.streamProtocol("\"\(event.prefix(40))\" is not a known event."))]
        }
        guard isTwoWay else { return [.warn(.streamProtocol("A one-way stream is sent \(event)."))] }
        guard message["streamSid"]?.string == outlet.stream else {
            return [.warn(.streamMessage("streamSid of \(event) is not the one of this stream."))]
        }
        switch event {
        case "media": return receiveSound(message)
        case "mark": return receiveMark(message)
        default: return clear(message)
        }
    }

    /// The last message.
    mutating func end() -> [StreamAction] {
        hasEnded = true
        guard framesToStart == nil, !faults.contains(.noStop) else { return [] }
        return [.send(outlet.message("stop", ["accountSid": .string(account), "callSid": .string(call.text)]))]
    }

    private mutating func receiveSound(_ message: JSONValue) -> [StreamAction] {
        guard let payload = message["media"]?["payload"]?.string, let bytes = Data(base64Encoded: payload) else {
            return [.warn(.streamMessage("media.payload is not base64."))]
        }
        figures.received += 1
        figures.receivedBytes += bytes.count
        if figures.sizes.count < 1000 { figures.sizes[bytes.count, default: 0] += 1 }
        if bytes.starts(with: "RIFF".utf8) { return [.warn(.streamMessage("media.payload is a file."))] }
        guard played.add(bytes) else { return [.warn(.streamMessage("More sound waits than is held."))] }
        if isDry, figures.received > 1 { figures.gaps += 1 }
        isDry = false
        figures.mostAhead = max(figures.mostAhead, played.waiting)
        return []
    }

    private mutating func receiveMark(_ message: JSONValue) -> [StreamAction] {
        guard let name = message["mark"]?["name"]?.string else {
            return [.warn(.streamMessage("mark.name is missing."))]
        }
        return [.note(message)] + played.mark(name).map { mark($0) }
    }

    private mutating func clear(_ message: JSONValue) -> [StreamAction] {
        figures.clears += 1
        figures.clearedBytes += played.waiting
        return [.note(message)] + played.clear().map { mark($0) }
    }

    private mutating func mark(_ name: String) -> StreamAction {
        .send(outlet.message("mark", ["name": .string(name)]))
    }

    private mutating func sound(_ frame: Data) -> [StreamAction] {
        let (messages, lost) = outlet.sound(frame)
        figures.sent += messages.count
        figures.lost += lost
        return messages.map { .sendSound($0) }
    }

    private mutating func startIfDue() -> [StreamAction] {
        guard let frames = framesToStart, frames <= 0 else { return [] }
        framesToStart = nil
        var actions = [start()]
        if faults.contains(.startTwice) { actions.append(start()) }
        if faults.contains(.unknownEvent) { actions.append(.send(outlet.message("weather", ["isNew": true]))) }
        return actions
    }

    private mutating func start() -> StreamAction {
        let encoding: JSONValue = faults.contains(.wrongCodec) ? "audio/l16" : "audio/x-mulaw"
        return .send(
            outlet.message(
                "start",
                [
                    "accountSid": .string(account), "streamSid": .string(outlet.stream), "callSid": .string(call.text),
                    "tracks": ["inbound"],
                    "mediaFormat": ["encoding": encoding, "sampleRate": 8000, "channels": 1],
                    "customParameters": .object(parameters.mapValues { .string($0) }),
                ]))
    }
}
