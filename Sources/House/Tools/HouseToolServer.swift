import EchoWire
import Foundation

/// The tools of a house for other agents, over the Model Context Protocol: one message of JSON a line.
///
/// What needs a yes is asked of the person through the agent, where it can ask; a PIN or a code never goes through it.
@MainActor public final class HouseToolServer {
    /// Revisions of the protocol that are spoken, the newest first.
    static let versions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
    /// Characters of one message.
    static let longest = 1 << 20

    private let desk: HouseDesk
    private let version: String
    private let writeLine: @Sendable (String) -> Void
    /// Whether the agent can ask the person something.
    private var asksPeople = false
    private var lastQuestion = 0
    private var questions: [String: CheckedContinuation<Bool, Never>] = [:]
    /// One after the other: a question belongs to the call before it.
    private var last: Task<Void, Never>?

    /// - Parameters:
    ///   - version: of this program.
    ///   - writeLine: a message to the agent, without the end of its line.
    public init(_ desk: HouseDesk, version: String, writeLine: @escaping @Sendable (String) -> Void) {
        self.desk = desk
        self.version = version
        self.writeLine = writeLine
    }

    /// One line of the agent.
    public func receive(_ line: String) {
        guard line.utf8.count <= Self.longest, let message = try? JSONValue(parsing: Data(line.utf8)),
            message.object != nil
        else { return fail(nil, -32700, "That is not a JSON message.") }
        let id = message["id"]
        guard let method = message["method"]?.string else { return answered(message) }
        // What has no id asks for no answer.
        guard let id else { return }
        switch method {
        case "initialize": initialize(id, message["params"])
        case "ping": reply(id, [:])
        case "tools/list": reply(id, ["tools": .array(HouseTools.all.map(Self.described))])
        case "tools/call": call(id, message["params"])
        default: fail(id, -32601, "There is no method of that name.")
        }
    }

    /// The agent is gone: nobody says yes any more.
    public func end() async {
        for question in questions.values { question.resume(returning: false) }
        questions = [:]
        await last?.value
    }

    private func write(_ message: JSONValue) { writeLine(message.text) }

    // MARK: methods

    private func initialize(_ id: JSONValue, _ params: JSONValue?) {
        asksPeople = params?["capabilities"]?["elicitation"]?.object != nil
        let asked = params?["protocolVersion"]?.string ?? ""
        let spoken = Self.versions.first { $0 == asked } ?? Self.versions[0]
        reply(
            id,
            [
                "protocolVersion": .string(spoken), "capabilities": ["tools": [:]],
                "serverInfo": ["name": "echo-tui-house", "version": .string(version)],
                "instructions": """
                The devices of a house. What opens, unlocks, disarms or heats is done after the person has said yes; \
                undo takes back what was done last.
                """,
            ])
    }

    private static func described(_ tool: HouseTool) -> JSONValue {
        ["name": .string(tool.name), "description": .string(tool.description), "inputSchema": tool.parameters]
    }

    private func call(_ id: JSONValue, _ params: JSONValue?) {
        guard let name = params?["name"]?.string, HouseTools.all.contains(where: { $0.name == name }) else {
            return fail(id, -32602, "There is no tool of that name.")
        }
        let arguments = (params?["arguments"] ?? [:]).text
        last = Task { [last] in
            await last?.value
            let (text, isError) = await outcome(of: name, arguments)
            reply(
                id,
                ["content": [["type": "text", "text": .string(text)]], "isError": .bool(isError)])
        }
    }

    // MARK: consent

    private func outcome(of tool: String, _ arguments: String) async -> (text: String, isError: Bool) {
        let text = await desk.answer(tool, arguments)
        switch desk.question {
        case nil: return (text, false)
        case .which(let choice)?:
            desk.setAside()
            return ("\(desk.answer.question(of: choice)) Say it again with the room or the name.", true)
        case .time?:
            desk.setAside()
            return (text, true)
        case .pin?:
            desk.setAside()
            return ("It needs a PIN or a code, which can only be typed in echo-tui. Nothing was done.", true)
        case .confirm(let plan)?:
            guard asksPeople else {
                desk.setAside()
                return ("It needs a person's yes, and this client cannot ask for one. Nothing was done.", true)
            }
            let isAgreed = await ask(desk.mark + desk.answer.question(of: plan))
            // It may have been called off meanwhile, or asked too long ago.
            guard isAgreed, desk.question == .confirm(plan) else { return (desk.setAside().text, false) }
            return await confirmed()
        }
    }

    private func confirmed() async -> (text: String, isError: Bool) {
        let spoken = await desk.confirmed()
        guard desk.question != nil else { return (desk.mark + spoken.text, false) }
        desk.setAside()
        return ("It needs a code, which can only be typed in echo-tui. Nothing was done.", true)
    }

    /// Whether the person said yes.
    private func ask(_ text: String) async -> Bool {
        lastQuestion += 1
        let id = "yes-\(lastQuestion)"
        let confirm: JSONValue = ["type": "boolean", "title": "Do it", "description": .string(text)]
        return await withCheckedContinuation { continuation in
            questions[id] = continuation
            write([
                "jsonrpc": "2.0", "id": .string(id), "method": "elicitation/create",
                "params": [
                    "message": .string(text),
                    "requestedSchema": [
                        "type": "object", "properties": ["confirm": confirm], "required": ["confirm"],
                    ],
                ],
            ])
        }
    }

    private func answered(_ message: JSONValue) {
        guard let id = message["id"]?.string, let question = questions.removeValue(forKey: id) else { return }
        let result = message["result"]
        question.resume(
            returning: result?["action"]?.string == "accept" && result?["content"]?["confirm"]?.bool == true)
    }

    // MARK: answers

    private func reply(_ id: JSONValue, _ result: JSONValue) {
        write(["jsonrpc": "2.0", "id": id, "result": result])
    }

    private func fail(_ id: JSONValue?, _ code: Int, _ text: String) {
        write([
            "jsonrpc": "2.0", "id": id ?? .null, "error": ["code": .integer(code), "message": .string(text)],
        ])
    }
}
