import EchoAudio
import Foundation
import Testing

@testable import PhoneBridge

@Suite struct `What Asterisk says over its WebSocket` {
    private func message(_ text: String) throws(AsteriskError) -> AsteriskMessage {
        try AsteriskMessage(Data(text.utf8))
    }

    /// As a real Asterisk 22 said it.
    @Test func `is read in JSON`() throws {
        let start =
            #"{"event":"MEDIA_START","connection_id":"app","channel":"WebSocket/app/0x7fd3a8004bc0","#
            + #""channel_id":"1795412267.1","format":"ulaw","optimal_frame_size":160,"ptime":20,"#
            + #""channel_variables":{"DIALEDPEERNUMBER":"app/c(ulaw)f(json)","MEDIA_WEBSOCKET_CONNECTION_ID":"app"}}"#
        #expect(
            try message(start)
                == .start(
                    AsteriskStart(
                        channel: "1795412267.1", codec: .muLaw, isJSON: true,
                        variables: [
                            "DIALEDPEERNUMBER": "app/c(ulaw)f(json)", "MEDIA_WEBSOCKET_CONNECTION_ID": "app",
                        ])))
        #expect(
            try message(#"{"event":"MEDIA_MARK_PROCESSED","channel_id":"1795412267.1","correlation_id":"second"}"#)
                == .mark("second"))
        #expect(try message(##"{"event":"DTMF_END","channel_id":"1.1","digit":"#"}"##) == .digit("#"))
        #expect(try message(#"{"event":"MEDIA_XOFF","channel_id":"1.1"}"#) == .full)
        #expect(try message(#"{"event":"MEDIA_XON","channel_id":"1.1"}"#) == .roomy)
        #expect(
            try message(#"{"event":"ERROR","channel_id":"1.1","error_text":"Unable to parse JSON command"}"#)
                == .refused("Unable to parse JSON command"))
        #expect(try message(#"{"event":"STATUS","queue_length":150}"#) == .other("STATUS"))
    }

    @Test func `is read in plain text, of versions old and new`() throws {
        #expect(
            try message(
                "MEDIA_START connection_id:e226 channel:WebSocket/e226 channel_id:pbx1-123456789.999 format:alaw "
                    + "optimal_frame_size:160 ptime:20")
                == .start(AsteriskStart(channel: "pbx1-123456789.999", codec: .aLaw, isJSON: false)))
        #expect(
            try message("MEDIA_START connection_id:e226 channel:WebSocket/e226 format:ulaw optimal_frame_size:160")
                == .start(AsteriskStart(channel: "WebSocket/e226", codec: .muLaw, isJSON: false)))
        #expect(try message("DTMF_END digit:5 channel_id:1.1") == .digit("5"))
        #expect(try message("MEDIA_MARK_PROCESSED 7") == .mark("7"))
        #expect(try message("MEDIA_MARK_PROCESSED correlation_id:7") == .mark("7"))
        #expect(try message("MEDIA_XOFF") == .full)
        #expect(try message("QUEUE_DRAINED") == .other("QUEUE_DRAINED"))
        #expect(try message("") == .other(""))
    }

    @Test(arguments: [
        ("{", AsteriskError.unreadable("event")), ("{}", .unreadable("event")), (#"{"event":5}"#, .unreadable("event")),
        (#"{"event":"MEDIA_START","channel_id":"1"}"#, .unsupported(format: "", channel: "1")),
        (#"{"event":"MEDIA_START","channel_id":"1","format":"slin16"}"#, .unsupported(format: "slin16", channel: "1")),
        (#"{"event":"MEDIA_START","channel_id":"","format":"ulaw"}"#, .unreadable("channel_id")),
        ("MEDIA_START format:ulaw", .unreadable("channel_id")), ("DTMF_END", .unreadable("digit")),
        ("DTMF_END digit:55", .unreadable("digit")), ("DTMF_END digit:x", .unreadable("digit")),
        ("MEDIA_START channel_id:\(String(repeating: "a", count: 300)) format:ulaw", .unreadable("channel_id")),
    ])
    func `is refused where it is none of the protocol`(text: String, error: AsteriskError) {
        #expect(throws: error) { try message(text) }
    }

    @Test func `is answered in commands of its own format, none of which is too long`() {
        #expect(AsteriskCommand.mark("7").text(isJSON: true) == #"{"command":"MARK_MEDIA","correlation_id":"7"}"#)
        #expect(AsteriskCommand.mark("7").text(isJSON: false) == "MARK_MEDIA 7")
        #expect(AsteriskCommand.flush.text(isJSON: true) == #"{"command":"FLUSH_MEDIA"}"#)
        #expect(AsteriskCommand.hangUp.text(isJSON: false) == "HANGUP")
        let longest = AsteriskCommand.mark(String(Int.max)).text(isJSON: true)
        #expect(longest.utf8.count <= AsteriskCommand.longest)
    }
}
