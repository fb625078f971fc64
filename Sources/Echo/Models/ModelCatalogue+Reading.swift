import EchoWire
import Foundation

extension ModelCatalogue {
    /// The newest form of a catalogue that can be read.
    static let form = 1

    /// The vendor's models as they are known to this program: the resource `models.json`.
    public static let published: ModelCatalogue = {
        let text = String(decoding: PackageResources.models_json, as: UTF8.self)
        return (try? ModelCatalogue(parsing: text)) ?? ModelCatalogue()
    }()

    /// `outputLimits` of the published models: configurations are made often.
    static let publishedLimits = published.outputLimits

    /// Reads a catalogue as `models.json` is written.
    ///
    /// - Throws: `invalidSetting` with what cannot be read.
    public init(parsing text: String) throws(EchoError) {
        self.init()
        let json: JSONValue
        do { json = try JSONValue(parsing: text) } catch { throw Self.unreadable("it is not JSON") }
        guard let form = json["form"]?.integer, let entries = json["models"]?.array else {
            throw Self.unreadable("it has no form and no list of models")
        }
        guard form <= Self.form else { throw Self.unreadable("it is newer than this program (form \(form))") }
        guard entries.count <= Self.mostModels else { throw Self.unreadable("it has too many models") }
        date = json["date"]?.string.flatMap { CalendarDay($0) }
        for use in Use.allCases { defaults[use] = json["defaults"]?[use.rawValue]?.string }
        let terms = PriceTerms(json)
        for entry in entries {
            var model = Model(entry["id"]?.string ?? "")
            do { try model.read(entry) } catch { throw Self.unreadable("\(model.name): \(error.reason)") }
            model.price = model.price.map { terms.applied(to: $0) }
            add(model)
        }
    }

    private static func unreadable(_ reason: String) -> EchoError {
        .invalidSetting(name: "models", reason: reason)
    }
}

extension Model.Problem {
    /// The problem, without the name of the model.
    public var reason: String {
        switch self {
        case .name: "this is not the name of a model"
        case .field(let key, let expected): "\(key) must be \(expected)"
        }
    }
}

/// What holds for the prices of all models of a vendor: how much dearer a long input is, the tiers of service, and what a
/// search of the web costs.
struct PriceTerms: Sendable, Hashable {
    private let tiers: [String: Decimal]
    private let long: Price.LongInput?
    private let webSearch: Decimal?

    init(_ json: JSONValue) {
        webSearch = json["web_search"].flatMap(Decimal.init(json:))
        tiers = (json["tiers"]?.object ?? [:]).compactMapValues(Decimal.init(json:))
        guard
            let above = json["long"]?["above"]?.integer,
            let input = json["long"]?["input"].flatMap(Decimal.init(json:)),
            let output = json["long"]?["output"].flatMap(Decimal.init(json:))
        else {
            long = nil
            return
        }
        long = Price.LongInput(above: above, inputFactor: input, outputFactor: output)
    }

    /// A model's own terms win.
    func applied(to price: Price) -> Price {
        var price = price
        price.tiers = tiers.merging(price.tiers) { $1 }
        if price.isLongDearer { price.long = long }
        price.webSearch = price.webSearch ?? webSearch
        return price
    }
}

extension Decimal {
    /// A number as it was written, without what a binary fraction adds to it; nil for no number, and for one below zero.
    init?(json: JSONValue) {
        switch json {
        case .integer(let whole) where whole >= 0: self.init(whole)
        case .number(let number) where number >= 0 && number.isFinite: self.init(string: "\(number)")
        default: return nil
        }
    }
}
