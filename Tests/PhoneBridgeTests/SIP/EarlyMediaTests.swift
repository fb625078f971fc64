import EchoAudio
import EchoTestKit
import Foundation
import NIOCore
import NIOPosix
import Synchronization
import Testing

@testable import PhoneBridge

@Suite(.timeLimit(.minutes(10))) struct `A telephone that is heard before it is answered` {
    /// What the other side says of a call that it has not answered, or has.
    private static func response(_ status: Int, to invite: SIPMessage, port: Int = 6000, isHeard: Bool = true) throws
        -> SIPMessage
    {
        var media = LocalMedia(host: "127.0.0.1", port: port, codecs: [.muLaw], sessionID: 2)
        let body = isHeard ? try media.answer(to: SessionDescription(reading: invite.body)).0.body : Data()
        return SIPMessage.response(
            status, to: invite, tag: "gateway",
            [SIPHeader("contact", "<sip:gateway@127.0.0.1>"), SIPHeader("content-type", "application/sdp")], body: body)
    }

    @Test func `rings, and says once where it is heard`() throws {
        var pair = DialogPair()
        pair.call()
        let invite = try #require(pair.callee?.invitation)
        for status in [183, 183, 180] { pair.inject(try Self.response(status, to: invite), to: .caller) }
        let told = pair.told[.caller] ?? []
        #expect(told.count == 4)
        #expect(told.count { $0 == .rang } == 3)
        guard case .early(let media)? = told.dropFirst().first else {
            Issue.record("\(told)")
            return
        }
        #expect((media.host, media.port, media.codec) == ("127.0.0.1", 6000, .muLaw))
        #expect(pair.caller.state == .calling)
    }

    @Test(arguments: [true, false])
    func `is answered with another description of its sound, or with none`(isHeard: Bool) throws {
        var pair = DialogPair()
        pair.call()
        let invite = try #require(pair.callee?.invitation)
        pair.inject(try Self.response(183, to: invite), to: .caller)
        pair.inject(try Self.response(200, to: invite, port: 7000, isHeard: isHeard), to: .caller)
        guard case .connected(let media)? = pair.told[.caller]?.last else {
            Issue.record("\(pair.told)")
            return
        }
        #expect(media.port == (isHeard ? 7000 : 6000))
        #expect(pair.transcript.last == "→ ACK")
    }

    @Test func `that describes nothing that is understood only rings`() throws {
        var pair = DialogPair()
        pair.call()
        let invite = try #require(pair.callee?.invitation)
        var response = try Self.response(183, to: invite)
        for body in ["", "v=0", "v=0\r\nm=video 1 RTP/AVP 99", "\u{0}", "v=0\r\nm=audio 1 RTP/AVP 96"] {
            response.body = Data(body.utf8)
            pair.inject(response, to: .caller)
        }
        #expect(pair.told[.caller]?.allSatisfy { $0 == .rang } == true)
        #expect(pair.caller.early == nil)
    }

    /// A gateway that says in sound how far the call is, and answers when it is told to.
    private final class Gateway: Sendable {
        /// Nothing that is silence in µ-law.
        static let tone = Data((0..<160).map { UInt8($0 & 0x7F) })

        private struct State {
            var channels: [any Channel] = []
            var invite: (message: SIPMessage, from: SocketAddress)?
            var sounding: RepeatedTask?
        }

        private let loop = MultiThreadedEventLoopGroup.singleton.next()
        private let state = Mutex(State())

        func start() async throws -> Int {
            let sound = try await DatagramHandler.bind("127.0.0.1", 0, on: loop, size: 2000) { _ in }
            let signals = try await DatagramHandler.bind("127.0.0.1", 0, on: loop, size: 9000) { [weak self] datagram in
                try? self?.receive(datagram)
            }
            state.withLock { $0.channels = [signals, sound] }
            return try #require(signals.localAddress?.port)
        }

        func stop() {
            let (channels, sounding) = state.withLock { ($0.channels, $0.sounding) }
            sounding?.cancel()
            for channel in channels { channel.close(promise: nil) }
        }

        func answer() throws {
            guard let (invite, address) = state.withLock(\.invite) else { return }
            send(try response(200, to: invite, isHeard: false), to: address)
        }

        private func receive(_ datagram: AddressedEnvelope<ByteBuffer>) throws {
            let message = try SIPMessage(reading: Data(datagram.data.readableBytesView))
            switch message.method {
            case .invite:
                let isNew = state.withLock { state in
                    defer { state.invite = (message, datagram.remoteAddress) }
                    return state.invite == nil
                }
                send(try response(183, to: message, isHeard: true), to: datagram.remoteAddress)
                if isNew { try sound(at: SessionDescription(reading: message.body).media[0].port) }
            case .bye: send(.response(200, to: message), to: datagram.remoteAddress)
            default: break
            }
        }

        private func response(_ status: Int, to invite: SIPMessage, isHeard: Bool) throws -> SIPMessage {
            let port = state.withLock { $0.channels.last?.localAddress?.port }
            return try Early.response(status, to: invite, port: port ?? 0, isHeard: isHeard)
        }

        private func send(_ message: SIPMessage, to address: SocketAddress) {
            let bytes = ByteBuffer(bytes: message.bytes)
            let channel = state.withLock(\.channels.first)
            channel?.writeAndFlush(AddressedEnvelope(remoteAddress: address, data: bytes), promise: nil)
        }

        private func sound(at port: Int) throws {
            let address = try SocketAddress(ipAddress: "127.0.0.1", port: port)
            let number = Mutex(UInt16(0))
            let task = loop.scheduleRepeatedTask(initialDelay: .zero, delay: .milliseconds(20)) { [weak self] _ in
                let next = number.withLock { number in
                    number &+= 1
                    return number
                }
                let packet = RTPPacket(
                    payloadType: 0, sequence: next, timestamp: UInt32(next) * 160, source: 7, payload: Array(Self.tone))
                let channel = self?.state.withLock(\.channels.last) ?? nil
                channel?.writeAndFlush(
                    AddressedEnvelope(remoteAddress: address, data: ByteBuffer(bytes: packet.bytes)), promise: nil)
            }
            state.withLock { $0.sounding = task }
        }
    }

    private typealias Early = `A telephone that is heard before it is answered`

    @Test func `is heard while it rings, and by the line from when it is answered`() async throws {
        var settings = SIPSettings()
        (settings.host, settings.port) = ("127.0.0.1", 0)
        let endpoint = SIPEndpoint(settings)
        try await endpoint.start()
        let gateway = Gateway()
        let port = try await gateway.start()
        let heard = Mutex(0)
        async let calling = endpoint.call("sip:anna@127.0.0.1:\(port)", from: "echo") { progress in
            if case .heard(Gateway.tone, .muLaw) = progress { heard.withLock { $0 += 1 } }
        }
        #expect(await eventually { heard.withLock { $0 } > 5 })
        try gateway.answer()
        let line = try await calling
        for await event in line.events { if event == .sound(Gateway.tone) { break } }
        let before = heard.withLock(\.self)
        line.hangUp()
        for await event in line.events where event == .ended(.hungUpHere) { break }
        #expect(heard.withLock(\.self) == before)
        gateway.stop()
        await endpoint.stop()
    }
}
