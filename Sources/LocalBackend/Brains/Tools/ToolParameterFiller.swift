import EchoWire
import Foundation

/// Fills the parameters of a function from the words of a sentence.
struct ToolParameterFiller {
    private(set) var values: JSONObject = [:]
    /// The required parameters that the words do not give.
    private(set) var missing: [ToolParameter] = []

    private static let boundaries: Set<String> = [
        "in", "for", "at", "near", "of", "to", "from", "about", "named", "called", "on", "saying", "that", "with", "by",
        "and", "is",
    ]
    private static let trailing: Set<String> = [
        "today", "tomorrow", "now", "please", "tonight", "right", "it", "like", "me",
    ]
    private static let yes: Set<String> = ["on", "true", "yes", "enable", "enabled", "open", "start"]
    private static let no: Set<String> = ["off", "false", "no", "disable", "disabled", "close", "stop"]

    private var words: [String]
    private let telling: Set<String>

    init(_ tool: BrainTool, from utterance: Utterance) {
        words = utterance.words
        telling = ToolWords(tool).name
        for parameter in ToolParameter.all(of: tool).sorted(by: Self.isSurer) {
            if let value = value(of: parameter) {
                values[parameter.name] = value
            } else if parameter.isRequired {
                missing.append(parameter)
            }
        }
    }

    /// Gives a missing parameter the whole of an answer.
    mutating func fill(_ parameter: ToolParameter, from answer: Utterance) {
        words = answer.words
        let plain = answer.text.trimmingCharacters(in: CharacterSet(charactersIn: " .!?"))
        if let value = value(of: parameter) {
            values[parameter.name] = value
        } else if parameter.kind == .text, parameter.choices.isEmpty, !plain.isEmpty {
            values[parameter.name] = .string(plain.capitalizedFirst)
        } else {
            return
        }
        missing.removeAll { $0 == parameter }
    }

    /// Makes up for what is missing when the call has to be made.
    mutating func fillAll(from utterance: Utterance) {
        for parameter in missing {
            switch parameter.kind {
            case .text: values[parameter.name] = .string(parameter.choices.first ?? utterance.text)
            case .number, .integer: values[parameter.name] = 0
            case .flag: values[parameter.name] = false
            case .other: values[parameter.name] = .null
            }
        }
        missing = []
    }

    /// Values that can be known by sight come before free text.
    private static func isSurer(_ first: ToolParameter, _ second: ToolParameter) -> Bool { rank(first) < rank(second) }

    private static func rank(_ parameter: ToolParameter) -> Int {
        if !parameter.choices.isEmpty { return 0 }
        return parameter.kind == .text ? (parameter.isRequired ? 2 : 3) : 1
    }

    private mutating func value(of parameter: ToolParameter) -> JSONValue? {
        if !parameter.choices.isEmpty { return choice(parameter) }
        switch parameter.kind {
        case .flag: return flag()
        case .number, .integer: return number(parameter.kind)
        case .text: return text(parameter)
        case .other: return nil
        }
    }

    private mutating func choice(_ parameter: ToolParameter) -> JSONValue? {
        for choice in parameter.choices.sorted(by: { $0.count > $1.count }) {
            let wanted = ToolWords.split(choice).map(ToolWords.stem)
            let starts = words.indices.filter { words[$0...].prefix(wanted.count).map(ToolWords.stem) == wanted }
            guard !wanted.isEmpty, let start = starts.first else { continue }
            remove(start..<start + wanted.count)
            return .string(choice)
        }
        return nil
    }

    private mutating func flag() -> JSONValue? {
        guard let index = words.firstIndex(where: { Self.yes.contains($0) || Self.no.contains($0) }) else { return nil }
        let value = Self.yes.contains(words[index])
        remove(index..<index + 1)
        return .bool(value)
    }

    private mutating func number(_ kind: ToolParameter.Kind) -> JSONValue? {
        for index in words.indices {
            guard words[index] != "a", let (value, count) = NumberWords.parse(words[index...]) else { continue }
            let double = NSDecimalNumber(decimal: value).doubleValue
            if kind == .integer, Int(exactly: double) == nil { continue }
            remove(index..<index + count)
            return Int(exactly: double).map { .integer($0) } ?? .number(double)
        }
        return nil
    }

    private mutating func text(_ parameter: ToolParameter) -> JSONValue? {
        for lead in parameter.leads {
            guard let start = words.lastIndex(of: lead), start + 1 < words.count else { continue }
            let takesAll = ["saying", "that", "say", "about"].contains(lead)
            let tail = words[(start + 1)...]
            var span = takesAll ? tail : tail.prefix { !Self.boundaries.contains($0) }
            while let last = span.last, Self.trailing.contains(last) { span = span.dropLast() }
            while let first = span.first, ["the", "a", "my"].contains(first) { span = span.dropFirst() }
            let isOwnName = span.allSatisfy { telling.contains(ToolWords.stem($0)) }
            guard !span.isEmpty, !isOwnName else { continue }
            let text = span.map { parameter.isName ? $0.capitalizedFirst : $0 }.joined(separator: " ")
            remove(start..<span.endIndex)
            return .string(text)
        }
        return nil
    }

    private mutating func remove(_ range: Range<Int>) { words.removeSubrange(range) }
}
