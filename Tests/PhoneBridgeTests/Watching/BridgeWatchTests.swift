import Echo
import EchoTestKit
import EchoWire
import Foundation
import Synchronization
import Testing

@testable import PhoneBridge

@Suite(.timeLimit(.minutes(10))) struct `A bridge that is watched from elsewhere` {
    @Test func `tells of every call, and ends one when it is asked to`() async throws {
        try await BridgeStand.run { stand in
            let watch = try BridgeWatch(url: "http://127.0.0.1:\(stand.port)/", token: BridgeStand.token)
            let heard = Mutex<[BridgeNews]>([])
            let watching = Task {
                try await watch.run { news, _ in heard.withLock { $0.append(news) } }
            }
            defer { watching.cancel() }
            try await stand.calling("CA7") { line in
                #expect(
                    await eventually {
                        heard.withLock { news in
                            news.contains {
                                if case .status("CA7", .inProgress, _, reason: _) = $0 { true } else { false }
                            }
                        }
                    })
                #expect(await eventually { watch.end("CA7") && line.isOver })
            }
            #expect(
                await eventually {
                    heard.withLock { $0.contains(.status("CA7", .completed, nil, reason: "hungUpHere")) }
                })
        }
    }

    @Test func `lets a person elsewhere speak in the assistant's place, and gives the call back when they are gone`()
        async throws
    {
        try await BridgeStand.run { stand in
            let happened = Mutex<[String]>([])
            let following = Task { [news = stand.switchboard.news] in
                for await item in news {
                    if case .takenOver(let isTaken) = item.happening {
                        happened.withLock { $0.append(isTaken ? "taken" : "back") }
                    }
                }
            }
            defer { following.cancel() }
            let heard = Mutex<[CallSound]>([])
            let watch = try BridgeWatch(url: "http://127.0.0.1:\(stand.port)", token: BridgeStand.token)
            let watching = Task {
                try await watch.run { news, _ in
                    if case .sound("CA7", let sound) = news { heard.withLock { $0.append(sound) } }
                }
            }
            defer { watching.cancel() }
            try await stand.calling("CA7") { _ in
                #expect(await eventually { watch.ask(.hear(true), of: "CA7") })
                #expect(watch.ask(.takeOver(true), of: "CA7"))
                #expect(await eventually { happened.withLock { $0 == ["taken"] } })
                let said = Data(repeating: 0x90, count: 800)
                #expect(watch.ask(.sound(said), of: "CA7"))
                #expect(await eventually { heard.withLock { $0.contains(.assistant(Data(said.prefix(160)))) } })
                watching.cancel()
                #expect(await eventually { happened.withLock { $0 == ["taken", "back"] } })
            }
        }
    }

    @Test(arguments: [
        (BridgeOrder.end, #"{"callId":"1","type":"call.end"}"#),
        (.mute(true), #"{"callId":"1","muted":true,"type":"call.mute"}"#),
        (.record(true), #"{"active":true,"callId":"1","type":"call.record"}"#),
        (.hear(false), #"{"audio":false,"callId":"1","type":"subscribe"}"#),
        (.whisper("a"), #"{"callId":"1","text":"a","type":"call.whisper"}"#),
        (.say("a"), #"{"callId":"1","text":"a","type":"call.say"}"#),
        (.press("1#"), #"{"callId":"1","digits":"1#","type":"call.dtmf"}"#),
        (.transfer("anna", saying: nil), #"{"callId":"1","to":"anna","type":"call.transfer"}"#),
        (.transfer("anna", saying: "b"), #"{"callId":"1","introduction":"b","to":"anna","type":"call.transfer"}"#),
        (.sound(Data([255])), #"{"audio":"/w==","callId":"1","format":"mulaw","type":"call.audio"}"#),
    ])
    func `is asked in its own words`(order: BridgeOrder, json: String) throws {
        #expect(order.json(for: "1") == (try JSONValue(parsing: Data(json.utf8))))
        _ = try ClientCommand(order.json(for: "1").data)
    }

    @Test func `turns away who has no token, and who finds nobody hears why`() async throws {
        try await BridgeStand.run { stand in
            let stranger = try BridgeWatch(url: "ws://127.0.0.1:\(stand.port)", token: "guessed")
            await #expect(throws: EchoError.invalidKey) { try await stranger.run { _, _ in } }
            #expect(!stranger.end("CA7"))
        }
        let nobody = try BridgeWatch(url: "http://127.0.0.1:1", token: "t")
        await #expect(throws: EchoError.self) { try await nobody.run { _, _ in } }
        #expect(throws: EchoError.self) { try BridgeWatch(url: "bridge.example.com", token: "t") }
    }

    @Test func `is left when the task is cancelled`() async throws {
        try await BridgeStand.run { stand in
            let watch = try BridgeWatch(url: "http://127.0.0.1:\(stand.port)", token: BridgeStand.token)
            let isConnected = Atomic(false)
            let watching = Task {
                try await watch.run(onConnected: { isConnected.store(true, ordering: .relaxed) }, { _, _ in })
            }
            #expect(await eventually { isConnected.load(ordering: .relaxed) })
            watching.cancel()
            try await watching.value
        }
    }
}
