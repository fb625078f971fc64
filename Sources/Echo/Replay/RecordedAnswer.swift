import EchoWire
import Foundation

/// Has the engine's rules read a recorded answer.
enum RecordedAnswer {
    // MARK: written

    static func written<Folding: AnswerFoldingProtocol>(
        _ recording: RecordedStream, _ wire: StreamCheck.Wire, _ folding: Folding, _ split: (Data) -> [Data]
    ) -> StreamCheck {
        var session = TextSession(model: "", settings: SessionSettings(), idPrefix: "check_")
        var shown = ShownAnswers()
        let now = Moment(instant: .now, date: Date(timeIntervalSince1970: 0))
        var number = 0
        for action in session.request(.send(text: "?"), at: now) {
            if case .ask(_, let asked) = action { number = asked }
        }
        func perform(_ actions: [TextAction]) {
            for action in actions { if case .emit(let event) = action { shown.receive(event) } }
        }
        let (parts, failure) = read(recording, folding, split)
        for part in parts { perform(session.notice(.part(part, of: number), at: now)) }
        if let failure { perform(session.notice(.failed(failure, of: number), at: now)) }
        let end: AnswerEnd? = parts.lazy.compactMap { if case .ended(let end) = $0 { end } else { nil } }.first
        return StreamCheck(wire, shown, Self.end(end, failure))
    }

    private static func read<Folding: AnswerFoldingProtocol>(
        _ recording: RecordedStream, _ folding: Folding, _ split: (Data) -> [Data]
    ) -> (parts: [AnswerPart], failure: EchoError?) {
        if let status = recording.status, !(200..<300).contains(status) {
            let body = (try? BodyText.whole(recording.body, encoding: recording.encoding)) ?? recording.body
            return ([], RESTRefusal(body: body).echoError(status: status))
        }
        var decoder = AnswerDecoder(folding: folding)
        do throws(EchoError) {
            try decoder.begin(encoding: recording.encoding)
            for piece in split(recording.body) { decoder.feed(piece) }
            decoder.end()
        } catch {
            decoder.end(error)
        }
        let reading = decoder.take()
        return (reading.parts, reading.failure)
    }

    private static func end(_ end: AnswerEnd?, _ failure: EchoError?) -> StreamCheck.End {
        switch end {
        case .completed: .whole
        case .incomplete(let reason): .cut(reason: reason)
        case .failed(let error): ShownAnswers.end(error)
        case nil: ShownAnswers.end(failure ?? .noAnswer(.noBytes))
        }
    }

    // MARK: spoken

    /// Events that only a client sends.
    private static let asked: Set<String> = [
        "session.update", "response.create", "response.cancel", "conversation.item.create",
        "conversation.item.truncate", "conversation.item.delete", "conversation.item.retrieve",
        "input_audio_buffer.append",
        "input_audio_buffer.commit", "input_audio_buffer.clear", "output_audio_buffer.clear",
    ]

    static func spoken(_ lines: [Data]) -> StreamCheck {
        var replay = WireReplay(hasPlayback: false, isFree: true)
        var shown = ShownAnswers()
        var hasAnswered = false
        var refusal: RESTRefusal?
        // Where each event has around it who sent it, what has not is no event.
        let isWrapped = lines.prefix(20).contains { (try? JSONValue(parsing: $0))?["dir"] != nil }
        for (number, line) in lines.enumerated() {
            let json = try? JSONValue(parsingHalves: line)
            let event = json?["dir"] == nil ? nil : json?["event"]
            // What came in place of an event.
            let text = json?["dir"] == nil ? nil : json?["bytes"]?.string
            guard event != nil || text != nil || !isWrapped else { continue }
            let record =
                text.map { Self.record(Data($0.utf8), nil, nil, number) } ?? Self.record(line, json, event, number)
            // An answer to what the recording does not have was asked for.
            if !hasAnswered, record.direction == .received, record.type.hasPrefix("response.") {
                hasAnswered = true
                replay.voice.answering.awaitsResponse = true
            }
            if record.direction == .received, ["error", "?"].contains(record.type) {
                refusal = refusal ?? (event ?? json).flatMap(RESTRefusal.init(lone:))
            }
            for event in replay.receive(record) { shown.receive(event) }
        }
        // One that came before there was a session is all that the server has to say.
        if !hasAnswered, shown.errors.isEmpty, let refusal { shown.receive(.error(refusal.failure)) }
        return StreamCheck(.realtime, shown, shown.end(isWaiting: replay.isWaiting))
    }

    /// - Parameter event: what stands in the line with who sent it; nil where the line is the event.
    private static func record(_ line: Data, _ json: JSONValue?, _ event: JSONValue?, _ number: Int) -> WireRecord {
        let type = (event ?? json)?["type"]?.string ?? "?"
        let isSent = event == nil ? asked.contains(type) : json?["dir"]?.string == "client"
        return WireRecord(
            id: number, direction: isSent ? .sent : .received, date: Date(timeIntervalSince1970: 0), type: type,
            size: line.count, kept: WireText(event?.data ?? line))
    }
}
