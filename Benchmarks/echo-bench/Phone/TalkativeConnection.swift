import Echo
import EchoWire
import Foundation

/// One connection to a talkative server: whatever settings are asked for hold, and there is no end to an answer.
final class TalkativeConnection: RealtimeConnectionProtocol {
    private static let append = Data("input_audio_buffer.append".utf8)
    private static let update = Data("\"session.update\"".utf8)
    private static let place = #""response_id":"r","item_id":"i","output_index":0,"content_index":0"#
    private static let delta: Data = {
        let sound = Data(repeating: 0x55, count: 160).base64EncodedString()
        return Data(#"{"type":"response.output_audio.delta","event_id":"e",\#(place),"delta":"\#(sound)"}"#.utf8)
    }()

    private let meter: CallMeter
    private let incoming: EventBatches<RealtimeTransportEvent>
    private let deliver: EventBatches<RealtimeTransportEvent>.Continuation

    init(_ meter: CallMeter) {
        self.meter = meter
        (incoming, deliver) = EventBatches<RealtimeTransportEvent>.makeStream()
        say(
            #"{"type":"session.created","event_id":"e","session":{"type":"realtime","id":"s","model":"gpt-realtime"}}"#)
    }

    nonisolated(nonsending) func receive() async -> [RealtimeTransportEvent] { await incoming.makeAsyncIterator().next(isolation: #isolation) ?? [] }

    func send(_ text: Data) async throws(EchoError) {
        if text.count > 100, text.range(of: Self.append) != nil {
            return arrive(text)
        }
        guard text.range(of: Self.update) != nil,
            let session = (try? JSONValue(parsing: text))?["session"]
        else { return }
        let agreed: JSONValue = ["type": "session.updated", "event_id": "e", "session": session]
        deliver.yield(.text(agreed.data))
    }

    private func arrive(_ append: Data) {
        guard let text = (try? JSONValue(parsing: append))?["audio"]?.string, let sound = Data(base64Encoded: text)
        else { return }
        for start in stride(from: 0, to: sound.count, by: FrameNumber.bytes) {
            meter.arrive(.up, number: FrameNumber(in: sound[start...]).value)
        }
    }

    func close() async {
        deliver.yield(.closed(code: 1000, reason: ""))
        deliver.finish()
    }

    func beginAnswer() {
        let item = #"{"id":"i","type":"message","status":"in_progress","role":"assistant","content":[]}"#
        say(#"{"type":"response.created","event_id":"e","response":{"id":"r","status":"in_progress","output":[]}}"#)
        say(
            #"{"type":"response.output_item.added","event_id":"e","response_id":"r","output_index":0,"item":\#(item)}"#)
        say(#"{"type":"conversation.item.added","event_id":"e","previous_item_id":null,"item":\#(item)}"#)
        say(#"{"type":"response.content_part.added","event_id":"e",\#(Self.place),"part":{"type":"audio"}}"#)
    }

    func talk() {
        meter.setOut(.down)
        deliver.yield(.text(Self.delta))
    }

    func hearSpeech() {
        meter.interrupt()
        say(#"{"type":"input_audio_buffer.speech_started","event_id":"e","audio_start_ms":0,"item_id":"u"}"#)
    }

    private func say(_ text: String) { deliver.yield(.text(Data(text.utf8))) }
}
