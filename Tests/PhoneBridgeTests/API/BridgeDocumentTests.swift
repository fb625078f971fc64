import EchoTestKit
import EchoWire
import Foundation
import NIOHTTP1
import Testing

@testable import EchoServing
@testable import PhoneBridge

@Suite(.timeLimit(.minutes(10))) struct `The bridge's OpenAPI document` {
    private let document: JSONValue
    private let schema: JSONSchema

    init() throws {
        document = try JSONValue(parsing: DocumentAPI.document)
        schema = JSONSchema(document: document)
    }

    private var operations: [(method: String, path: String, operation: JSONValue)] {
        (document["paths"]?.object ?? [:]).sorted { $0.key < $1.key }.flatMap { path, item in
            (item.object ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, path, $0.value) }
        }
    }

    @Test func `is served to anyone`() async throws {
        try await BridgeStand.run { stand in
            let answer = try await stand.get("/api/openapi.json", token: nil)
            #expect(answer.status == 200)
            #expect(answer.json["openapi"] == "3.1.0")
            #expect(answer.json == document)
        }
    }

    @Test func `has every route, and no other`() async throws {
        try await BridgeStand.run { stand in
            // The server's own are beside those of the bridge.
            let own = ["GET /healthz", "GET /metrics"]
            let served = Set(stand.bridge.routes.map { "\($0.method.rawValue) \($0.path)" } + own)
            #expect(Set(operations.map { "\($0.method.uppercased()) \($0.path)" }) == served)
            for route in stand.bridge.routes {
                let operation = operations.first { $0.path == route.path.description }?.operation
                #expect((operation?["x-websocket"] == true) == route.isSocket)
                if case .bearer = route.check { #expect(operation?["security"] == nil) }
                if case .anyone = route.check { #expect(operation?["security"]?.array?.isEmpty == true) }
                if case .signed = route.check { #expect(operation?["security"]?[0]?["twilio"] != nil) }
            }
        }
    }

    @Test func `names each operation once, and only schemas that are there`() throws {
        let names = operations.compactMap { $0.operation["operationId"]?.string }
        #expect(Set(names).count == operations.count)
        let text = String(decoding: DocumentAPI.document, as: UTF8.self)
        for match in text.matches(of: /"#\/components\/schemas\/(\w+)"/) {
            #expect(document["components"]?["schemas"]?[String(match.output.1)] != nil)
        }
    }

    @Test(arguments: [1, 2, 3] as [UInt64]) func `holds for whatever is asked`(seed: UInt64) async throws {
        try await BridgeStand.run { stand in
            try await fill(stand)
            try await stand.calling("CA1") { _ in
                var maker = RequestMaker(schema: schema, random: SplitMix(state: seed))
                var statuses: [Int: Int] = [:]
                for (method, path, operation) in operations
                where path.hasPrefix("/api/") && operation["x-websocket"] == nil {
                    for _ in 0..<40 {
                        let request = maker.request(method, path, operation)
                        let answer = try await RawHTTPConnection.request(
                            request.method, request.path, port: stand.port, token: BridgeStand.token,
                            headers: request.headers, body: request.body)
                        statuses[answer.status, default: 0] += 1
                        #expect(problems(answer, of: operation) == [], "\(request)")
                    }
                }
                #expect(statuses[200, default: 0] > 20)
                #expect(statuses[400, default: 0] > 20)
            }
        }
    }

    private func fill(_ stand: BridgeStand) async throws {
        let now = Date(timeIntervalSince1970: 1_764_064_800)
        let call = CallRecord(sid: "CA1", direction: .inbound, number: "withheld", status: .inProgress, started: now)
        try await stand.store.begin(call)
        try await stand.store.add(
            CallRecording(call: call.id, path: "a.wav", duration: .seconds(1), bytes: 2, created: now))
        try await stand.store.append([
            CallEventRecord(call: call.id, type: "a", direction: .incoming, payload: ["a": 1], time: now)
        ])
    }

    private func problems(_ answer: RawHTTPConnection.Answer, of operation: JSONValue) -> [String] {
        guard answer.status < 500 else { return ["status \(answer.status): \(answer.text)"] }
        guard answer.headers["x-injected"] == nil else { return ["a header was injected"] }
        // A path whose parameter is empty is another path.
        if answer.status == 404, answer.code == "unknown_url" { return [] }
        guard let response = operation["responses"]?["\(answer.status)"] else {
            return ["status \(answer.status) is not documented: \(answer.text)"]
        }
        let type = answer.headers["content-type"] ?? ""
        guard let content = response["content"]?[type] else { return ["\(type) is not documented"] }
        guard type == "application/json", let rules = content["schema"] else { return [] }
        return schema.problems(of: answer.json, by: rules)
    }
}
