import EchoWire
import Foundation

@testable import HouseAdapters

/// What a Home Assistant and a client said to one another.
struct HomeAssistantCassette {
    struct Line {
        var isFromServer: Bool
        var json: JSONValue
    }

    let lines: [Line]

    init(_ name: String) throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Fixtures/HomeAssistant/\(name).jsonl")
        lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
            let json = try JSONValue(parsing: String(line))
            guard let event = json["event"] else { return nil }
            return Line(isFromServer: json["dir"]?.string == "server", json: event)
        }
    }

    var fromServer: [JSONValue] { lines.filter(\.isFromServer).map(\.json) }
    var fromClient: [JSONValue] { lines.filter { !$0.isFromServer }.map(\.json) }

    /// The result of the command of this type.
    func result(of type: String) -> JSONValue? {
        guard let id = fromClient.first(where: { $0["type"]?.string == type })?["id"] else { return nil }
        return fromServer.flatMap { $0.array ?? [$0] }.first { $0["id"] == id && $0["type"] == "result" }?["result"]
    }
}
