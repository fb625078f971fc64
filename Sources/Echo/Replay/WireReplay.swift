import EchoAudio
import EchoWire
public import Foundation

/// Tells what happened in a conversation from what went over the wire: without a connection, a device or a clock.
///
/// The same rules that lead a conversation read its recording, so that what is told is what was told then. Sound that was
/// elided counts by its size. A value: a copy is a place to go back to.
public struct WireReplay: Sendable {
    enum Leg: Sendable { case voice, text }

    var voice: RealtimeSession
    var mended = MendedServerEvents()
    var text: TextSession
    /// How the conversation is held where the recording stands; nil before its first event.
    var leg: Leg?
    /// Reads the answer that comes by text.
    var answerBody: ReplayedBody?
    /// What asked for it: its type, and its number in the log.
    var request: String?
    var exchange: Int?
    /// It was refused; it may have been asked for again.
    var isRefused = false
    /// What was asked last is no part of the conversation, and its answer has no number.
    var isAside = false
    /// The number of the answer that was asked for last by text.
    var asked = 0
    var playback: PlaybackEstimate
    var told: [EchoEvent] = []
    /// The server refused the model that was asked, or the one that was to write down what is said.
    var refusedModel: String?
    var refusedTranscriber: String?
    private let origin: ContinuousClock.Instant
    private var first: Date?
    private var last: Date?

    /// - Parameters:
    ///   - hasPlayback: whether the recording says what the loudspeaker did; if not, sound is taken to have been heard as
    ///     fast as it sounds.
    ///   - isFree: whether its server cost nothing; if not, its models cost what is published.
    ///   - origin: what the recording's beginning stands for on the clock that measures.
    public init(hasPlayback: Bool, isFree: Bool = false, origin: ContinuousClock.Instant = .now) {
        voice = RealtimeSession(model: "", settings: SessionSettings(), idPrefix: "replay_")
        voice.decidesInterruptions = false
        text = TextSession(model: "", settings: SessionSettings(), idPrefix: "replay_")
        if isFree { (voice.spending, text.spending) = (Spending(prices: PriceTable()), Spending(prices: PriceTable())) }
        playback = PlaybackEstimate(isKnown: hasPlayback)
        self.origin = origin
    }

    /// The settings the session was told last.
    public var settings: SessionSettings { voice.settings }
    public var mode: ConversationMode { leg == .text ? .text : .audio }
    public var model: String { leg == .text ? text.model : voice.model }

    /// One more event of the recording.
    ///
    /// - Returns: what happened, in order.
    public mutating func receive(_ record: WireRecord) -> [EchoEvent] {
        let now = moment(record.date)
        last = record.date
        for item in playback.ended(at: record.date) {
            perform(voice.notice(.playbackFinished(item: item), at: now), now)
        }
        do throws(WireError) {
            let json = try json(of: record)
            record.direction == .sent ? sent(record, json, now) : received(record, json, now)
        } catch {
            if record.direction == .received { tell(.error(.invalidData(reason: "\(error)"))) }
        }
        return take()
    }

    /// Half a character stays half where the other half may follow.
    private func json(of record: WireRecord) throws(WireError) -> JSONValue {
        // What is no event by voice fails as it did then.
        if leg != .text, case .bytes(let bytes, _) = record.frame { return try JSONValue(parsing: bytes) }
        let data = Data(record.original.utf8)
        return leg == .text || record.type.hasSuffix(".delta")
            ? try JSONValue(parsingHalves: data) : try JSONValue(parsing: data)
    }

    /// Nothing follows: an answer that had not come to its end was cut.
    ///
    /// - Returns: what happened then.
    public mutating func end() -> [EchoEvent] {
        if let last { endAnswer(moment(last)) }
        return take()
    }

    /// The loudspeaker began to play an item.
    public mutating func playbackStarted(_ item: String, at date: Date) -> [EchoEvent] {
        notice(.playbackStarted(item: item), at: date)
    }

    /// The loudspeaker has played an item.
    public mutating func playbackFinished(_ item: String, at date: Date) -> [EchoEvent] {
        notice(.playbackFinished(item: item), at: date)
    }

    /// The loudspeaker was stopped after so much of an item was heard.
    public mutating func playbackInterrupted(_ item: String, heard: Duration, at date: Date) -> [EchoEvent] {
        notice(.playbackInterrupted([RenderedItem(item: item, frames: FrameCount.frames(heard))]), at: date)
    }

    func moment(_ date: Date) -> Moment {
        let elapsed = max(0, date.timeIntervalSince(first ?? date))
        return Moment(instant: origin + .milliseconds(Int64(min(elapsed, 1e9) * 1000)), date: date)
    }

    mutating func tell(_ event: EchoEvent) { told.append(event) }

    /// What was refused was asked of another model.
    mutating func answers(_ model: String) {
        if let old = refusedModel, old != model { tell(.modelReplaced(old: old, new: model)) }
        refusedModel = nil
    }

    private mutating func notice(_ fact: RealtimeFact, at date: Date) -> [EchoEvent] {
        perform(voice.notice(fact, at: moment(date)), moment(date))
        return take()
    }

    private mutating func sent(_ record: WireRecord, _ json: JSONValue, _ now: Moment) {
        first = first ?? record.date
        if record.type.hasPrefix("POST ") || record.type == Self.socketRequest {
            asked(record, json, now)
        } else if record.type == ResponsesSteer.type {
            steered(json, now)
        } else {
            sentByVoice(record.type, json, now)
        }
    }

    /// Whether the answer that was asked for has not come to its end.
    public var isWaiting: Bool {
        guard leg != .text else { return text.answer != nil }
        return voice.answering.response != nil || voice.answering.awaitsResponse || voice.answering.wantsResponse
    }

    private mutating func received(_ record: WireRecord, _ json: JSONValue, _ now: Moment) {
        first = first ?? record.date
        if record.type == SessionCreated.type {
            beginVoice(json, now)
        } else if leg == .text {
            answered(record, json, now)
        } else {
            receivedByVoice(json, now)
        }
    }

    private mutating func take() -> [EchoEvent] {
        defer { told = [] }
        return told
    }
}
