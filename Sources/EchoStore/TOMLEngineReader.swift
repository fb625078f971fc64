import Echo
import EchoApp
import Foundation
import TOMLKit

/// Reads what a configuration text says about models, tools and money, apart from what the table of settings has.
struct TOMLEngineReader {
    static let sections: Set = ["models", "api", "tools", "budget", "local", "prices", "mcp", "phone"]

    let table: TOMLTable
    let source: TOMLPlaces
    let secrets: SecretSource
    private(set) var preferences = EnginePreferences()
    private(set) var problems: [SettingsProblem] = []

    init(_ table: TOMLTable, _ source: TOMLPlaces, secrets: SecretSource) {
        (self.table, self.source, self.secrets) = (table, source, secrets)
        read("models") { $0.readModels(&$1) }
        read("api") { $1.leave("url", "dialect") }
        read("tools") { $0.readTools(&$1) }
        read("budget") { $0.readBudget(&$1) }
        read("local") { $0.readLocal(&$1) }
        read("phone") { $0.phone = TOMLPhoneReader.read(&$1) }
        readPrices()
        readNamed("mcp") { [secrets] preferences, name, section in
            TOMLServerReader(name: name, secrets: secrets).read(&section).map { preferences.mcpServers.append($0) }
        }
    }

    private mutating func read(_ name: String, _ read: (inout EnginePreferences, inout TOMLSection) -> Void) {
        guard var section = section(name) else { return }
        read(&preferences, &section)
        section.refuseUnknown()
        problems += section.problems
    }

    /// A section for each name that the person gave.
    private mutating func readNamed(
        _ name: String, _ read: (inout EnginePreferences, String, inout TOMLSection) -> Void
    ) {
        guard var all = section(name) else { return }
        readEach(all.table.keys, of: &all, read)
    }

    /// Prices by model, and the day they are of.
    private mutating func readPrices() {
        guard var all = section("prices") else { return }
        let isDay = all.table["date"].map { $0.table == nil } ?? false
        if isDay { preferences.pricesDate = all.day("date") }
        readEach(all.table.keys.filter { !isDay || $0 != "date" }, of: &all) { $0.prices[$1] = Self.price(&$2) }
    }

    private mutating func readEach(
        _ names: [String], of all: inout TOMLSection,
        _ read: (inout EnginePreferences, String, inout TOMLSection) -> Void
    ) {
        for key in names {
            guard var section = all.section(key) else { continue }
            read(&preferences, key, &section)
            section.refuseUnknown()
            problems += section.problems
        }
        problems += all.problems
    }

    private mutating func section(_ name: String) -> TOMLSection? {
        guard let value = table[name] else { return nil }
        if let table = value.table { return TOMLSection(name, table, source) }
        problems.append(source.problem(name, "\(name) must be a table: [\(name)]"))
        return nil
    }

    /// US dollars per million tokens.
    fileprivate static func price(_ section: inout TOMLSection) -> Price {
        func amount(_ key: String, _ section: inout TOMLSection) -> Decimal? { section.dollars(key, in: 0...100_000) }
        return Price(
            textInput: amount("text_input", &section), cachedTextInput: amount("cached_text_input", &section),
            textOutput: amount("text_output", &section), audioInput: amount("audio_input", &section),
            cachedAudioInput: amount("cached_audio_input", &section), audioOutput: amount("audio_output", &section))
    }
}

extension EnginePreferences {
    fileprivate mutating func readModels(_ section: inout TOMLSection) {
        section.leave("realtime", "responses")
        embeddingModel = section.text("embedding")
        additionalModels = Set(section.texts("additional") ?? [])
        for name in section.table.keys where section.table[name]?.table != nil {
            guard var model = section.section(name) else { continue }
            readModel(name, &model)
            model.refuseUnknown()
            section.take(model.problems)
        }
    }

    /// What is known of one model.
    private mutating func readModel(_ name: String, _ section: inout TOMLSection) {
        let limits = ModelLimits(
            context: section.number("context", in: 256...100_000_000).map { Int($0) },
            output: section.number("output", in: 1...100_000_000).map { Int($0) })
        if limits != ModelLimits() { modelLimits[name] = limits }
        let price = TOMLEngineReader.price(&section)
        if price != Price() { prices[name] = price }
        additionalModels.insert(name)
    }

    fileprivate mutating func readTools(_ section: inout TOMLSection) {
        toolPermission = section.choice("permission")
        toolTimeout = section.number("timeout", in: 0.1...86_400).map { .seconds($0) }
    }

    fileprivate mutating func readBudget(_ section: inout TOMLSection) {
        section.leave("limit", "monthly")
        budgetWarning = section.number("warning", in: 0...1)
        if section.table["limit"] == nil, section.table["monthly"] == nil {
            section.refuse("limit", "is missing: give an amount in US dollars") as Void?
        }
    }

    fileprivate mutating func readLocal(_ section: inout TOMLSection) {
        local.brain = section.text("brain")
        local.ears = section.text("ears")
        local.voice = section.text("voice")
    }
}
