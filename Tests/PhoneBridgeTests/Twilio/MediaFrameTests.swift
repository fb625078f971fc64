import Foundation
import Testing

@testable import PhoneBridge

@Suite struct `A frame of a media stream` {
    private static let sound = Data(repeating: 0x7F, count: 160).base64EncodedString()

    static let usual = [
        #"{"event":"media","sequenceNumber":"4","media":{"track":"inbound","chunk":"2","timestamp":"5","payload":"\#(sound)"},"streamSid":"MZ1"}"#,
        #"{ "event" : "media", "media" : { "payload" : "\#(sound)", "chunk" : 2, "timestamp" : 5 } }"#,
        #"{"streamSid":"MZ1","media":{"chunk":"2","timestamp":"5","payload":"\#(sound)"},"event":"media"}"#,
    ]

    @Test(arguments: usual) func `is read by what stands in its bytes`(text: String) {
        let frame = MediaFrame.read(Data(text.utf8))
        #expect(frame?.bytes == Data(repeating: 0x7F, count: 160))
        #expect(frame?.number == 2)
        #expect(frame?.time == .milliseconds(5))
    }

    static let unusual = [
        "", "{", "[]", #"{"event":"media"}"#, #"{"event":"mark","media":{}}"#,
        #"{"event":"media","media":{"chunk":"2","timestamp":"5"}}"#,
        #"{"event":"media","media":{"chunk":"2","timestamp":"5","payload":"!"}}"#,
        #"{"event":"media","media":{"chunk":"-2","timestamp":"5","payload":""}}"#,
        #"{"event":"media","media":{"chunk":"2","chunk":"3","timestamp":"5","payload":""}}"#,
        #"{"event":"media","event":"media","media":{"chunk":"2","timestamp":"5","payload":""}}"#,
        #"{"event":"me\u0064ia","media":{"chunk":"2","timestamp":"5","payload":""}}"#,
        #"{"event":"media","media":{"chunk":"2","timestamp":"5","payload":""}}}"#,
        #"{"event":"media","media":{"chunk":"2","timestamp":"5","payload":"""#,
        #"{"event":"media","media":"x","name":"ü"}"#, #"{"event":"media","media":{"a":{"b":"c"}}}"#,
    ]

    @Test(arguments: unusual) func `that has anything unusual is read with all care`(text: String) {
        #expect(MediaFrame.read(Data(text.utf8)) == nil)
    }

    @Test(arguments: usual) func `is the same read either way`(text: String) throws {
        let careful = text.replacingOccurrences(of: #""track""#, with: #""tr\u0061ck""#)
            .replacingOccurrences(of: #"{ "event" "#, with: #"{ "x" : [], "event" "#)
            .replacingOccurrences(of: #"{"streamSid":"MZ1","#, with: #"{"streamSid":"M\u005a1","#)
        #expect(MediaFrame.read(Data(careful.utf8)) == nil)
        #expect(try MediaStreamMessage(Data(careful.utf8)) == MediaStreamMessage(Data(text.utf8)))
    }
}
