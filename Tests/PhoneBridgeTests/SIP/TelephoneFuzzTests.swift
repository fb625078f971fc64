import EchoTestKit
import Foundation
import Testing

@testable import PhoneBridge

/// The long search. TelephoneCorpusTests has the short one, and each kind of message has tests of its own.
@Suite struct `Whatever comes from a telephone, for a long time` {
    @Test func `a message of SIP is read and written as the same, or refused`() {
        let search = LongSearch(seed: 1).run { random in
            TelephoneProperties.isStable(TelephoneProperties.sip.damaged(1...12, using: &random))
        }

        #expect(search.finding == nil)
        #expect(search.attempts > 100)
    }

    @Test func `a stream is cut into the same messages, however it is split`() {
        let search = LongSearch(seed: 5).run { random in
            let bytes = (0..<3).flatMap { _ in TelephoneProperties.sip.damaged(0...2, using: &random) }
            var (whole, split) = (SIPFraming(), SIPFraming())
            let expected = (try? whole.append(bytes))?.filter { $0 != .keepAlive }
            var (pieces, rest) = ([SIPFraming.Piece](), bytes[...])
            while !rest.isEmpty {
                let count = Int.random(in: 1...200, using: &random)
                // What is refused at its end is refused, whatever was read before.
                guard let more = try? split.append(rest.prefix(count)) else { return expected == nil }
                pieces += more.filter { $0 != .keepAlive }
                rest = rest.dropFirst(count)
            }
            return expected.map { $0 == pieces } ?? true
        }

        #expect(search.finding == nil)
        #expect(search.attempts > 100)
    }

    @Test func `a description of sound is answered stream by stream, or refused`() {
        let search = LongSearch(seed: 2).run { random in
            TelephoneProperties.isAnswered(TelephoneProperties.sdp.damaged(1...12, using: &random))
        }

        #expect(search.finding == nil)
        #expect(search.attempts > 100)
    }

    @Test func `a packet holds no more than it brought, or is refused`() {
        let search = LongSearch(seed: 4).run { random in
            TelephoneProperties.isPacket(TelephoneProperties.rtp.damaged(1...12, using: &random))
        }

        #expect(search.finding == nil)
        #expect(search.attempts > 100)
    }

    @Test func `sound is put on a steady clock, whatever its packets say`() {
        let search = LongSearch(seed: 3).run { random in
            var buffer = JitterBuffer(silence: 0xFF)
            var timestamp = UInt32.random(in: 0...UInt32.max, using: &random)
            for _ in 0..<200 {
                let length = Int.random(in: 0...300, using: &random)
                let packet = RTPPacket(
                    payloadType: 0, sequence: .random(in: 0...UInt16.max, using: &random), timestamp: timestamp,
                    source: 1, payload: Array(repeating: 1, count: length))
                var bytes = packet.bytes
                if Int.random(in: 0..<4, using: &random) == 0 { bytes.mutate(using: &random) }
                guard let read = RTPPacket(reading: bytes) else { continue }
                buffer.write(read.payload, at: read.timestamp)
                _ = TelephoneEvent(read.payload)
                if case .sound(let frame) = buffer.read(), frame.count != JitterBuffer.frame { return false }
                let isSteady = Int.random(in: 0..<8, using: &random) > 0
                timestamp &+= isSteady ? 160 : .random(in: 0...UInt32.max, using: &random)
            }
            return true
        }

        #expect(search.finding == nil)
        #expect(search.attempts > 20)
    }
}
