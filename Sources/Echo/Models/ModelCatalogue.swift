import EchoWire
import Foundation

/// The models that are known, each with what it can, costs and when it ends. Plain data: change what has changed.
///
/// ```swift
/// var own = Model("llama-3.3-70b")
/// own.apis = [.chat]
/// own.context = 131_072
/// configuration.models.add(own)
/// ```
public struct ModelCatalogue: Sendable, Hashable {
    /// The uses of a model.
    public enum Use: String, Sendable, Hashable, CaseIterable {
        /// Speech in, speech out, by turns.
        case realtime
        /// Written answers.
        case text
        /// Written answers of little weight: titles, summaries.
        case cheap
        /// Writing down what the person says.
        case transcription
        case embeddings
        /// Speaking a text.
        case speech

        /// Where such a model answers.
        public var api: Model.API {
            switch self {
            case .realtime: .realtime
            case .text, .cheap: .responses
            case .transcription: .realtimeTranscription
            case .embeddings: .embeddings
            case .speech: .speech
            }
        }

        /// Where else such a model may answer.
        public var apis: Set<Model.API> {
            switch self {
            case .realtime: [.realtime, .live]
            case .text, .cheap: [.responses, .chat]
            default: [api]
            }
        }
    }

    /// Most models that a catalogue holds.
    public static let mostModels = 2000

    /// In the order of the catalogue: the newest of each kind first.
    public private(set) var models: [Model] = []
    /// When its facts were gathered.
    public var date: CalendarDay?
    /// By what a model is needed for.
    public var defaults: [Use: String] = [:]
    private var places: [String: Int] = [:]

    public init(_ models: [Model] = []) { for model in models { add(model) } }

    /// A model by its name, another name for it, or that of a snapshot; nil for one that is not known.
    public subscript(name: String) -> Model? {
        let place = places[name] ?? ModelName.withoutDate(name).flatMap { places[$0] }
        return place.map { models[$0] }
    }

    /// Adds a model, or puts it in the place of the one that has its name.
    public mutating func add(_ model: Model) {
        var place = models.count
        if let known = places[model.name], models[known].name == model.name {
            place = known
            models[place] = model
        } else {
            guard place < Self.mostModels else { return }
            models.append(model)
        }
        places[model.name] = place
        for name in model.aliases + model.snapshots where places[name].map({ models[$0].name != name }) ?? true {
            places[name] = place
        }
    }

    /// Names of the models that answer on an API, in the order of the catalogue.
    ///
    /// - Parameter day: leaves out what has ended by then; nil for all.
    public func names(on api: Model.API, after day: CalendarDay? = nil) -> [String] {
        models.filter { model in
            model.apis.contains(api) && !(day.map { model.hasEnded(on: $0) } ?? false)
        }
        .map(\.name)
    }

    /// Models that write down what is said by turns, as conversations need it.
    public var turnTranscribers: [String] {
        models.filter { $0.apis.contains(.realtimeTranscription) && !$0.isContinuous }.map(\.name)
    }

    /// Tokens that one answer may have, by the name of the model, as far as they are known.
    public var outputLimits: [String: Int] {
        var limits: [String: Int] = [:]
        for model in models {
            for name in [model.name] + model.aliases { limits[name] = model.maximumOutput }
        }
        return limits
    }

    /// The model for a use; the empty text when the catalogue names none.
    public func name(for use: Use) -> String { defaults[use] ?? "" }

    /// Names that resemble one that is not known, the likeliest first.
    ///
    /// - Parameter names: to choose from.
    public static func nearest(to name: String, among names: some Sequence<String>, count: Int = 6) -> [String] {
        let wanted = Array(name.lowercased().utf8.prefix(100))
        let ranked = names.map {
            (name: $0, distance: EditDistance.between(wanted, Array($0.lowercased().utf8.prefix(100))))
        }
        return ranked.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(count).map(\.name)
    }
}

extension ModelCatalogue {
    /// What takes the place of a model that ends: what its vendor names, or what takes that one's place when it has ended
    /// itself. It answers on the same API. Nil when nothing is named, and for a model that is not known.
    ///
    /// - Parameters:
    ///   - api: on which the model is used.
    ///   - day: on which the replacement must still be there.
    public func replacement(of name: String, on api: Model.API, day: CalendarDay) -> Model? {
        var seen: Set<String> = [name]
        var next = self[name]?.replacement
        while let wanted = next, seen.insert(wanted).inserted, let model = self[wanted] {
            if model.apis.contains(api), !model.hasEnded(on: day) { return model }
            next = model.replacement
        }
        return nil
    }
}
