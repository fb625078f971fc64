import Echo
import EchoServing
import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import PhoneBridge

struct CallTallyTests {
    private let tally = CallTally()
    private let noon = Date(timeIntervalSince1970: 1_795_000_000)

    private func note(_ happening: CallHappening, in call: String = "CA1") {
        tally.note(SwitchboardNews(call: call, happening: happening))
    }

    private func begin(_ call: String, _ direction: PhoneLineCall.Direction, at date: Date) {
        note(.began(PhoneLineCall(id: call, from: "+1", to: "+2", direction: direction), at: date), in: call)
    }

    private func metric(_ name: String) throws -> Metric { try #require(tally.metrics.first { $0.name == name }) }

    @Test("by direction while they go on, and by their end when they are over") func calls() throws {
        begin("CA1", .inbound, at: noon)
        begin("CA2", .inbound, at: noon)
        begin("CA3", .outbound, at: noon)
        note(.ended(.hungUp, at: noon + 90), in: "CA1")
        note(.ended(.lost, at: noon + 30), in: "CA3")
        // Twice, and of nobody.
        note(.ended(.lost, at: noon + 60), in: "CA3")
        note(.ended(.hungUp, at: noon + 60), in: "CA9")

        let (into, out) = (MetricLabel("direction", "inbound"), MetricLabel("direction", "outbound"))
        #expect(try metric("phone_calls") == .gauge("phone_calls", "Calls in progress.", [([into], 1), ([out], 0)]))
        #expect(
            try metric("phone_calls_total")
                == .counter(
                    "phone_calls_total", "Finished calls, by how they ended.",
                    [([into, MetricLabel("end", "hungUp")], 1), ([out, MetricLabel("end", "lost")], 1)]))
        #expect(
            try metric("phone_call_seconds_total")
                == .counter(
                    "phone_call_seconds_total", "Duration of finished calls.", [([into], 90), ([out], 30)]))
    }

    @Test("a clock that jumps back makes no time negative") func clock() throws {
        begin("CA1", .inbound, at: noon)
        note(.ended(.hungUp, at: noon - 3600))
        begin("CA2", .inbound, at: noon)
        note(.ended(.hungUp, at: noon + 1), in: "CA2")

        let labels = ["inbound", "outbound"].map { [MetricLabel("direction", $0)] }
        #expect(
            try metric("phone_call_seconds_total")
                == .counter(
                    "phone_call_seconds_total", "Duration of finished calls.", [(labels[0], 1), (labels[1], 0)]))
    }

    @Test("replies by their time, and interrupted ones") func replies() throws {
        note(.echo(.turnEnded(TurnSummary(firstSound: .milliseconds(5_800)))))
        note(.echo(.turnEnded(TurnSummary(userItemID: "1", firstSound: .milliseconds(400), interrupted: true))))
        let heard = TurnSummary(userItemID: "2", firstSound: .milliseconds(400), firstHeard: .milliseconds(700))
        note(.echo(.turnEnded(heard)))
        note(.echo(.turnEnded(TurnSummary())))

        var times = LatencyHistogram()
        times.add(.milliseconds(400))
        times.add(.milliseconds(700))
        let help = "From the end of the caller's words to the first sound of the reply."
        #expect(try metric("phone_reply_seconds") == .histogram("phone_reply_seconds", help, times))
        #expect(
            try metric("phone_interruptions_total")
                == .counter("phone_interruptions_total", "Answers that callers interrupted.", [([], 1)]))
    }

    @Test("the bridge tells them, and all that the board of Grafana draws") func board() async throws {
        let told = try await BridgeStand.run { stand in
            try await stand.calling { _ in
                #expect(await stand.tells("phone_calls{direction=\"inbound\"} 1"))
            }
            #expect(await stand.tells("phone_calls_total{direction=\"inbound\",end=\"hungUpHere\"} 1"))
            return try await stand.get("/metrics").text
        }

        let packaging = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../packaging")
        let board = try Data(contentsOf: packaging.appending(path: "server/grafana-bridge.json"))
        let drawn = Self.expressions(in: try JSONValue(parsing: board))
        #expect(drawn.count > 10)
        for expression in drawn {
            let words = expression.split { !($0.isLetter || $0 == "_") }
            let name = try #require(words.first { $0.contains("_") && !$0.hasPrefix("histogram") })
            let type = "# TYPE \(name.replacing("_bucket", with: "")) "
            #expect(told.contains(type), "\(expression)")
        }
    }

    private static func expressions(in json: JSONValue) -> [String] {
        switch json {
        case .object(let fields):
            fields.flatMap { $0.key == "expr" ? [$0.value.string ?? ""] : expressions(in: $0.value) }
        case .array(let values): values.flatMap(expressions)
        default: []
        }
    }
}

extension BridgeStand {
    fileprivate func tells(_ line: String) async -> Bool {
        await eventually { (try? await get("/metrics").text.contains("\n\(line)\n")) ?? false }
    }
}
