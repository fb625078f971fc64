import EchoTestKit
import Foundation
import Testing

@testable import PhoneBridge

/// What holds for any bytes from a telephone.
enum TelephoneProperties {
    static let sip = Corpus("sip")
    static let sdp = Corpus("sdp")
    static let rtp = Corpus("rtp")

    /// Whether a message of SIP is read and written as one, or refused.
    static func isStable(_ bytes: [UInt8]) -> Bool {
        guard let message = try? SIPMessage(reading: bytes) else { return true }
        _ = [message.from?.description, message.contact?.description, message.to?.uri.description]
        return message.bytes.count > SIPMessage.sizeLimit || (try? SIPMessage(reading: message.bytes)) != nil
    }

    /// Whether an offer gets an answer for each of its streams, or is refused.
    static func isAnswered(_ bytes: [UInt8]) -> Bool {
        guard let offer = try? SessionDescription(reading: Data(bytes)) else { return true }
        var media = LocalMedia(host: "127.0.0.1", port: 4000, sessionID: 7)
        guard let (answer, _) = try? media.answer(to: offer) else { return true }
        return answer.media.count == offer.media.count
    }

    /// Whether a packet holds no more than it brought, or is refused.
    static func isPacket(_ bytes: [UInt8]) -> Bool {
        guard let packet = RTPPacket(reading: bytes) else { return true }
        _ = TelephoneEvent(packet.payload)
        return packet.payload.count <= bytes.count - 12
    }
}

@Suite struct `Odd bytes from a telephone` {
    @Test(arguments: TelephoneProperties.sip.inputs) func `a message of SIP is read and written as one, or refused`(
        input: Corpus.Input
    ) {
        #expect(TelephoneProperties.isStable(input.bytes))
    }

    @Test(arguments: TelephoneProperties.sdp.inputs) func `an offer is answered stream by stream, or refused`(
        input: Corpus.Input
    ) {
        #expect(TelephoneProperties.isAnswered(input.bytes))
    }

    @Test(arguments: TelephoneProperties.rtp.inputs)
    func `a packet of RTP holds no more than it brought, or is refused`(
        input: Corpus.Input
    ) {
        #expect(TelephoneProperties.isPacket(input.bytes))
    }

    @Test func `there are inputs, and some of them are right`() {
        let (sip, sdp, rtp) = (TelephoneProperties.sip, TelephoneProperties.sdp, TelephoneProperties.rtp)
        #expect(sip.inputs.contains { (try? SIPMessage(reading: $0.bytes)) != nil })
        #expect(sdp.inputs.contains { (try? SessionDescription(reading: Data($0.bytes))) != nil })
        #expect(rtp.inputs.contains { RTPPacket(reading: $0.bytes) != nil })
    }
}
