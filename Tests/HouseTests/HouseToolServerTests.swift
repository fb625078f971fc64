import EchoTestKit
import EchoWire
import Foundation
import Synchronization
import Testing

@testable import House

@MainActor @Suite struct `Other agents use the house over MCP` {
    /// An agent with a house of plugs, whose person answers as a test says.
    @MainActor private final class Agent {
        let house = PlugHouse()
        let desk: HouseDesk
        let server: HouseToolServer
        private let sent = Outbox()
        private var running: Task<Void, Never>?
        private var lastID = 0

        private final class Outbox: Sendable {
            private let messages = Mutex<[JSONValue]>([])
            var all: [JSONValue] { messages.withLock { $0 } }
            func add(_ line: String) {
                let message = try? JSONValue(parsing: Data(line.utf8))
                messages.withLock { $0.append(message ?? .string(line)) }
            }
        }

        init(canAsk: Bool) async {
            desk = HouseDesk(house)
            server = HouseToolServer(desk, version: "1") { [sent] in sent.add($0) }
            running = Task { [desk] in await desk.run() }
            _ = await eventually { self.desk.picture.isKnown }
            let capabilities: JSONValue = canAsk ? ["elicitation": [:]] : [:]
            _ = await asks("initialize", ["protocolVersion": "2025-06-18", "capabilities": capabilities])
        }

        deinit { running?.cancel() }

        func tell(_ message: JSONValue) { server.receive(message.text) }

        func asks(_ method: String, _ params: JSONValue) async -> JSONValue? {
            lastID += 1
            let id = JSONValue.integer(lastID)
            tell(["jsonrpc": "2.0", "id": id, "method": .string(method), "params": params])
            return await answer(to: id)
        }

        func begins(_ tool: String, _ arguments: JSONValue) -> JSONValue {
            lastID += 1
            let id = JSONValue.integer(lastID)
            tell([
                "jsonrpc": "2.0", "id": id, "method": "tools/call",
                "params": ["name": .string(tool), "arguments": arguments],
            ])
            return id
        }

        func answer(to id: JSONValue) async -> JSONValue? {
            let find = { self.sent.all.first { $0["id"] == id && $0["method"] == nil } }
            _ = await eventually { find() != nil }
            return find()
        }

        func question() async -> JSONValue? {
            let find = { self.sent.all.last { $0["method"]?.string == "elicitation/create" } }
            _ = await eventually { find() != nil }
            return find()
        }

        func text(_ answer: JSONValue?) -> String {
            answer?["result"]?["content"]?.array?.first?["text"]?.string ?? "(nothing)"
        }

        func call(_ tool: String, _ arguments: JSONValue) async -> String {
            text(await answer(to: begins(tool, arguments)))
        }
    }

    private static func says(_ sentence: String) -> JSONValue { ["orders": nil, "sentence": .string(sentence)] }

    @Test func `The tools are listed, and the revision is the one that was asked for`() async {
        let agent = await Agent(canAsk: false)

        let tools = await agent.asks("tools/list", [:])?["result"]?["tools"]?.array ?? []
        #expect(tools.compactMap { $0["name"]?.string } == HouseTools.all.map(\.name))
        #expect(tools.allSatisfy { $0["inputSchema"]?["type"]?.string == "object" })
        let hello = await agent.asks("initialize", ["protocolVersion": "1999-01-01", "capabilities": [:]])
        #expect(hello?["result"]?["protocolVersion"]?.string == HouseToolServer.versions[0])
    }

    @Test func `What is done is done, and undone`() async {
        let agent = await Agent(canAsk: false)

        #expect(await agent.call("act", Self.says("turn on smart plug 1")).contains("is on now"))
        #expect(await agent.call("undo", [:]).contains("is off again"))
        #expect(agent.house.orders.map(\.action) == [.turnOn, .turnOff])
    }

    @Test(arguments: [true, false])
    func `A lock opens only behind a person's yes`(says: Bool) async {
        let agent = await Agent(canAsk: true)
        let id = agent.begins("act", Self.says("unlock the front door"))

        let question = await agent.question()
        #expect(question?["params"]?["message"]?.string?.contains("front door") == true)
        #expect(agent.house.orders.isEmpty)
        agent.tell([
            "jsonrpc": "2.0", "id": question?["id"] ?? .null,
            "result": ["action": "accept", "content": ["confirm": .bool(says)]],
        ])

        _ = await agent.answer(to: id)
        #expect(agent.house.orders.map(\.action) == (says ? [.unlock] : []))
        #expect(agent.desk.question == nil)
    }

    @Test func `An agent that cannot ask opens nothing`() async {
        let agent = await Agent(canAsk: false)

        #expect(await agent.call("act", Self.says("unlock the front door")).contains("needs a person's yes"))
        #expect(agent.house.orders.isEmpty)
    }

    @Test func `What is no message, no method and no tool is said to be none`() async {
        let agent = await Agent(canAsk: false)

        agent.server.receive("nonsense")
        #expect(await agent.answer(to: .null)?["error"]?["code"]?.integer == -32700)
        #expect(await agent.asks("resources/list", [:])?["error"]?["code"]?.integer == -32601)
        #expect(await agent.asks("tools/call", ["name": "rm"])?["error"]?["code"]?.integer == -32602)
    }
}
