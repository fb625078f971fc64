import Echo
import EchoText
import Foundation

/// The words about a model in a list: price, context and end.
public enum ModelWording {
    /// "$1 in, $5 out · 1.05M context · ends in 13 days → gpt-6.1-terra"; of a model that is in no catalogue, that nothing
    /// is known of it.
    public static func note(_ model: Model?, today: CalendarDay?) -> String {
        guard let model else { return "not in the catalogue" }
        return [price(model.price), context(model.context), end(of: model, today: today)].compactMap(\.self)
            .joined(separator: " · ")
    }

    /// "$1 in, $5 out" per million tokens, of sound where the model speaks; "$0.05 a minute". Nil where it is not known.
    public static func price(_ price: Price?) -> String? {
        guard let price else { return nil }
        if let minute = price.minute { return "\(dollars(minute)) a minute" }
        if let characters = price.millionCharacters { return "\(dollars(characters)) per million characters" }
        if price.textInput == 0, price.textOutput ?? 0 == 0, price.audioInput == nil { return "free" }
        if let input = price.audioInput ?? price.textInput {
            let output = (price.audioOutput ?? price.textOutput).map { ", \(dollars($0)) out" } ?? ""
            return "\(dollars(input)) in\(output)"
        }
        return price.textOutput.map { "\(dollars($0)) out" }
    }

    /// "128k context"; nil where it is not known.
    public static func context(_ tokens: Int?) -> String? { size(tokens).map { "\($0) context" } }

    /// "128k", "1.05M"; nil where it is not known.
    public static func size(_ tokens: Int?) -> String? {
        guard let tokens else { return nil }
        switch tokens {
        case ..<1000: return "\(tokens)"
        case ..<999_500: return "\((tokens + 500) / 1000)k"
        default: return "\(rounded(Decimal(tokens) / 1_000_000, places: 2))M"
        }
    }

    /// "gpt-realtime ends in 13 days (2027-01-20). gpt-realtime-2.1 takes its place."; nil for a model without an end.
    ///
    /// - Parameter api: on which it is used.
    public static func end(of name: String, _ options: SettingOptions, on api: Model.API) -> String? {
        guard let clause = endClause(name, options.catalogue[name], today: options.today) else { return nil }
        guard let day = options.today ?? options.catalogue.date,
            let next = options.catalogue.replacement(of: name, on: api, day: day)
        else { return clause + "." }
        return "\(clause). \(Sanitizer.line(next.name)) takes its place."
    }

    /// "ends in 13 days → gpt-6.1-terra", "ended on 2026-12-11 → …"; nil for a model without an end.
    public static func end(of model: Model, today: CalendarDay?) -> String? {
        guard let shutdown = model.shutdown else { return nil }
        let next = model.replacement.map { " → \(Sanitizer.line($0))" } ?? ""
        guard let days = today.flatMap(model.daysLeft) else { return "ends on \(shutdown)\(next)" }
        switch days {
        case ..<0: return "ended on \(shutdown)\(next)"
        case 0: return "ends today\(next)"
        case 1: return "ends tomorrow\(next)"
        case ...60: return "ends in \(days) days\(next)"
        default: return "ends on \(shutdown)\(next)"
        }
    }

    /// "in 13 days", "2027-04-01", "ended", as a cell of a table; empty for a model without an end. What is near warns.
    public static func endCell(of model: Model?, today: CalendarDay?) -> StyledText {
        guard let model, let shutdown = model.shutdown else { return StyledText("") }
        guard let days = today.flatMap(model.daysLeft) else { return StyledText(shutdown.description, .warning) }
        return switch days {
        case ..<0: StyledText("ended", .warning)
        case 0: StyledText("today", .warning)
        case 1: StyledText("tomorrow", .warning)
        case ...60: StyledText("in \(days) days", .warning)
        default: StyledText(shutdown.description)
        }
    }

    /// "gpt-realtime ends in 13 days (2027-01-20)", for a sentence of its own; nil for a model without an end.
    public static func endClause(_ name: String, _ model: Model?, today: CalendarDay?) -> String? {
        guard let model, let shutdown = model.shutdown else { return nil }
        let name = Sanitizer.line(name)
        guard let days = today.flatMap(model.daysLeft) else { return "\(name) ends on \(shutdown)" }
        return switch days {
        case ..<0: "\(name) ended on \(shutdown)"
        case 0: "\(name) ends today (\(shutdown))"
        case 1: "\(name) ends tomorrow (\(shutdown))"
        default: "\(name) ends in \(days) days (\(shutdown))"
        }
    }

    /// The line about the catalogue below a table of it.
    public static func date(of catalogue: ModelCatalogue, today: CalendarDay?) -> String {
        guard let date = catalogue.date else { return "Prices in US dollars per million tokens." }
        guard let today, catalogue.isOld(on: today), let age = catalogue.age(on: today) else {
            return "As of \(date). Prices in US dollars per million tokens."
        }
        return "As of \(date), \(age) days ago: may have changed. US dollars per million tokens."
    }

    /// "$2", "$0.10", "$0.075": cents as everywhere else. Servers tell any number of digits; nobody reads more than four.
    private static func dollars(_ amount: Decimal) -> String {
        let rounded = rounded(amount, places: 4)
        let text = "$\(rounded == 0 ? amount : rounded)"
        return text.dropLast().last == "." ? text + "0" : text
    }

    private static func rounded(_ number: Decimal, places: Int) -> Decimal {
        var (whole, rounded) = (number, Decimal())
        NSDecimalRound(&rounded, &whole, places, .plain)
        return rounded
    }
}
