import EchoAudio
import EchoTestKit
import Foundation
import Testing

@testable import PhoneBridge

@Suite struct `The sound of a call` {
    private let start = ContinuousClock.now

    private func agreed(
        _ direction: MediaDirection = .sendrecv, events: UInt8? = 101, codec: AudioCodec = .muLaw
    ) throws -> NegotiatedMedia {
        let lines = [
            "v=0", "c=IN IP4 127.0.0.1",
            "m=audio 4000 RTP/AVP \(codec == .muLaw ? 0 : 8) \(events.map(String.init) ?? "")",
            events.map { "a=rtpmap:\($0) telephone-event/8000" } ?? "a=ptime:20", "a=\(direction.mirrored.rawValue)",
        ]
        let description = try SessionDescription(reading: Data(lines.joined(separator: "\r\n").utf8))
        return try NegotiatedMedia(description, codecs: [.muLaw, .aLaw])
    }

    private func makeSUT(events: UInt8? = 101, codec: AudioCodec = .muLaw) throws -> MediaSession {
        var random = SplitMix(state: 1)
        return MediaSession(try agreed(events: events, codec: codec), at: start, using: &random)
    }

    private func frame(_ byte: UInt8) -> Data { Data(repeating: byte, count: 160) }

    @Test func `goes out frame by frame, counted, and silence when there is none`() throws {
        var session = try makeSUT()
        session.send([.started(item: "a"), .frame(frame(1)), .mark("m"), .frame(frame(2)), .mark("n")])
        let ticks = (0..<4).map { _ in session.tick() }
        let packets = ticks.compactMap(\.packet)

        #expect(packets.map { $0.payload.first } == [1, 2, 0xFF, 0xFF])
        #expect(packets.map(\.isMarked) == [true, false, false, false])
        #expect(zip(packets, packets.dropFirst()).allSatisfy { $0.sequence &+ 1 == $1.sequence })
        #expect(zip(packets, packets.dropFirst()).allSatisfy { $0.timestamp &+ 160 == $1.timestamp })
        #expect(Set(packets.map(\.source)).count == 1)
        // A mark comes back when what stands before it was played.
        #expect(ticks.map { $0.events.contains(.marked("m")) } == [false, true, false, false])
        #expect(ticks.map { $0.events.contains(.marked("n")) } == [false, false, true, false])
    }

    @Test func `is silent in its own code`() throws {
        var session = try makeSUT(codec: .aLaw)
        let tick = session.tick()
        #expect(tick.packet?.payload == [UInt8](repeating: 0xD5, count: 160))
        #expect(tick.events == [.sound(frame(0xD5))])
        #expect(tick.packet?.payloadType == 8)
    }

    @Test func `is thrown away at once`() throws {
        var session = try makeSUT()
        session.send([.frame(frame(1)), .frame(frame(2))])
        _ = session.tick()
        session.clear()
        #expect(session.tick().packet?.payload.first == 0xFF)
    }

    @Test func `makes room for keys, and goes on with its time`() throws {
        var session = try makeSUT()
        session.send((1...20).map { .frame(frame(UInt8($0))) })
        _ = session.tick()
        #expect(session.press("5") == true)
        let packets = (0..<14).compactMap { _ in session.tick().packet }
        #expect(packets.prefix(8).allSatisfy { $0.payloadType == 101 })
        #expect(packets.prefix(8).compactMap { TelephoneEvent($0.payload)?.code } == Array(repeating: 5, count: 8))
        #expect(Set(packets.prefix(8).map(\.timestamp)).count == 1)
        #expect(packets[8].payload.first == 2)
        #expect(packets[8].timestamp == packets[0].timestamp &+ 8 * 160)
        #expect(zip(packets, packets.dropFirst()).allSatisfy { $0.sequence &+ 1 == $1.sequence })
        var deaf = try makeSUT(events: nil)
        #expect(deaf.press("5") == false)
    }

    @Test func `comes in and is heard in order, and a key once`() throws {
        var (near, far) = (try makeSUT(), try makeSUT())
        far.send((1...30).map { .frame(frame(UInt8($0))) })
        var heard: [PhoneLineEvent] = []
        for tick in 0..<40 {
            if tick == 5 { _ = far.press("7") }
            if let packet = far.tick().packet,
                let event = near.receive(packet.bytes, at: start + .milliseconds(20 * tick))
            {
                heard.append(event)
            }
            heard += near.tick().events
        }
        let sounds = heard.compactMap { if case .sound(let data) = $0 { data.first } else { nil } }
        #expect(sounds.filter { (6...25).contains($0) } == Array(6...25))
        #expect(heard.filter { $0 == .digit("7") }.count == 1)
        #expect(sounds.count == 40)
        // The same key by INFO is the same key.
        #expect(near.receive(info: "7") == nil)
    }

    @Test func `rests while the line is held, and goes on where it was`() throws {
        var session = try makeSUT()
        session.send([.frame(frame(1)), .frame(frame(2))])
        let before = try #require(session.tick().packet)
        session.change(to: try agreed(.recvonly), at: start)
        for _ in 0..<10 {
            let tick = session.tick()
            #expect(tick.packet == nil)
            #expect(tick.events == [])
        }
        session.change(to: try agreed(), at: start)
        let after = try #require(session.tick().packet)
        #expect(after.payload.first == 2)
        #expect(after.isMarked)
        #expect(after.sequence == before.sequence &+ 1)
        #expect(after.timestamp == before.timestamp &+ 11 * 160)
    }

    @Test func `is not taken faster than a call can have it`() throws {
        var session = try makeSUT()
        var digits = 0
        for number in 0..<1000 {
            let packet = RTPPacket(
                payloadType: 101, sequence: UInt16(number), timestamp: UInt32(number * 160), source: 1,
                payload: TelephoneEvent(code: 1, isEnd: false, duration: 160).payload)
            if session.receive(packet.bytes, at: start + .milliseconds(1)) != nil { digits += 1 }
        }
        #expect(digits == 199 || digits == 200)
    }
}

@Suite struct `Sound is taken from who was told of` {
    private typealias Address = MediaSource.Address
    private let told = MediaSource.Address(host: "10.0.0.1", port: 4000)

    @Test func `whatever port of it the router uses`() {
        var source = MediaSource(told: told, allowsAnyHost: false)
        #expect(source.destination == told)
        #expect(source.accepts(Address(host: "10.0.0.1", port: 55_555)) == true)
        #expect(source.destination.port == 55_555)
        #expect(source.accepts(Address(host: "10.0.0.2", port: 4000)) == false)
        #expect(source.destination.port == 55_555)
    }

    @Test func `and from the first other one where that is allowed`() {
        var source = MediaSource(told: told, allowsAnyHost: true)
        #expect(source.accepts(Address(host: "192.0.2.1", port: 1)) == true)
        #expect(source.accepts(Address(host: "192.0.2.2", port: 1)) == false)
        #expect(source.accepts(told) == true)
        #expect(source.destination == told)
        #expect(source.accepts(Address(host: "192.0.2.1", port: 1)) == false)
    }

    @Test func `and from the host that the call is arranged with, behind a router`() {
        var source = MediaSource(told: told, peer: "192.0.2.1", allowsAnyHost: false)
        #expect(source.accepts(Address(host: "192.0.2.2", port: 1)) == false)
        #expect(source.accepts(Address(host: "192.0.2.1", port: 30_000)) == true)
        #expect(source.destination == Address(host: "192.0.2.1", port: 30_000))
        // The place that was told has the say, once something comes from there.
        #expect(source.accepts(told) == true)
        #expect(source.accepts(Address(host: "192.0.2.1", port: 30_000)) == false)
        #expect(source.destination == told)
    }

    @Test func `until it is told of another`() {
        var source = MediaSource(told: told, allowsAnyHost: false)
        #expect(source.accepts(told) == true)
        source.move(to: Address(host: "10.0.0.9", port: 8000))
        #expect(source.accepts(told) == false)
        #expect(source.destination.host == "10.0.0.9")
    }
}
