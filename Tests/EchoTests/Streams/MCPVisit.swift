import EchoTestKit
import EchoWire
import Foundation

@testable import Echo

/// What a server of tools says during one visit, with something done to it: made from a seed and a number, the same at every
/// run.
struct MCPVisit: Sendable {
    enum Step: Sendable, Hashable, CaseIterable {
        case reordered, repeated, twice, fields, withoutEnd, strayPrints, lists, mark, lineEnds, latin, cut
    }

    /// How the server is reached.
    enum Way: Sendable, Hashable, CaseIterable { case program, stream, answers, streamedAnswers }

    struct Event: Sendable {
        var text: String
        var isTouched = false
        /// Whether it answers the call, with `words`.
        var isAnswer = false
    }

    static let words = "4 °C, Grüße"

    let seed: UInt64
    let number: Int
    let steps: [Step]
    let way: Way
    let isModern: Bool
    /// What is said until each request is answered.
    private(set) var events: [[Event]]

    /// - Parameter only: the steps that are taken; nil for those that chance chooses.
    init(seed: UInt64, number: Int, only: [Step]? = nil) {
        (self.seed, self.number) = (seed, number)
        var random = SplitMix(state: seed &+ UInt64(number) &* 0x9E37_79B9)
        way = Way.allCases[Int.random(in: 0..<Way.allCases.count, using: &random)]
        isModern = Bool.random(using: &random)
        let count = Int.random(in: 0...3, using: &random)
        let chosen = (0..<count).map { _ in Step.allCases[Int.random(in: 0..<Step.allCases.count, using: &random)] }
        steps = only ?? chosen
        events = Self.transcript(isModern: isModern)
        let state = random.state
        for (place, step) in Step.allCases.enumerated() where steps.contains(step) {
            // Each step has its own chance, so that one can be left out.
            var random = SplitMix(state: state ^ UInt64(place &* 7919 &+ 17))
            change(step, &random)
        }
    }

    // MARK: what is said

    private static func transcript(isModern: Bool) -> [[Event]] {
        func answer(_ id: Int, _ result: JSONValue) -> Event {
            Event(text: JSONValue.object(["jsonrpc": "2.0", "id": .integer(id), "result": result]).text)
        }
        let greeting: [[Event]] =
            isModern
            ? [[answer(1, ["supportedVersions": ["2026-07-28"], "capabilities": ["tools": [:]]])]]
            : [
                [Event(text: #"{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found"}}"#)],
                [answer(2, ["protocolVersion": "2025-06-18", "capabilities": ["tools": [:]], "serverInfo": [:]])],
            ]
        let last = greeting.count
        let tools: JSONValue = [
            "tools": [["name": "weather", "inputSchema": ["type": "object"]], ["name": "time"]], "nextCursor": "",
        ]
        // The empty cursor is asked with, and brings the same list again.
        let token = JSONValue.string("p-\(last + 3)")
        let progress: JSONValue = [
            "jsonrpc": "2.0", "method": "notifications/progress",
            "params": ["progressToken": token, "progress": 1, "total": 2],
        ]
        let log = #"{"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":"working"}}"#
        var said = answer(last + 3, ["content": [["type": "text", "text": .string(words)]], "isError": false])
        said.isAnswer = true
        let pages = [[answer(last + 1, tools)], [answer(last + 2, tools)]]
        return greeting + pages + [[Event(text: progress.text), Event(text: log), said]]
    }

    private mutating func change(_ step: Step, _ random: inout SplitMix) {
        guard !events.isEmpty else { return }
        let group = Int.random(in: 0..<events.count, using: &random)
        let place = Int.random(in: 0..<events[group].count, using: &random)
        switch step {
        case .reordered: events.swapAt(group, Int.random(in: 0..<events.count, using: &random))
        case .repeated: events[group].insert(events[group][place], at: place)
        case .twice: events = events.map { $0 + $0 }
        case .withoutEnd: events.removeLast(Int.random(in: 1...events.count, using: &random))
        case .strayPrints:
            let prints = ["", "Server started on stdio", "{", "null", "[]", #"{"level":"info","id":3,"method":"GET"}"#]
            events[group].insert(Event(text: prints[Int.random(in: 0..<prints.count, using: &random)]), at: place)
        case .lists:
            let all = events[group].map(\.text).joined(separator: ",")
            let isAnswer = events[group].contains { $0.isAnswer }
            let isTouched = events[group].contains { $0.isTouched }
            events[group] = [Event(text: "[\(all)]", isTouched: isTouched, isAnswer: isAnswer)]
        case .fields:
            guard let json = try? JSONValue(parsing: events[group][place].text) else { return }
            events[group][place].text = StreamMutation.touched(json, &random).text
            events[group][place].isTouched = true
        case .mark, .lineEnds, .latin, .cut: break
        }
    }

    // MARK: how it comes

    /// The bytes of some of it, which may break off.
    func body(_ some: [Event]) -> Data {
        let isStream = way == .stream || way == .streamedAnswers
        let end = steps.contains(.lineEnds) ? "\r\n" : "\n"
        let text = some.map { isStream ? "event: message\(end)data: \($0.text)\(end)\(end)" : $0.text + end }.joined()
        var data = Data(text.utf8)
        if steps.contains(.latin) { data = text.data(using: .isoLatin1) ?? data }
        if steps.contains(.mark) { data = Data([0xEF, 0xBB, 0xBF]) + data }
        guard steps.contains(.cut) else { return data }
        var random = SplitMix(state: UInt64(number) ^ UInt64(data.count))
        return data.prefix(Int.random(in: 0...data.count, using: &random)) + Data()
    }

    /// Cuts bytes as a pipe does.
    func pieces(_ data: Data) -> [Data] {
        var random = SplitMix(state: UInt64(number))
        let most = [1, 20, 200, 1000][Int.random(in: 0...3, using: &random)]
        return stride(from: data.startIndex, to: data.endIndex, by: most).map {
            data[$0..<min(data.endIndex, $0 + most)] + Data()
        }
    }

    // MARK: what must come of it

    /// Whether the answer came whole, and nothing before it was changed or in another place.
    var isWhole: Bool {
        let harmless: Set<Step> = [.repeated, .twice, .lineEnds, .mark, .strayPrints]
        return steps.allSatisfy { harmless.contains($0) }
    }

    /// Whether nothing that came holds the answer.
    var hasNoAnswer: Bool { !events.joined().contains { $0.isAnswer || $0.isTouched } }
}
