import EchoWire
import Foundation

/// What a talkative server says, and what it makes of what it hears.
enum TalkativeWords {
    private static let append = Array(#"{"audio":""#.utf8)
    private static let update = Data("\"session.update\"".utf8)
    private static let place = #""response_id":"r","item_id":"i","output_index":0,"content_index":0"#

    static let created = Data(
        #"{"type":"session.created","event_id":"e","session":{"type":"realtime","id":"s","model":"gpt-realtime"}}"#
            .utf8)

    /// So much is said at once, and so often: recorded sessions of Realtime servers have pieces of 67 to 200 ms.
    static let period = Duration.milliseconds(100)
    /// Of a line, in one piece.
    static let frames = Int(period / .milliseconds(20))

    static let delta: Data = {
        let sound = Data(repeating: 0x55, count: frames * FrameNumber.bytes).base64EncodedString()
        return Data(#"{"type":"response.output_audio.delta","event_id":"e",\#(place),"delta":"\#(sound)"}"#.utf8)
    }()

    /// The beginning of an answer.
    static let answer: [Data] = {
        let item = #"{"id":"i","type":"message","status":"in_progress","role":"assistant","content":[]}"#
        return [
            #"{"type":"response.created","event_id":"e","response":{"id":"r","status":"in_progress","output":[]}}"#,
            #"{"type":"response.output_item.added","event_id":"e","response_id":"r","output_index":0,"item":\#(item)}"#,
            #"{"type":"conversation.item.added","event_id":"e","previous_item_id":null,"item":\#(item)}"#,
            #"{"type":"response.content_part.added","event_id":"e",\#(place),"part":{"type":"audio"}}"#,
        ].map { Data($0.utf8) }
    }()

    static let speechStarted = Data(
        #"{"type":"input_audio_buffer.speech_started","event_id":"e","audio_start_ms":0,"item_id":"u"}"#.utf8)

    /// Nil for what has none. As a bridge writes it, the sound stands first: reading all of it would be taken for the
    /// bridge's work where both are in one process.
    static func sound(in text: Data) -> Data? {
        text.withUnsafeBytes { bytes in
            guard bytes.starts(with: append) else { return nil }
            let sound = bytes.dropFirst(append.count)
            return sound.firstIndex(of: UInt8(ascii: "\"")).flatMap { Data(base64Encoded: Data(sound[..<$0])) }
        }
    }

    /// To the settings that are asked for; nil for what asks for none.
    static func agreement(to text: Data) -> Data? {
        guard text.range(of: update) != nil, let session = (try? JSONValue(parsing: text))?["session"] else {
            return nil
        }
        let agreed: JSONValue = ["type": "session.updated", "event_id": "e", "session": session]
        return agreed.data
    }
}
