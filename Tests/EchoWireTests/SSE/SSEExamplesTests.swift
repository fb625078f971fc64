import EchoTestKit
import EchoWire
import Foundation
import Testing

@Suite struct `Published event streams are read` {
    static let streams = WireExamples.names(prefix: "", suffix: ".sse")

    @Test func `there are 15`() { #expect(Self.streams.count == 15) }

    @Test(arguments: streams)
    func `a stream is the events of its conversation, whole and cut at every byte`(_ name: String) throws {
        let bytes = Array(try WireExamples.data(name))
        let whole = try read(bytes, by: .max)

        if let expected = try Self.conversation(name) {
            #expect(try whole.filter { !$0.isDone }.map { try JSONValue(parsing: $0.data) } == expected)
        }
        #expect(whole.count > 2)
        for size in [1, 2, 3, 5, 64, 1000] { #expect(try read(bytes, by: size) == whole) }
    }

    @Test(arguments: streams)
    func `a stream is the same with other line ends`(_ name: String) throws {
        let text = String(decoding: try WireExamples.data(name), as: UTF8.self).replacing("\r\n", with: "\n")
        let whole = try read(Array(text.utf8), by: .max)

        for end in ["\r\n", "\r"] {
            let other = Array(text.replacing("\n", with: end).utf8)
            #expect(try read(other, by: .max) == whole)
            #expect(try read(other, by: 1) == whole)
        }
    }

    @Test(arguments: streams.filter { $0.hasPrefix("responses-") })
    func `a frame is named like its event, and is written as it was read`(_ name: String) throws {
        var written = Data()
        for frame in try read(Array(WireExamples.data(name)), by: .max) {
            let event = try ResponsesStreamEvent(parsing: frame.data)
            #expect(event.type == frame.type)
            written += event.frame
        }

        let again = try read(Array(written), by: .max)
        #expect(
            try again.map { try JSONValue(parsing: $0.data) }
                == Self.conversation(name))
    }

    /// The server's side of the conversation that the stream is a part of: `name-2.sse` is the second answer of
    /// `name.jsonl`. Streams of sound have no conversation.
    private static func conversation(_ name: String) throws -> [JSONValue]? {
        let stem = name.replacing(".sse", with: "")
        let number = stem.split(separator: "-").last.flatMap { Int($0) }
        let file = (number.map { stem.replacing("-\($0)", with: "") } ?? stem) + ".jsonl"
        guard WireExamples.names(prefix: file, suffix: file) == [file] else { return nil }
        var answers: [[JSONValue]] = []
        for line in try WireExamples.transcript(file) {
            switch line.direction {
            case .client: answers.append([])
            case .server: answers[answers.count - 1].append(line.event)
            }
        }
        return answers[(number ?? 1) - 1]
    }
}
