import Echo
import EchoScreen
import EchoText
import EchoWire
import Foundation
import TOMLKit

/// Reads the person's own file of models: a table for each, with the fields of the catalogue, which are read over what is
/// known of the model. What cannot be used is left out and said; everything else counts.
///
/// ```toml
/// date = 2026-12-01
///
/// ["llama-3.3-70b"]
/// apis = ["chat"]
/// context = 131_072
/// price = { text = { input = 0.5, output = 0.8 } }
/// ```
struct TOMLModelsReader {
    /// The newest form that is known.
    static let form = 1
    /// What is said of one file; more than that nobody reads.
    static let mostProblems = 20
    /// How many days a file may be newer than the program's catalogue: a day beyond is a mistake.
    private static let newest = 1_100
    /// Keys of the top that are no models.
    private static let topKeys: Set = ["form", "date"]

    private let file: String
    private let places: TOMLPlaces
    private(set) var catalogue: ModelCatalogue
    /// The models that the catalogue did not have.
    private(set) var added: Set<String> = []
    private(set) var problems: [SettingsProblem] = []
    private var unsaid = 0
    /// The file is of a program that is newer: what is not known in it is no mistake.
    private var isNewer = false

    /// - Parameters:
    ///   - file: for what is said of it.
    ///   - catalogue: what is known without it.
    init(_ text: String, file: String, over catalogue: ModelCatalogue = .published) {
        self.file = file
        self.catalogue = catalogue
        places = TOMLPlaces(file: file, outline: TOMLOutline(text))
        do {
            read(try TOMLTable(string: TOMLNumbers.parsable(TOMLHeaders.parsable(text))))
        } catch let error as TOMLParseError {
            let begin = error.source.begin
            problems = [
                SettingsProblem(
                    file: file, line: begin.line, column: begin.column, reason: "invalid TOML",
                    consequence: Self.unused)
            ]
        } catch {
            problems = [SettingsProblem(file: file, reason: "invalid TOML", consequence: Self.unused)]
        }
    }

    private mutating func read(_ table: TOMLTable) {
        readTop(table)
        for name in table.keys where !Self.topKeys.contains(name) {
            guard let fields = table[name]?.table else {
                refuse(name, "\(Self.shown(name)) must be a table of a model: [\"\(Self.shown(name))\"]")
                continue
            }
            guard hasRoom(for: name) else {
                refuse("", "it has more than \(NumberWording.grouped(ModelCatalogue.mostModels)) models")
                break
            }
            read(name, fields)
        }
        if unsaid > 0 {
            var rest = SettingsProblem(
                file: file, reason: "\(NumberWording.counted(unsaid, "more problem"))", consequence: Self.others)
            rest.count = unsaid
            problems.append(rest)
        }
        problems.sort { ($0.line ?? .max, $0.column ?? 0) < ($1.line ?? .max, $1.column ?? 0) }
    }

    private mutating func readTop(_ table: TOMLTable) {
        if let form = table["form"] {
            switch form.int {
            case .some(...0), nil: refuse("form", "form must be a whole number from 1")
            case .some(let number) where number > Self.form:
                isNewer = true
                refuse("form", "it is newer than this program (form \(number))", Self.known)
            default: break
            }
        }
        guard let value = table["date"] else { return }
        let earliest = CalendarDay("2020-01-01")
        guard let day = Self.day(value).flatMap({ CalendarDay($0) }), let known = catalogue.date ?? earliest,
            known.days(until: day) <= Self.newest, let earliest, day >= earliest
        else { return refuse("date", "date must be the day on which the file was written, as in 2026-12-01") }
        catalogue.date = max(known, day)
    }

    private func hasRoom(for name: String) -> Bool {
        catalogue.models.count < ModelCatalogue.mostModels || catalogue[name]?.name == name
    }

    private mutating func read(_ name: String, _ fields: TOMLTable) {
        let known = catalogue[name]
        var model = known.map { $0.name == name ? $0 : $0.named(name) } ?? .unknown(name)
        guard Model.isName(name) else { return refuse(name, Model.Problem.name.reason) }
        for key in fields.keys {
            guard let value = fields[key] else { continue }
            if key == "price" { readPrice(value, of: &model) } else { read(key, value, of: &model) }
        }
        // A table with nothing but what is not known is no model: "[gpt-6.1-terra]" without quotation marks.
        guard fields.isEmpty || fields.keys.contains(where: Model.fields.contains) else { return }
        if known == nil { added.insert(name) }
        catalogue.add(model)
    }

    private mutating func read(_ key: String, _ value: any TOMLValueConvertible, of model: inout Model) {
        guard Model.fields.contains(key) else {
            if value.table != nil {
                let whole = "\(model.name).\(Self.shown(key))"
                return refuse("\(model.name).\(key)", "a name with a dot is written in quotation marks: [\"\(whole)\"]")
            }
            return isNewer ? () : refuse("\(model.name).\(key)", "unknown field \(model.name).\(Self.shown(key))")
        }
        guard key != "note" else { return }
        read([key: Self.json(value)], at: key, of: &model)
    }

    /// Each amount by itself: one that is wrong takes no other with it.
    private mutating func readPrice(_ value: any TOMLValueConvertible, of model: inout Model) {
        guard let parts = value.table else {
            return refuse("\(model.name).price", "\(model.name): price must be a table of prices")
        }
        for key in parts.keys {
            guard let part = parts[key] else { continue }
            if Price.fields[""]?.contains(key) == true {
                read(["price": [key: Self.json(part)]], at: "price.\(key)", of: &model)
            } else if let known = Price.fields[key], let amounts = part.table {
                for amount in amounts.keys {
                    let place = "price.\(key).\(amount)"
                    guard known.contains(amount) else {
                        refuseUnknown(place, of: model)
                        continue
                    }
                    guard let value = amounts[amount] else { continue }
                    read(["price": [key: [amount: Self.json(value)]]], at: place, of: &model)
                }
            } else if Price.fields[key] != nil, !key.isEmpty {
                refuse("\(model.name).price.\(key)", "\(model.name): price.\(key) must be a table of prices")
            } else {
                refuseUnknown("price.\(key)", of: model)
            }
        }
    }

    private mutating func read(_ fields: JSONValue, at place: String, of model: inout Model) {
        do throws(Model.Problem) { try model.read(fields) } catch {
            refuse("\(model.name).\(place)", "\(model.name): \(error.reason)")
        }
    }

    private mutating func refuseUnknown(_ place: String, of model: Model) {
        if !isNewer { refuse("\(model.name).\(place)", "unknown field \(model.name).\(Self.shown(place))") }
    }

    private mutating func refuse(_ path: String, _ reason: String, _ consequence: String = Self.others) {
        guard problems.count < Self.mostProblems else { return unsaid += 1 }
        // An outline has names without blanks and quotation marks.
        let place = path.filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" }
        var problem = places.problem(place, reason)
        if path.isEmpty { (problem.line, problem.column) = (nil, nil) }
        problem.consequence = consequence
        problems.append(problem)
    }

    private static let unused = "The file is not used."
    private static let others = "Everything else in the file is used."
    private static let known = "What this program knows of it is used."

    /// A stranger's word, to be shown.
    private static func shown(_ word: String) -> String { String(Sanitizer.line(word).prefix(60)) }

    /// A day, whether it is written as a TOML date or as a string.
    private static func day(_ value: any TOMLValueConvertible) -> String? {
        value.date.map { SpendingDay(year: $0.year, month: $0.month, day: $0.day).rawValue } ?? value.string
    }

    /// No field is deeper than a price, and none has a longer list.
    private static func json(_ value: any TOMLValueConvertible, depth: Int = 0) -> JSONValue {
        if let day = value.date { return .string(SpendingDay(year: day.year, month: day.month, day: day.day).rawValue) }
        if let text = value.string { return .string(text) }
        if let flag = value.bool { return .bool(flag) }
        if let whole = value.int { return .integer(whole) }
        if let number = value.double { return .number(number) }
        // A value that nothing takes: it is refused where it is read.
        guard let list = value.array, depth == 0 else { return .object([:]) }
        return .array(list.prefix(100).map { json($0, depth: 1) })
    }
}
