import Foundation

/// A unit of measure: what it measures and how it relates to the base unit of its kind.
struct MeasureUnit: Sendable, Hashable {
    enum Kind: Sendable, Hashable { case length, mass, temperature, volume, speed, time, data }

    var kind: Kind
    /// As it is answered, in the plural.
    var name: String
    /// base = value × factor + offset
    var factor: Decimal
    var offset: Decimal = 0

    /// As it is answered after this many: "1 foot", "2 feet".
    func name(for value: Decimal) -> String { value == 1 ? singular : name }

    private var singular: String {
        let irregular = ["feet": "foot", "inches": "inch"]
        let words = name.split(separator: " ").map(String.init)
        guard let first = words.first else { return name }
        let one = irregular[first] ?? (first.hasSuffix("s") ? String(first.dropLast()) : first)
        return ([one] + words.dropFirst()).joined(separator: " ")
    }

    /// By any of its names, plural or singular.
    static func named(_ words: some Sequence<String>) -> MeasureUnit? {
        let name = words.filter { !["degrees", "degree", "of", "the", "a", "°"].contains($0) }.joined(separator: " ")
        return table[name] ?? (name.hasSuffix("s") ? table[String(name.dropLast())] : nil)
    }

    static func convert(_ value: Decimal, from: MeasureUnit, to: MeasureUnit) -> Decimal {
        (value * from.factor + from.offset - to.offset) / to.factor
    }

    static let all: [(unit: MeasureUnit, names: [String])] = [
        unit(.length, "millimeters", "0.001", "millimeter millimetre mm"),
        unit(.length, "centimeters", "0.01", "centimeter centimetre cm"),
        unit(.length, "meters", "1", "meter metre m"), unit(.length, "kilometers", "1000", "kilometer kilometre km"),
        unit(.length, "inches", "0.0254", "inch inches"), unit(.length, "feet", "0.3048", "foot feet ft"),
        unit(.length, "yards", "0.9144", "yard"), unit(.length, "miles", "1609.344", "mile"),
        unit(.mass, "milligrams", "0.001", "milligram mg"), unit(.mass, "grams", "1", "gram g"),
        unit(.mass, "kilograms", "1000", "kilogram kilo kg"),
        unit(.mass, "tons", "1000000", "ton tonne"), unit(.mass, "ounces", "28.349523125", "ounce oz"),
        unit(.mass, "pounds", "453.59237", "pound lb"),
        unit(.temperature, "degrees Celsius", "1", "celsius centigrade c"),
        unit(
            .temperature, "degrees Fahrenheit", "0.5555555555555555555555555555555555", "fahrenheit f",
            "-17.77777777777777777777777777777777"),
        unit(.temperature, "kelvin", "1", "kelvin k", "-273.15"),
        unit(.volume, "milliliters", "0.001", "milliliter millilitre ml"),
        unit(.volume, "liters", "1", "liter litre l"),
        unit(.volume, "cups", "0.2365882365", "cup"), unit(.volume, "pints", "0.473176473", "pint"),
        unit(.volume, "gallons", "3.785411784", "gallon"),
        unit(.speed, "kilometers per hour", "1", "kilometers_per_hour kilometer_per_hour kilometres_per_hour kph"),
        unit(.speed, "miles per hour", "1.609344", "miles_per_hour mile_per_hour mph"),
        unit(.speed, "meters per second", "3.6", "meters_per_second meter_per_second metres_per_second"),
        unit(.speed, "knots", "1.852", "knot"),
        unit(.time, "seconds", "1", "second"), unit(.time, "minutes", "60", "minute"),
        unit(.time, "hours", "3600", "hour"),
        unit(.time, "days", "86400", "day"), unit(.time, "weeks", "604800", "week"),
        unit(.time, "years", "31557600", "year"),
        unit(.data, "bits", "0.125", "bit"), unit(.data, "bytes", "1", "byte"),
        unit(.data, "kilobytes", "1000", "kilobyte kb"),
        unit(.data, "megabytes", "1000000", "megabyte mb"), unit(.data, "gigabytes", "1000000000", "gigabyte gb"),
        unit(.data, "terabytes", "1000000000000", "terabyte tb"),
    ]

    private static let table = Dictionary(
        all.flatMap { entry in entry.names.map { ($0, entry.unit) } }, uniquingKeysWith: { first, _ in first })

    private static func unit(
        _ kind: Kind, _ name: String, _ factor: String, _ names: String, _ offset: String = "0"
    ) -> (unit: MeasureUnit, names: [String]) {
        let unit = MeasureUnit(
            kind: kind, name: name, factor: Decimal(string: factor) ?? 1, offset: Decimal(string: offset) ?? 0)
        return (unit, names.split(separator: " ").map { $0.replacingOccurrences(of: "_", with: " ") })
    }
}
