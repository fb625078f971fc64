import EchoWire
import Foundation

/// The changes to an answer since the last reading.
struct AnswerReading: Sendable {
    var parts: [AnswerPart] = []
    /// What the server calls the program that made it.
    var fingerprint: String?
    /// For the log.
    var notes: [WireNote] = []
    /// Why nothing follows.
    var failure: EchoError?
}

/// Makes the parts of an answer from the text of its body, wherever it is cut. It waits for nothing.
///
/// Whatever the text is, the answer has an end: `.ended` among its parts, or a failure. No word that came is lost.
struct AnswerEvents<Folding: AnswerFoldingProtocol>: Sendable {
    private enum Stage { case unknown, events, whole, over }

    private var folding: Folding
    private var stage = Stage.unknown
    private var parser = SSEParser()
    private var stray = StrayError()
    private var whole = Data()
    /// How the body begins, as long as nothing of it could be read.
    private var beginning = Data()
    /// An event came.
    private var hasRead = false
    private var hasFingerprint = false
    private var reading = AnswerReading()

    init(folding: Folding) { self.folding = folding }

    /// The answer has ended; whatever comes now is left alone.
    var isOver: Bool { folding.isOver }
    /// The server has said why the answer ends.
    var isSaid: Bool { folding.isSaid }
    /// Something of it came that is no sign of life.
    var hasBegun: Bool { hasRead || stage == .whole }
    /// Nothing is read any more.
    var isEnded: Bool { stage == .over }

    /// The body has ended.
    ///
    /// - Parameter error: why it broke off; nil when it is whole.
    mutating func end(_ error: EchoError? = nil) {
        if stage != .over { readRest() }
        guard stage != .over else { return }
        if let error { return stop(error) }
        guard hasRead else { return stop(AnswerBody.failure(beginning)) }
        reading.parts += folding.release()
        do throws(EchoError) {
            reading.parts += try folding.finish()
            stage = .over
        } catch {
            stop(error)
        }
    }

    /// What was made since the last time.
    mutating func take() -> AnswerReading {
        defer { reading = AnswerReading() }
        return reading
    }

    /// An answer that has ended does not fail any more.
    mutating func stop(_ error: EchoError) {
        guard stage != .over else { return }
        reading.parts += folding.release()
        stage = .over
        if !folding.isOver { reading.failure = error }
    }

    // MARK: events

    /// Whether it is a stream is told by its first byte: the label of the content is often wrong.
    mutating func read(_ piece: Data) {
        guard stage != .over else { return }
        if stage == .unknown, let first = piece.first(where: { !Self.isBlank($0) }) {
            stage = [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(first) ? .whole : .events
        }
        if stage == .whole {
            whole.append(piece)
            if whole.count > RESTBody.answerLimit { stop(.invalidData(reason: "it is too large")) }
            return
        }
        if !hasRead { beginning.append(piece.prefix(AnswerBody.shown - beginning.count)) }
        do throws(SSEError) {
            for event in try parser.feed(piece) { take(event) }
        } catch {
            return stop(.invalidData(reason: "\(error)"))
        }
        if stage == .events, let refusal = stray.refusal(in: piece) { stop(refusal) }
    }

    private mutating func take(_ event: SSEEvent) {
        guard stage != .over, !folding.isOver else { return }
        let data = AnswerBody.bare(event.data)
        hasRead = hasRead || !data.isEmpty
        if AnswerBody.isDone(data, of: event.type) {
            reading.notes.append(.done)
            reading.parts += folding.receiveDone()
        } else if !data.isEmpty, !AnswerBody.isSignOfLife(data) {
            if let refusal = AnswerBody.refusal(data, of: event.type) {
                reading.notes.append(WireNote(invalid: Data(data.utf8)))
                return stop(refusal)
            }
            let bytes = Data(data.utf8)
            let read = LooseJSON(bytes)
            if case .damaged = read, let several = AnswerBody.several(data) {
                return take(several.texts + [several.rest].filter { !$0.isEmpty }, of: event.type)
            }
            if let json = json(read, of: bytes) { reading.parts += folding.receive(Self.named(json, event.type)) }
        }
    }

    private mutating func take(_ texts: [String], of type: String) {
        for text in texts { take(SSEEvent(type: type, data: text)) }
    }

    /// Some servers tell the type of an event in its name alone.
    private static func named(_ json: JSONValue, _ type: String) -> JSONValue {
        guard type.hasPrefix("response."), case .object(var fields) = json,
            fields["type"]?.saysSomething != true
        else { return json }
        fields["type"] = .string(type)
        return .object(fields)
    }

    /// Nil for what is no JSON: the answer stops there.
    private mutating func json(_ read: LooseJSON, of data: Data) -> JSONValue? {
        switch read {
        case .json(let json, let bytes):
            note(bytes, json)
            return json
        case .words(let words): refuse(data, RESTRefusal(message: words).failure)
        case .damaged(let error): refuse(data, .invalidData(reason: "\(error)"))
        }
        return nil
    }

    private mutating func refuse(_ data: Data, _ error: EchoError) {
        reading.notes.append(WireNote(invalid: data))
        stop(error)
    }

    private mutating func note(_ data: Data, _ json: JSONValue) {
        let type = json["type"]?.string ?? json["object"]?.string ?? (json["error"] == nil ? nil : "error")
        reading.notes.append(WireNote(answer: data, json, type: type))
        guard !hasFingerprint, let fingerprint = json[ServerVersion.fingerprint]?.string else { return }
        (reading.fingerprint, hasFingerprint) = (fingerprint, true)
    }

    // MARK: the end

    private mutating func readRest() {
        guard stage == .whole else { return readLastEvent() }
        hasRead = true
        let data = Data(whole.drop(while: Self.isBlank))
        switch LooseJSON(data) {
        case .json(let json, let bytes): return take(whole: json, bytes)
        case .words(let words): return refuse(data, RESTRefusal(message: words).failure)
        case .damaged: break
        }
        if let list = AnswerBody.unclosed(data) { return take(unclosed: list, data) }
        let lines = data.split(separator: UInt8(ascii: "\n")).filter { !$0.allSatisfy(Self.isBlank) }
        guard lines.count > 1, (try? JSONValue(parsing: Data(lines[0])))?.object != nil else { return take(cut: data) }
        for (number, line) in lines.enumerated() where stage != .over && !folding.isOver {
            if number == lines.count - 1, (try? JSONValue(parsing: Data(line))) == nil {
                take(cut: Data(line))
            } else if let json = json(LooseJSON(Data(line)), of: Data(line)) {
                reading.parts += folding.receive(json)
            }
        }
    }

    /// One answer, or the events of a stream as a list.
    private mutating func take(whole json: JSONValue, _ data: Data) {
        let events = json.array ?? []
        guard !events.isEmpty, events.allSatisfy(AnswerBody.isEvent) else {
            note(Self.withoutEnd(data), json)
            reading.parts += folding.receive(whole: json)
            return
        }
        take(events)
    }

    private mutating func take(_ events: [JSONValue]) {
        for event in events where !folding.isOver {
            note(event.data, event)
            reading.parts += folding.receive(event)
        }
    }

    /// The events of a stream as a list that does not end.
    ///
    /// - Parameter list: its events that are whole, and the words of the last where that is none.
    private mutating func take(unclosed list: (events: [JSONValue], cut: JSONValue?), _ data: Data) {
        take(list.events)
        guard let cut = list.cut, !folding.isOver else { return }
        reading.notes.append(WireNote(invalid: data))
        breakOff { $0.receive(cut) }
    }

    /// What the empty line is missing behind that ends an event.
    private mutating func readLastEvent() {
        guard let rest = try? parser.feed(Data("\n\n".utf8)) else { return }
        for event in rest.map(\.bare) where stage != .over && !folding.isOver {
            if let several = AnswerBody.several(event.data), (try? JSONValue(parsing: event.data)) == nil {
                take(several.texts, of: event.type)
                if !several.rest.isEmpty, stage != .over, !folding.isOver {
                    take(cut: Data(several.rest.utf8), isEvent: true)
                }
            } else if AnswerBody.isCut(event.data) {
                hasRead = hasRead || !event.data.isEmpty
                take(cut: Data(event.data.utf8), isEvent: true)
            } else {
                take(event)
            }
        }
    }

    /// Of JSON that does not end its words count, and nothing else: what they belong to is not whole.
    private mutating func take(cut data: Data, isEvent: Bool = false) {
        reading.notes.append(WireNote(invalid: data))
        guard let json = CutJSON.closed(data) else {
            if isEvent { return }
            do throws(WireError) { _ = try JSONValue(parsing: data) } catch {
                stop(.invalidData(reason: "\(error)"))
            }
            return
        }
        if json["error"]?.saysFailure == true { return stop(RESTRefusal(json: json).failure) }
        breakOff { isEvent ? $0.receive(json) : $0.receive(whole: json) }
    }

    /// - Parameter receive: what was cut; its words alone are taken.
    private mutating func breakOff(_ receive: (inout Folding) -> [AnswerPart]) {
        var copy = folding
        reading.parts += receive(&copy).filter(\.isWords)
        stop(.answerBrokeOff)
    }

    /// Without white space behind it.
    private static func withoutEnd(_ data: Data) -> Data {
        guard let last = data.lastIndex(where: { $0 > 0x20 }) else { return data }
        return Data(data[...last])
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF: true
        default: false
        }
    }
}

extension SSEEvent {
    fileprivate var bare: SSEEvent { SSEEvent(type: type, data: AnswerBody.bare(data), lastEventID: lastEventID) }
}

extension AnswerPart {
    fileprivate var isWords: Bool {
        switch self {
        case .began, .text, .refusal, .thought, .wasThought, .reworded: true
        default: false
        }
    }
}
