import EchoWire
import Foundation

/// Fills the parameters of a function from the words of a sentence.
struct ToolParameterFiller {
    private(set) var values: JSONObject = [:]
    /// The required parameters that the words do not give.
    private(set) var missing: [ToolParameter] = []

    private static let boundaries: Set<String> = [
        "in", "for", "at", "near", "of", "to", "from", "about", "named", "called", "on", "saying", "that", "with", "by",
        "and", "is", "as",
    ]
    private static let trailing: Set<String> = [
        "today", "tomorrow", "now", "please", "tonight", "right", "it", "like", "me",
    ]
    private static let articles: Set<String> = ["the", "a", "my"]
    private static let yes: Set<String> = ["on", "true", "yes", "enable", "enabled", "open", "start"]
    private static let no: Set<String> = ["off", "false", "no", "disable", "disabled", "close", "stop"]

    private let telling: Set<String>
    /// Whether the function was named in so many words.
    private let isNamed: Bool
    private var schema: SchemaFiller

    init(_ tool: BrainTool, from utterance: Utterance, in context: SkillContext) {
        telling = ToolWords(tool).name
        schema = SchemaFiller(tool.parameters, now: context.now, timeZone: context.timeZone)
        let name = ToolName(tool.name)
        let behind = name.arguments(in: utterance)
        let parameters = ToolParameter.all(of: tool)
        if let object = behind.flatMap(ArgumentObject.find) {
            values = object.filter { given in parameters.contains { $0.name == given.key } }
        }
        isNamed = behind != nil
        schema.read(name.removed(from: utterance))
        missing = fill(parameters)
        if let behind, !missing.isEmpty { fillBare(behind, parameters) }
    }

    /// Returns the required ones that are not given.
    private mutating func fill(_ parameters: [ToolParameter]) -> [ToolParameter] {
        var lacking: [ToolParameter] = []
        for (_, parameter) in parameters.enumerated().sorted(by: { Self.isSurer($0, $1) })
        where values[parameter.name] == nil {
            if let value = value(of: parameter) {
                values[parameter.name] = value
            } else if parameter.isRequired {
                lacking.append(parameter)
            }
        }
        return lacking
    }

    /// Gives the missing texts what stands behind the function's name and is no other parameter's.
    private mutating func fillBare(_ behind: String, _ parameters: [ToolParameter]) {
        guard missing.allSatisfy({ $0.kind == .text && $0.choices.isEmpty }) else { return }
        var rest = self
        rest.values = [:]
        rest.schema.read(behind)
        _ = rest.fill(parameters.filter { !missing.contains($0) })
        let bare = BareArguments(
            rest.schema.facts.text.text, labels: Set(parameters.flatMap { ToolWords.split($0.name) }))
        guard let found = bare.values(count: missing.count) else { return }
        for (parameter, value) in zip(missing, found) { values[parameter.name] = .string(value) }
        missing = []
    }

    /// Gives a missing parameter the whole of an answer.
    mutating func fill(_ parameter: ToolParameter, from answer: Utterance) {
        schema.read(answer.text)
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
            case .formatted: values[parameter.name] = ""
            case .number, .integer: values[parameter.name] = 0
            case .flag: values[parameter.name] = false
            case .array: values[parameter.name] = []
            case .object: values[parameter.name] = [:]
            case .other: values[parameter.name] = .null
            }
        }
        missing = []
    }

    /// Values that can be known by sight come before free text.
    private static func isSurer(
        _ first: (offset: Int, element: ToolParameter), _ second: (offset: Int, element: ToolParameter)
    ) -> Bool { (rank(first.element), first.offset) < (rank(second.element), second.offset) }

    private static func rank(_ parameter: ToolParameter) -> Int {
        if !parameter.choices.isEmpty || parameter.kind == .formatted { return 0 }
        return parameter.kind == .text ? (parameter.isRequired ? 2 : 3) : 1
    }

    private mutating func value(of parameter: ToolParameter) -> JSONValue? {
        if !parameter.choices.isEmpty { return choice(parameter) }
        let field = SchemaField(name: parameter.name)
        switch parameter.kind {
        case .flag: return schema.facts.flag(field).map { .bool($0) } ?? flag()
        case .integer:
            return schema.facts.firstNumber(field, isWhole: true).flatMap { Int(exactly: $0) }.map { .integer($0) }
        case .number:
            return schema.facts.firstNumber(field, isWhole: false).map {
                Int(exactly: $0).map { .integer($0) } ?? .number($0)
            }
        case .text: return (schema.facts.words(field) ?? labelled(parameter) ?? led(parameter)).map { .string($0) }
        case .formatted, .array, .object, .other:
            let found = schema.value(ofProperty: parameter.name)
            return found?.isNull == true && !parameter.isRequired ? nil : found
        }
    }

    private mutating func choice(_ parameter: ToolParameter) -> JSONValue? {
        let tokens = schema.facts.text.tokens
        let phrases = StemmedPhrases(tokens.map(\.word))
        for choice in parameter.choices.sorted(by: { $0.count > $1.count }) {
            guard let place = phrases.place(of: ToolWords.split(choice)) else { continue }
            cut(tokens[place])
            return .string(choice)
        }
        return nil
    }

    private mutating func flag() -> JSONValue? {
        let tokens = schema.facts.text.tokens
        guard let index = tokens.firstIndex(where: { Self.yes.contains($0.word) || Self.no.contains($0.word) }) else {
            return nil
        }
        cut(tokens[index...index])
        return .bool(Self.yes.contains(tokens[index].word))
    }

    /// "city Oslo", "the order id is A-1234".
    private mutating func labelled(_ parameter: ToolParameter) -> String? {
        let tokens = schema.facts.text.tokens
        let label = ToolWords.split(parameter.name)
        guard let place = StemmedPhrases(tokens.map(\.word)).place(of: label) else { return nil }
        let after = tokens[place.upperBound...]
        let links = after.prefix { ["is", "of", "as"].contains($0.word) }
        return taken(
            after.dropFirst(links.count), of: parameter, cuttingFrom: tokens[place.lowerBound], takesAll: false)
    }

    /// After a word that often stands before such a value.
    private mutating func led(_ parameter: ToolParameter) -> String? {
        let tokens = schema.facts.text.tokens
        for lead in parameter.leads {
            guard let start = tokens.lastIndex(where: { $0.word == lead }) else { continue }
            let takesAll = ["saying", "that", "say", "about"].contains(lead)
            let found = taken(tokens[(start + 1)...], of: parameter, cuttingFrom: tokens[start], takesAll: takesAll)
            if let found { return found }
        }
        return nil
    }

    /// The words that are one value, as they were written.
    private mutating func taken(
        _ tail: ArraySlice<UtteranceTokens.Token>, of parameter: ToolParameter,
        cuttingFrom start: UtteranceTokens.Token, takesAll: Bool
    ) -> String? {
        let text = schema.facts.text.text
        let end = text[start.range.upperBound...].firstIndex(of: FactText.gap) ?? text.endIndex
        var span = tail.prefix { $0.range.upperBound <= end && (takesAll || !Self.boundaries.contains($0.word)) }
        while let last = span.last, Self.trailing.contains(last.word) { span = span.dropLast() }
        if isNamed, start.word == "to", parameter.isPlain {
            while let first = span.first, BareArguments.errands.contains(first.word) { span = span.dropFirst() }
        }
        while let first = span.first, Self.articles.contains(first.word) { span = span.dropFirst() }
        guard let first = span.first, let last = span.last,
            !span.allSatisfy({ telling.contains(ToolWords.stem($0.word)) })
        else { return nil }
        let written = String(text[first.range.lowerBound..<last.range.upperBound])
        schema.facts.cut(start.range.lowerBound..<last.range.upperBound)
        return parameter.isName && written == written.lowercased() ? Self.capitalized(written) : written
    }

    private mutating func cut(_ tokens: ArraySlice<UtteranceTokens.Token>) {
        guard let first = tokens.first, let last = tokens.last else { return }
        schema.facts.cut(first.range.lowerBound..<last.range.upperBound)
    }

    private static func capitalized(_ name: String) -> String {
        name.split(separator: " ").map { String($0).capitalizedFirst }.joined(separator: " ")
    }
}

/// The arguments of a function where they are written as JSON.
private enum ArgumentObject {
    static func find(in text: String) -> JSONObject? {
        guard let start = text.firstIndex(of: "{"), let end = text.lastIndex(of: "}"), start < end else { return nil }
        ReadingEffort.count(text.utf8.count)
        return (try? JSONValue(parsing: Data(text[start...end].utf8)))?.object
    }
}

/// The phrases of a few words that stand in a text, found by their stems in one step each.
private struct StemmedPhrases {
    private static let longest = 6

    private let places: [String: Int]

    init(_ words: [String]) {
        let stems = words.map(ToolWords.stem)
        ReadingEffort.count(stems.count * Self.longest)
        var places: [String: Int] = [:]
        for start in stems.indices {
            var phrase = ""
            for word in stems[start...].prefix(Self.longest) {
                phrase += phrase.isEmpty ? word : " " + word
                if places[phrase] == nil { places[phrase] = start }
            }
        }
        self.places = places
    }

    /// Of its first word to its last, the first time it stands there.
    func place(of words: [String]) -> Range<Int>? {
        guard (1...Self.longest).contains(words.count) else { return nil }
        return places[words.map(ToolWords.stem).joined(separator: " ")].map { $0..<$0 + words.count }
    }
}
