import Echo
import EchoScreen
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

    init(_ table: TOMLTable, _ source: TOMLPlaces, secrets: SecretSource, models: OwnModels = OwnModels()) {
        (self.table, self.source, self.secrets) = (table, source, secrets)
        preferences.adopt(models)
        read("models") { $0.readModels(&$1) }
        read("api") { $1.leave("url", "dialect", "text_connection") }
        read("tools") { $0.readTools(&$1) }
        read("budget") { $0.readBudget(&$1) }
        read("local") { $1.leave("brain", "ears", "voice", "idle_min") }
        read("phone") { $0.phone = TOMLPhoneReader.read(&$1) }
        readPrices()
        preferences.tellCatalogue()
        readNamed("mcp") { [secrets] preferences, name, section in
            if let server = TOMLServerReader(name: name, secrets: secrets).read(&section) {
                preferences.mcpServers.append(server)
            } else {
                preferences.unusableServers[name] = section.problems.first?.reason ?? ""
                section.conclude("The MCP server \(name) is not used.")
            }
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

    /// US dollars per million tokens, a minute, per million characters, or a search.
    fileprivate static func price(_ section: inout TOMLSection) -> Price {
        func amount(_ key: String, _ section: inout TOMLSection) -> Decimal? { section.dollars(key, in: 0...100_000) }
        var price = Price(
            textInput: amount("text_input", &section), cachedTextInput: amount("cached_text_input", &section),
            textOutput: amount("text_output", &section), audioInput: amount("audio_input", &section),
            cachedAudioInput: amount("cached_audio_input", &section), audioOutput: amount("audio_output", &section))
        price.cacheWrite = amount("cache_write", &section)
        price.imageInput = amount("image_input", &section)
        price.cachedImageInput = amount("cached_image_input", &section)
        price.minute = amount("minute", &section)
        price.millionCharacters = amount("million_characters", &section)
        price.webSearch = amount("web_search", &section)
        for tier in ["flex", "priority", "ultrafast"] { price.tiers[tier] = amount(tier, &section) }
        price.tiers["fast"] = price.tiers["priority"]
        price.long = long(&section)
        return price
    }

    /// From how many tokens on a request is dearer, and how many times so.
    private static func long(_ section: inout TOMLSection) -> Price.LongInput? {
        let above = section.number("long_above", in: 1...100_000_000)
        let input = section.dollars("long_input", in: 0...1000)
        let output = section.dollars("long_output", in: 0...1000)
        return above.map { Price.LongInput(above: Int($0), inputFactor: input ?? 1, outputFactor: output ?? 1) }
    }
}

extension EnginePreferences {
    fileprivate mutating func readModels(_ section: inout TOMLSection) {
        section.leave("realtime", "responses", "keep")
        embeddingModel = section.text("embedding")
        additionalModels.formUnion(section.texts("additional") ?? [])
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

    /// What single tables say of a model goes into the catalogue as well, where models are chosen.
    fileprivate mutating func tellCatalogue() {
        for name in Set(modelLimits.keys).union(prices.models) {
            let known = models[name]
            guard known != nil || additionalModels.contains(name) else { continue }
            var model = known.map { $0.name == name ? $0 : $0.named(name) } ?? .unknown(name)
            if let limits = modelLimits[name] {
                if let context = limits.context { (model.context, model.maximumInput) = (context, nil) }
                model.maximumOutput = limits.output ?? model.maximumOutput
            }
            model.price = prices[name] ?? model.price
            guard Model.isName(name) else { continue }
            models.add(model)
        }
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
}
