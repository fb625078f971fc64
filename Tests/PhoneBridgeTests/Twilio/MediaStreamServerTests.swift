import EchoServing
import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import PhoneBridge

@Suite(.timeLimit(.minutes(10))) struct `A media stream that is served` {
    @Test func `with sound that no telephone has is told, counted, and kept as a call that failed`() async throws {
        try await BridgeStand.run(AnnouncedStream.policy) { stand in
            var news = stand.switchboard.news.makeAsyncIterator()
            let stream = try await AnnouncedStream("CA1", on: stand, encoding: "audio/l16")
            #expect(try await stream.client.closing() == 1003)

            guard case .began? = await news.next()?.happening,
                case .lineFailed(.strangeSound("audio/l16, 8000 Hz, 1 channel"))? = await news.next()?.happening,
                case .ended(.broken, _)? = await news.next()?.happening
            else {
                Issue.record("it was not told")
                return
            }
            #expect(await eventually { (try? await stand.store.call(UUID(ofCall: "CA1")))??.status == .failed })
            let metrics = try await stand.get("/metrics", token: nil).text
            #expect(metrics.contains("phone_calls_total{direction=\"inbound\",end=\"broken\"} 1"))
            #expect(stand.bridge.desk.gate.usage.active == 0)
        }
    }

    @Test func `is none that was announced for another call`() async throws {
        try await BridgeStand.run(AnnouncedStream.policy) { stand in
            let stream = try await AnnouncedStream("CA1", startedAs: "CA2", on: stand)
            #expect(try await stream.client.closing() == 1008)
            #expect(stand.switchboard.count == 0)
        }
    }

    static let unreadable = [
        #"{"event":"media","media":{"chunk":"1","timestamp":"1","payload":"*"}}"#,
        #"{"event":"dtmf","dtmf":{"digit":"12345"}}"#, "{}", "not JSON", "",
    ]

    @Test func `goes on without messages that cannot be read, and says so once`() async throws {
        try await BridgeStand.run(AnnouncedStream.policy) { stand in
            var news = stand.switchboard.news.makeAsyncIterator()
            let stream = try await AnnouncedStream("CA1", on: stand)
            for text in Self.unreadable { try await stream.send(text) }
            try await stream.client.send(opcode: 2, Data([1, 2, 3]))
            try await stream.send(#"{"event":"dtmf","dtmf":{"digit":"7"}}"#)

            var told = 0
            while let happening = await news.next()?.happening {
                if case .lineFailed(.unreadable) = happening { told += 1 }
                if case .digit = happening { break }
                if case .ended = happening { break }
            }
            #expect(told == 1)
            #expect(stand.switchboard.call("CA1") != nil)
            stream.client.close()
        }
    }

    @Test func `ends when nothing else comes`() async throws {
        try await BridgeStand.run(AnnouncedStream.policy) { stand in
            let stream = try await AnnouncedStream("CA1", on: stand)
            #expect(await eventually { stand.switchboard.call("CA1") != nil })
            while stand.switchboard.call("CA1") != nil {
                for _ in 0..<50 { try await stream.send("{}") }
            }
            #expect(try await stream.client.closing() == 1003)
            #expect(await eventually { (try? await stand.store.call(UUID(ofCall: "CA1")))??.status == .failed })
        }
    }

    @Test func `is heard in its order, with keys between`() async throws {
        try await BridgeStand.run(AnnouncedStream.policy) { stand in
            let stream = try await AnnouncedStream("CA1", on: stand)
            #expect(await eventually { stand.switchboard.call("CA1") != nil })
            let heard = stand.switchboard.sound(of: "CA1")
            func say(_ number: Int) async throws {
                let sound = Data(repeating: UInt8(number), count: 160).base64EncodedString()
                let media = #"{"chunk":"\#(number)","timestamp":"\#(number * 20)","payload":"\#(sound)"}"#
                try await stream.send(#"{"event":"media","streamSid":"MZ1","media":\#(media)}"#)
                if number.isMultiple(of: 7) { try await stream.send(#"{"event":"dtmf","dtmf":{"digit":"7"}}"#) }
            }
            try await say(1)
            var numbers: [UInt8] = []
            for await case .caller(let bytes) in heard {
                numbers.append(bytes.first ?? 0)
                // The call hears from then on.
                if numbers.count == 1 { for number in 2...80 { try await say(number) } }
                if numbers.count == 80 { break }
            }
            // Nobody is heard faster than time passes: of a burst a frame may be left out, and silence is in its place.
            #expect(zip(numbers, 1...80).allSatisfy { $0 == $1 || $0 == 0xFF })
            #expect(numbers.count { $0 != 0xFF } > 60)
            stream.client.close()
        }
    }

    @Test func `gets keys as frames of 20 ms`() async throws {
        try await BridgeStand.run(AnnouncedStream.policy) { stand in
            let stream = try await AnnouncedStream("CA1", on: stand)
            #expect(await eventually { stand.switchboard.call("CA1") != nil })
            stand.switchboard.ask(.press("12"), of: "CA1")
            var sizes: [Int] = []
            while sizes.count < 20, case .message(let message) = try await stream.client.next() {
                guard message["event"] == "media", let text = message["media"]?["payload"]?.string else { continue }
                sizes.append(Data(base64Encoded: text)?.count ?? 0)
            }
            #expect(sizes == Array(repeating: 160, count: 20))
            stream.client.close()
        }
    }

    private static let stop = #"{"event":"stop","stop":{"accountSid":"AC1","callSid":"CA1"}}"#

    @Test(arguments: [stop, nil]) func `of a call that is handed on does not end as one that hung up`(
        last: String?
    ) async throws {
        try await BridgeStand.run(AnnouncedStream.policy) { stand in
            stand.twilio.allowChanges()
            var news = stand.switchboard.news.makeAsyncIterator()
            let stream = try await AnnouncedStream("CA1", on: stand)
            #expect(await eventually { stand.switchboard.call("CA1") != nil })
            stand.switchboard.ask(.transfer(to: "+12015550188"), of: "CA1")
            #expect(await eventually { stand.twilio.changes.count == 1 })
            if let last { try await stream.send(last) } else { stream.client.close() }
            try await stand.webhook(
                "/voice/transfer/answered", ["CallSid": "CA2", "ParentCallSid": "CA1", "CallStatus": "in-progress"])

            var ends: [PhoneLineEnd] = []
            while ends.isEmpty, let happening = await news.next()?.happening {
                if case .ended(let end, _) = happening { ends.append(end) }
            }
            #expect(ends == [.transferred])
        }
    }

    @Test func `of a call that could not be handed on ends as it does`() async throws {
        try await BridgeStand.run(AnnouncedStream.policy) { stand in
            var news = stand.switchboard.news.makeAsyncIterator()
            let stream = try await AnnouncedStream("CA1", on: stand)
            #expect(await eventually { stand.switchboard.call("CA1") != nil })
            stand.switchboard.ask(.transfer(to: "+12015550188"), of: "CA1")
            var ends: [PhoneLineEnd] = []
            while ends.isEmpty, let happening = await news.next()?.happening {
                if case .transferFailed = happening { try await stream.send(Self.stop) }
                if case .ended(let end, _) = happening { ends.append(end) }
            }
            #expect(ends == [.hungUp])
        }
    }

    @Test func `of a call that nobody takes comes back to the same conversation`() async throws {
        try await BridgeStand.run(AnnouncedStream.policy) { stand in
            stand.twilio.allowChanges()
            var news = stand.switchboard.news.makeAsyncIterator()
            let stream = try await AnnouncedStream("CA1", on: stand)
            #expect(await eventually { stand.switchboard.call("CA1") != nil })
            stand.switchboard.ask(
                .transfer(to: "+12015550188", saying: "Anna calls about 1 & 2."), of: "CA1")
            #expect(await eventually { stand.twilio.changes.count == 1 })
            try await stream.send(Self.stop)
            stream.client.close()

            let twiml = stand.twilio.changes.first?["Twiml"] ?? ""
            #expect(twiml.contains(#"<Dial action="https://bridge.test/voice/transfer/ended" answerOnBridge="true""#))
            #expect(twiml.contains(#"callerId="+12015550100" timeout="25">"#))
            #expect(twiml.contains("say=Anna%20calls%20about%201%20%26%202%2E"))

            let answer = try await stand.webhook(
                "/voice/transfer/ended",
                ["CallSid": "CA1", "CallStatus": "in-progress", "DialCallStatus": "busy"])
            let back = try await AnnouncedStream(
                "CA1", AnnouncedStream.parameters(of: answer.text), on: stand, stream: "MZ2")

            var (ends, failures): ([PhoneLineEnd], [PhoneLineError]) = ([], [])
            while ends.isEmpty, let happening = await news.next()?.happening {
                if case .transferFailed(let error) = happening {
                    failures.append(error)
                    try await back.send(#"{"event":"dtmf","dtmf":{"digit":"7"}}"#)
                }
                if case .digit = happening { try await back.send(Self.stop) }
                if case .ended(let end, _) = happening { ends.append(end) }
            }
            #expect(failures == [.busy])
            #expect(ends == [.hungUp])
        }
    }

    @Test func `of a caller who hangs up while it rings elsewhere ends as one that hung up`() async throws {
        try await BridgeStand.run(AnnouncedStream.policy) { stand in
            stand.twilio.allowChanges()
            var news = stand.switchboard.news.makeAsyncIterator()
            let stream = try await AnnouncedStream("CA1", on: stand)
            #expect(await eventually { stand.switchboard.call("CA1") != nil })
            stand.switchboard.ask(.transfer(to: "+12015550188"), of: "CA1")
            #expect(await eventually { stand.twilio.changes.count == 1 })
            try await stream.send(Self.stop)
            let answer = try await stand.webhook(
                "/voice/transfer/ended",
                ["CallSid": "CA1", "CallStatus": "completed", "DialCallStatus": "canceled"])
            #expect(answer.text.contains("<Hangup />"))

            var ends: [PhoneLineEnd] = []
            while ends.isEmpty, let happening = await news.next()?.happening {
                if case .ended(let end, _) = happening { ends.append(end) }
            }
            #expect(ends == [.hungUp])
        }
    }
}
