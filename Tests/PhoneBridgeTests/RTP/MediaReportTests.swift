import EchoAudio
import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import PhoneBridge

/// Two sides of a call, without a network.
@Suite struct `What both sides tell each other of the sound` {
    private let start = ContinuousClock.now
    private let date = Date(timeIntervalSince1970: 1_764_064_800)

    private func session(_ state: UInt64, own: MediaKey?, theirs: MediaKey?) throws -> MediaSession {
        var lines = ["v=0", "c=IN IP4 127.0.0.1", "m=audio 4000 RTP/\(theirs == nil ? "AVP" : "SAVP") 0"]
        if let theirs { lines.append(MediaCrypto(tag: 1, key: theirs).line) }
        let description = try SessionDescription(reading: Data(lines.joined(separator: "\r\n").utf8))
        var random = SplitMix(state: state)
        return MediaSession(
            try NegotiatedMedia(description, codecs: [.muLaw], key: own), at: start, using: &random)
    }

    private func pair(isEncrypted: Bool) throws -> (MediaSession, MediaSession) {
        let (near, far) = isEncrypted ? (MediaKey.random(), MediaKey.random()) : (nil, nil)
        return (try session(1, own: near, theirs: far), try session(2, own: far, theirs: near))
    }

    /// Sound of `one`, of which every tenth packet is lost.
    private func talk(_ one: inout MediaSession, to other: inout MediaSession, packets: Int) throws {
        for number in 0..<packets {
            let tick = one.tick()
            let packet = try #require(tick.packet)
            let sealed = one.bytes(of: packet)
            let bytes = try #require(sealed)
            guard number % 10 != 5 else { continue }
            _ = other.receive(bytes, at: start + .milliseconds(20 * number))
        }
    }

    /// - Returns: whether it was taken.
    @discardableResult
    private func report(
        of one: inout MediaSession, to other: inout MediaSession, after sent: TimeInterval = 0,
        coming received: TimeInterval = 0, at now: Duration = .zero
    ) throws -> Bool {
        let bytes = one.report(at: start + now, date + sent)
        let report = try #require(bytes)
        return other.receive(report: report, at: start + now, date + received)
    }

    @Test(arguments: [false, true])
    func `says what was lost, on both sides, and how long the way is`(isEncrypted: Bool) throws {
        var (near, far) = try pair(isEncrypted: isEncrypted)
        try talk(&near, to: &far, packets: 100)
        try talk(&far, to: &near, packets: 100)

        // A tenth of a second there, one second later a tenth of a second back.
        let isTaken = try report(of: &near, to: &far, coming: 0.1)
        #expect(isTaken)
        let isAnswered = try report(of: &far, to: &near, after: 1.1, coming: 1.2)
        #expect(isAnswered)

        let quality = near.quality
        #expect(quality.received == 90)
        #expect(quality.lost == 10)
        #expect(quality.sent == 100)
        #expect(quality.lostThere == 10)
        let way = try #require(quality.roundTrip)
        #expect((.milliseconds(199)...(.milliseconds(201))).contains(way))
        #expect((9.9...10.1).contains(quality.percentLost))
        #expect(far.quality.lostThere == 10)
        #expect(far.quality.roundTrip == nil)
    }

    @Test func `is told every five seconds or so, and of nobody`() throws {
        var (near, _) = try pair(isEncrypted: false)
        #expect((.seconds(1)...(.seconds(4))).contains(near.nextReport - start))
        let sent = near.report(at: start, date)
        let bytes = try #require(sent)
        #expect((.seconds(3)...(.seconds(7))).contains(near.nextReport - start))
        // It has sent nothing, and heard nothing.
        #expect(RTCPReport(reading: bytes)?.sent == nil)
        #expect(RTCPReport(reading: bytes)?.blocks == [])
    }

    @Test func `is no stranger's to say, and nobody's too often`() throws {
        var (near, far) = try pair(isEncrypted: true)
        let plain = RTCPReport(source: 1).bytes(name: "a")
        let isBelieved = near.receive(report: plain, at: start, date)
        #expect(!isBelieved)
        var taken = 0
        for _ in 0..<100 where try report(of: &far, to: &near) { taken += 1 }
        #expect(taken < 20)
        let isLaterTaken = try report(of: &far, to: &near, at: .seconds(1))
        #expect(isLaterTaken)
    }

    @Test func `is believed of the way only where it can be true`() throws {
        var (near, far) = try pair(isEncrypted: false)
        try talk(&near, to: &far, packets: 10)
        try report(of: &near, to: &far)
        // The other side held it longer than it was away.
        try report(of: &far, to: &near, after: 10, coming: 5)
        #expect(near.quality.roundTrip == nil)
        #expect(near.quality.lostThere != nil)
    }

    @Test func `is an event of the call, and counted`() {
        var quality = LineQuality()
        (quality.received, quality.lost, quality.sent) = (90, 10, 100)
        quality.jitter = .milliseconds(12)
        (quality.lostThere, quality.roundTrip) = (3, .milliseconds(40))
        let event = CallEvent(.measured(quality))
        #expect(event?.type == "call.quality")
        #expect(event?.isKept == true)
        #expect(
            event?.payload == [
                "packets_received": 90, "packets_lost": 10, "jitter_ms": 12, "packets_sent": 100,
                "remote_packets_lost": 3, "round_trip_ms": 40,
            ])

        let tally = CallTally()
        tally.note(SwitchboardNews(call: "1", happening: .measured(quality)))
        let text = tally.metrics.map { "\($0)" }.joined()
        #expect(text.contains("phone_line_packets_lost_total"))
    }

    @Test(.timeLimit(.minutes(10))) func `goes over the network, to the port beside the sound`() async throws {
        var settings = SIPSettings()
        (settings.host, settings.port) = ("127.0.0.1", 0)
        settings.trusted = [.network(0x7F00_0001, bits: 32)]
        let (caller, callee) = (SIPEndpoint(settings), SIPEndpoint(settings))
        try await caller.start()
        try await callee.start()
        let port = try #require(await callee.port)
        let dialled = Task { try await caller.call("sip:anna@127.0.0.1:\(port)", from: "bob") }
        var calls = callee.incoming.makeAsyncIterator()
        let far = try await (try #require(await calls.next())).answer()
        let near = try await dialled.value

        for line in [near, far] { #expect(await eventually { await line.quality()?.lostThere != nil }) }
        #expect(await eventually { await near.quality()?.roundTrip != nil })
        near.hangUp()
        for await event in far.events where event == .ended(.hungUp) { break }
        // Also when the call is over.
        #expect(await far.quality()?.sent ?? 0 > 0)
        await caller.stop()
        await callee.stop()
    }
}
