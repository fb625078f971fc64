import Foundation
import Testing

@testable import Echo

/// A stream or body that no rule was written from.
struct StrangerStream: Sendable, CustomTestStringConvertible {
    let name: String
    /// How it ends: "whole", "cut", "failed: words", "missing: what".
    let end: String
    let words: String
    let calls: String
    let body: Data

    var testDescription: String { name }

    /// After public reports about other clients.
    static let reported = read("strangers.txt")
    /// Composed from what is published of each server, whose name comes first.
    static let published = read("servers.txt")

    private static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

    /// The servers that the manual has a table of.
    static func serversOfTheManual() throws -> [String] {
        let manual = tests.deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs/manual.md")
        let lines = try String(contentsOf: manual, encoding: .utf8).components(separatedBy: "\n")
        return lines.drop { !$0.hasPrefix("| Server | Address |") }.dropFirst(2).prefix { $0.hasPrefix("|") }.map {
            line in
            line.split(separator: "|")[0].filter { !"¹²".contains($0) }.trimmingCharacters(in: .whitespaces)
        }
    }

    private static func read(_ name: String) -> [StrangerStream] {
        let file = tests.appending(path: "Fixtures/\(name)")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.components(separatedBy: "\n== ").dropFirst().compactMap { part in
            let halves = part.components(separatedBy: "\n--\n")
            let head = halves[0].components(separatedBy: "\n")
            guard halves.count == 2, head.count == 4 else { return nil }
            // The last line's end is the file's.
            let body = halves[1].replacingOccurrences(of: "␍", with: "\r")
            return StrangerStream(
                name: head[0], end: head[1], words: String(head[2].dropFirst("words: ".count)),
                calls: String(head[3].dropFirst("calls: ".count)), body: Data(body.utf8))
        }
    }
}

@Suite struct `Streams of servers that nobody here has seen` {
    @Test func `are many, and each server of the manual has one`() throws {
        let names = (StrangerStream.reported + StrangerStream.published).map(\.name)
        #expect(StrangerStream.reported.count > 100 && Set(names).count == names.count)
        let servers = try StrangerStream.serversOfTheManual()
        #expect(servers.count == 12)
        for server in servers { #expect(names.contains { $0.hasPrefix("\(server): ") }, "\(server)") }
    }

    @Test(arguments: StrangerStream.reported + StrangerStream.published)
    func `show their words and calls, and end as they should`(stream: StrangerStream) {
        for piece in [stream.body.count, 7, 1] {
            let check = StreamCheck(stream.body) { body in
                stride(from: 0, to: max(body.count, 1), by: max(piece, 1)).map {
                    body.dropFirst($0).prefix(max(piece, 1)) + Data()
                }
            }
            let messages = check.messages.filter { $0.tool == nil }
            #expect(messages.map(\.text).joined(separator: " | ") == stream.words)
            let calls = check.messages.compactMap(\.tool).map { $0.call.name + " " + $0.call.arguments }
            #expect(calls.joined(separator: " | ") == stream.calls)
            #expect(end(check) == stream.end)
            #expect(messages.allSatisfy { $0.isFinal })
        }
    }

    private func end(_ check: StreamCheck) -> String {
        switch check.end {
        case .whole: "whole"
        case .cut: "cut"
        case .failed(.responseFailed(let code, let message)): "failed: " + (message.isEmpty ? code ?? "" : message)
        case .failed(.noAnswer(let missing)): "missing: \(missing)"
        case .failed(.invalidData): "failed: it is not JSON"
        case .failed(let error): "failed: \(error)"
        }
    }
}
