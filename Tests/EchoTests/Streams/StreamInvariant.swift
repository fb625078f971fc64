import EchoTestKit
import Foundation

@testable import Echo

/// What holds for every stream, whatever its bytes are: the answer in it is whole, or has failed with words, or was cut and
/// is marked so; and no word that came is lost.
enum StreamInvariant {
    /// Nil where it holds.
    static func violation(_ stream: StreamMutation) -> String? {
        violation(stream, as: StreamCheck(stream.body, split: stream.split))
    }

    /// - Parameter check: what became of it.
    static func violation(_ stream: StreamMutation, as check: StreamCheck) -> String? {
        let shown = check.messages.map(\.text).joined(separator: "|")
        if let problem = silence(check, shown) { return problem }
        if let lost = stream.words.first(where: { !shown.contains($0) }) { return "“\(lost)” is lost: “\(shown)”" }
        if shown.unicodeScalars.contains(where: { $0.value >= 0x10F800 }) { return "half a character is shown" }
        if stream.isCut, check.end == .whole { return "it was cut, and is shown as whole: “\(shown)”" }
        return nil
    }

    private static func silence(_ check: StreamCheck, _ shown: String) -> String? {
        switch check.end {
        case .whole:
            return shown.isEmpty && !check.messages.contains { $0.tool != nil } ? "nothing is shown, as if whole" : nil
        case .failed, .cut:
            if check.wire == .realtime { return nil }
            let isMarked = check.messages.contains { $0.tool == nil && $0.status != .completed }
            if check.errors.isEmpty, !isMarked { return "it ended as \(check.end), and nobody is told" }
            let isOpen = check.messages.contains { $0.tool == nil && !$0.isFinal }
            return isOpen ? "a message never ends" : nil
        }
    }

    /// Tries so many streams.
    ///
    /// - Returns: the first that breaks the rule, made as small as it can be; nil where all keep it.
    static func search(seed: UInt64, _ numbers: Range<Int>) -> String? {
        for number in numbers {
            // Of ten, one is a visit to a server of tools, one comes over a WebSocket, and one is full duplex.
            switch number % 10 {
            case 9: if let problem = MCPInvariant.problem(seed: seed, number: number) { return problem }
            case 8: if let problem = SocketInvariant.problem(seed: seed, number: number) { return problem }
            case 7: if let problem = LiveInvariant.problem(seed: seed, number: number) { return problem }
            default: break
            }
            guard number % 10 < 7 else { continue }
            let stream = StreamMutation(seed: seed, number: number)
            if violation(stream) != nil { return report(reduced(stream)) }
        }
        return nil
    }

    /// Without the steps that it does not need.
    private static func reduced(_ stream: StreamMutation) -> StreamMutation {
        var stream = stream
        for step in Set(stream.steps) {
            let smaller = StreamMutation(
                seed: stream.seed, number: stream.number, only: stream.steps.filter { $0 != step })
            if violation(smaller) != nil { stream = smaller }
        }
        return stream
    }

    private static func report(_ stream: StreamMutation) -> String {
        let file = FileManager.default.temporaryDirectory
            .appending(path: "echo-stream-\(stream.seed)-\(stream.number).txt")
        try? stream.body.write(to: file)
        return """
            seed \(stream.seed), number \(stream.number), \(stream.name) \(stream.steps): \(violation(stream) ?? "it holds")
            The stream is in \(file.path); echo-tui replay --check reads it.
            """
    }
}
