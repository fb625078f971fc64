import EchoWire
import Foundation

extension Model {
    /// Why a description of a model cannot be used.
    public enum Problem: Error, Sendable, Hashable {
        /// The name is empty, longer than 200 characters, or has control characters in it.
        case name
        /// A field has another type, a value that is not known, or a number outside of what is possible.
        case field(String, expected: String)
    }

    /// Names of the fields that `read` knows; `note` is for people.
    public static let fields: Set = [
        "apis", "context", "max_input", "max_instructions", "max_output", "in", "out", "efforts", "default_effort",
        "chat_tools", "price", "dimensions", "shortens", "continuous", "snapshots", "aliases", "shutdown",
        "replacement", "parallel_tools", "hints", "note",
    ]

    /// Tokens that anybody can mean.
    static let tokens = 1...100_000_000

    /// Reads the fields of a catalogue over what is known already: `apis`, `context`, `max_input`, `max_instructions`,
    /// `max_output`, `in`, `out`, `efforts`, `default_effort`, `chat_tools`, `price`, `dimensions`, `shortens`, `continuous`,
    /// `snapshots`, `aliases`, `shutdown`, `replacement`, `parallel_tools`, `hints`. A field that is missing leaves things as
    /// they are; others are left alone, so that a newer catalogue can be read.
    public mutating func read(_ fields: JSONValue) throws(Problem) {
        guard Self.isName(name) else { throw .name }
        apis = try Self.set("apis", fields) ?? apis
        context = try Self.number("context", fields, in: Self.tokens) ?? context
        maximumInput = try Self.number("max_input", fields, in: Self.tokens) ?? maximumInput
        maximumInstructions = try Self.number("max_instructions", fields, in: Self.tokens) ?? maximumInstructions
        maximumOutput = try Self.number("max_output", fields, in: Self.tokens) ?? maximumOutput
        if let told: Set<Modality> = try Self.set("in", fields) { input = told }
        output = try Self.set("out", fields) ?? output
        if let told: Set<Effort> = try Self.set("efforts", fields) { (efforts, knowsEfforts) = (told.sorted(), true) }
        defaultEffort = try Self.word("default_effort", fields) ?? defaultEffort
        chatTools = try Self.word("chat_tools", fields) ?? chatTools
        dimensions = try Self.number("dimensions", fields, in: 1...100_000) ?? dimensions
        shortens = try Self.flag("shortens", fields) ?? shortens
        isContinuous = try Self.flag("continuous", fields) ?? isContinuous
        snapshots = try Self.names("snapshots", fields) ?? snapshots
        aliases = try Self.names("aliases", fields) ?? aliases
        replacement = try Self.names("replacement", fields.wrapped("replacement"))?.first ?? replacement
        hasParallelTools = try Self.flag("parallel_tools", fields) ?? hasParallelTools
        hints = try Self.set("hints", fields) ?? hints
        if let value = fields["shutdown"], !value.isNull {
            guard let day = value.string.flatMap({ CalendarDay($0) }) else {
                throw .field("shutdown", expected: "a day like 2026-12-11")
            }
            shutdown = day
        }
        if let given = fields["price"], !given.isNull {
            guard given.object != nil else { throw .field("price", expected: "a table of prices") }
            price = try Price(given, over: price ?? Price())
        }
    }

    /// Whether a model can be called so: not empty, at most 200 characters, no control characters.
    public static func isName(_ name: String) -> Bool {
        (1...200).contains(name.count)
            && name.unicodeScalars.allSatisfy {
                ![.control, .format, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
            }
    }

    private static func text(_ key: String, _ fields: JSONValue) throws(Problem) -> String? {
        guard let value = fields[key], !value.isNull else { return nil }
        guard let text = value.string, text.count <= 200 else { throw .field(key, expected: "a text") }
        return text
    }

    private static func flag(_ key: String, _ fields: JSONValue) throws(Problem) -> Bool? {
        guard let value = fields[key], !value.isNull else { return nil }
        guard let flag = value.bool else { throw .field(key, expected: "true or false") }
        return flag
    }

    private static func number(
        _ key: String, _ fields: JSONValue, in range: ClosedRange<Int>
    ) throws(Problem) -> Int? {
        guard let value = fields[key], !value.isNull else { return nil }
        guard let number = value.integer, range.contains(number) else {
            throw .field(key, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    private static func word<Word: RawRepresentable & CaseIterable>(
        _ key: String, _ fields: JSONValue
    ) throws(Problem) -> Word? where Word.RawValue == String {
        guard let text = try text(key, fields) else { return nil }
        guard let word = Word(rawValue: text) else { throw .field(key, expected: choices(of: Word.self)) }
        return word
    }

    private static func set<Word: RawRepresentable & CaseIterable & Hashable>(
        _ key: String, _ fields: JSONValue
    ) throws(Problem) -> Set<Word>? where Word.RawValue == String {
        guard let value = fields[key], !value.isNull else { return nil }
        guard let list = value.array, list.count <= 50 else {
            throw .field(key, expected: "a list of " + choices(of: Word.self))
        }
        var words: Set<Word> = []
        for item in list {
            guard let word = item.string.flatMap(Word.init(rawValue:)) else {
                throw .field(key, expected: "a list of " + choices(of: Word.self))
            }
            words.insert(word)
        }
        return words
    }

    private static func names(_ key: String, _ fields: JSONValue) throws(Problem) -> [String]? {
        guard let value = fields[key], !value.isNull else { return nil }
        let names = value.array?.compactMap(\.string) ?? []
        guard names.count == value.array?.count, names.count <= 50, names.allSatisfy(isName) else {
            throw .field(key, expected: key == "replacement" ? "the name of a model" : "a list of names")
        }
        return names
    }

    private static func choices<Word: RawRepresentable & CaseIterable>(of type: Word.Type) -> String
    where Word.RawValue == String {
        Word.allCases.map(\.rawValue).joined(separator: ", ")
    }
}

extension JSONValue {
    /// One value where a list of them is read.
    fileprivate func wrapped(_ key: String) -> JSONValue {
        guard let value = self[key], !value.isNull else { return [:] }
        return .object([key: .array([value])])
    }
}
