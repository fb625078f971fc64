import EchoScreen
import Foundation
import TOMLKit

/// One section of a configuration text: hands out its values, and notes what in it cannot be used.
struct TOMLSection {
    let name: String
    let table: TOMLTable
    let source: TOMLPlaces
    private(set) var problems: [SettingsProblem] = []
    private var known: Set<String> = []

    init(_ name: String, _ table: TOMLTable, _ source: TOMLPlaces) {
        self.name = name
        self.table = table
        self.source = source
    }

    mutating func text(_ key: String) -> String? {
        guard let value = value(key) else { return nil }
        if let text = value.string, !text.isEmpty { return text }
        return refuse(key, "must be a string")
    }

    mutating func texts(_ key: String) -> [String]? {
        guard let value = value(key) else { return nil }
        let texts = value.array?.compactMap(\.string) ?? []
        if let array = value.array, texts.count == array.count { return texts }
        return refuse(key, "must be a list of strings")
    }

    mutating func choice<Choice: RawRepresentable & CaseIterable>(_ key: String) -> Choice?
    where Choice.RawValue == String {
        guard let value = value(key) else { return nil }
        if let choice = value.string.flatMap(Choice.init) { return choice }
        return refuse(key, "must be one of \(Choice.allCases.map(\.rawValue).joined(separator: ", "))")
    }

    mutating func number(_ key: String, in range: ClosedRange<Double>) -> Double? {
        guard let value = value(key) else { return nil }
        if let number = value.int.map(Double.init) ?? value.double, range.contains(number) { return number }
        return refuse(key, "must be a number from \(Self.plain(range.lowerBound)) to \(Self.plain(range.upperBound))")
    }

    mutating func bool(_ key: String) -> Bool? {
        guard let value = value(key) else { return nil }
        return value.bool ?? refuse(key, "must be true or false")
    }

    /// A day as "2026-11-25", whether it is written as a TOML date or as a string.
    mutating func day(_ key: String) -> String? {
        guard let value = value(key) else { return nil }
        let day = value.date.map { SpendingDay(year: $0.year, month: $0.month, day: $0.day).rawValue } ?? value.string
        if let day, (try? Date.ISO8601FormatStyle.iso8601.year().month().day().parse(day)) != nil { return day }
        return refuse(key, "must be a date, as in 2026-11-25")
    }

    /// US dollars.
    mutating func dollars(_ key: String, in range: ClosedRange<Double>) -> Decimal? {
        number(key, in: range).flatMap { Decimal(string: "\($0)") }
    }

    mutating func section(_ key: String) -> TOMLSection? {
        guard let value = value(key) else { return nil }
        if let table = value.table { return TOMLSection("\(name).\(key)", table, source) }
        return refuse(key, "must be a table: [\(name).\(key)]")
    }

    /// What is left, by key: for sections whose keys are the person's own.
    mutating func words(of key: String) -> [String: String]? {
        guard var section = section(key) else { return nil }
        defer { problems += section.problems }
        return Dictionary(
            uniqueKeysWithValues: section.table.keys.compactMap { name in section.text(name).map { (name, $0) } })
    }

    /// Dollars by the person's own keys.
    mutating func amounts(of key: String, in range: ClosedRange<Double>) -> [String: Decimal] {
        guard var section = section(key) else { return [:] }
        defer { problems += section.problems }
        return Dictionary(
            uniqueKeysWithValues: section.table.keys.compactMap { name in
                section.dollars(name, in: range).map { (name, $0) }
            })
    }

    /// Notes that the value of a key cannot be used, and is nil.
    @discardableResult
    mutating func refuse<Value>(_ key: String, _ reason: String) -> Value? {
        problems.append(source.problem("\(name).\(key)", "\(name).\(key) \(reason)"))
        return nil
    }

    /// Knows of keys that someone else reads.
    mutating func leave(_ keys: String...) { known.formUnion(keys) }

    mutating func take(_ problems: [SettingsProblem]) { self.problems += problems }

    /// Says what becomes of a section that has such problems.
    mutating func conclude(_ consequence: String) {
        for place in problems.indices { problems[place].consequence = consequence }
    }

    /// Call it when all that is known was asked for.
    mutating func refuseUnknown() {
        for key in table.keys where !known.contains(key) {
            problems.append(source.problem("\(name).\(key)", "unknown setting \(name).\(key)"))
        }
    }

    private mutating func value(_ key: String) -> (any TOMLValueConvertible)? {
        known.insert(key)
        return table[key]
    }

    private static func plain(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? "\(number)" }
}
