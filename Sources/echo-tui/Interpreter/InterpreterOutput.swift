import Echo
import EchoApp
import EchoScreen
import EchoText
import Foundation

/// The output of an interpretation, as facts that lead to effects: each line once, when it is whole.
struct InterpreterOutput: Sendable {
    enum Form: Sendable, Hashable {
        /// The translation alone; with two languages, each line with its own in front.
        case text
        /// A JSON object a line.
        case json
    }

    enum Effect: Sendable, Hashable {
        case print(String)
        case warn(String)
    }

    private let form: Form
    private let languages: InterpretedLanguages
    private(set) var transcript = InterpretedTranscript()

    init(_ form: Form, between languages: InterpretedLanguages) { (self.form, self.languages) = (form, languages) }

    mutating func receive(_ event: InterpreterEvent) -> [Effect] {
        switch event {
        case .listening, .ready: return []
        case .withdrawn(let id):
            transcript.withdraw(id)
            return []
        case .voiceFailed(let error): return [.warn(InterpreterFailure.voiceFailed(error))]
        case .trouble(let error): return [.warn(InterpreterFailure.trouble(error))]
        case .line(let line):
            transcript.take(line)
            guard line.state != .growing, form == .json || !line.translation.isEmpty else { return [] }
            return [.print(form == .json ? Self.json(line) : text(line))]
        }
    }

    /// What is not whole by now will not be.
    mutating func end() -> [Effect] {
        transcript.breakOff()
        return []
    }

    private func text(_ line: InterpretedLine) -> String {
        let translation = Sanitizer.line(line.translation)
        let mark = line.state == .cutOff ? " …" : ""
        return languages.isOneWay ? "\(translation)\(mark)\n" : "\(line.target): \(translation)\(mark)\n"
    }

    private struct Line: Encodable {
        var target, source, translation: String
        /// Seconds since the interpretation began.
        var start, end: Double
        var complete: Bool
    }

    private static func json(_ line: InterpretedLine) -> String {
        let entry = Line(
            target: line.target, source: Sanitizer.line(line.source), translation: Sanitizer.line(line.translation),
            start: seconds(line.began), end: seconds(line.ended), complete: line.state == .whole)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Texts and finite numbers can always be encoded.
        return String(decoding: (try? encoder.encode(entry)) ?? Data(), as: UTF8.self) + "\n"
    }

    /// To the millisecond.
    private static func seconds(_ duration: Duration) -> Double { ((duration / .seconds(1)) * 1000).rounded() / 1000 }
}
