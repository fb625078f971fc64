import Echo
import EchoScreen
import EchoText
import Foundation

/// The models there are, as lines to read or as JSON: what people would choose first comes first.
struct ModelListing {
    /// Columns of the longest line.
    private static let columns = 80

    let known: KnownModels
    /// Those that have ended as well, and versions of a day.
    var showsAll = false

    init(_ known: KnownModels, showsAll: Bool = false) {
        self.known = known
        self.showsAll = showsAll
    }

    /// By what they are for; in use first, then those without an end.
    private var models: [Model] {
        let listed = known.catalogue.models.filter { isUsed($0.name) || isListed($0) }
        let names = Set(listed.map(\.name))
        let unknown = Set(known.used.values).filter { known.catalogue[$0] == nil }
        // Nobody switches them off there; that their vendor did is what whoever asks for all wants to see.
        let ended = showsAll && known.source == .offline ? known.own.models.filter { !names.contains($0.name) } : []
        let all = listed + ended + unknown.sorted().map { Model($0) }
        let ranked = all.enumerated().map { (rank: rank($0.element), place: $0.offset, model: $0.element) }
        return ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.model)
    }

    private func isListed(_ model: Model) -> Bool {
        guard known.options.offers(model.name) else { return false }
        return showsAll || !(model.hasEnded(on: known.day) || known.catalogue.isSnapshot(model.name))
    }

    private func rank(_ model: Model) -> Int {
        let end = model.shutdown == nil ? 0 : model.hasEnded(on: known.day) ? 2 : 1
        return group(model) * 10 + (isUsed(model.name) ? 0 : 3) + end
    }

    private func isUsed(_ name: String) -> Bool {
        known.used.values.contains { $0 == name || known.catalogue[$0]?.name == name && known.catalogue.isSnapshot($0) }
    }

    private static let purposes: [(word: String, apis: Set<Model.API>)] = [
        ("voice", [.realtime]), ("text", [.responses, .chat]),
        ("transcription", [.realtimeTranscription, .transcription]), ("speech", [.speech]),
        ("embeddings", [.embeddings]), ("live voice", [.live]),
        ("translation", [.realtimeTranslation]),
    ]

    private func group(_ model: Model) -> Int {
        let uses = known.used.filter { $0.value == model.name }.map(\.key.api)
        let apis = model.apis.isEmpty ? Set(uses) : model.apis
        return Self.purposes.firstIndex { !$0.apis.isDisjoint(with: apis) } ?? Self.purposes.count
    }

    /// "voice", "voice, text".
    private func purpose(_ model: Model) -> String {
        let words = Self.purposes.filter { !$0.apis.isDisjoint(with: model.apis) }.map(\.word)
        if words.isEmpty, group(model) < Self.purposes.count { return Self.purposes[group(model)].word }
        return words.prefix(2).joined(separator: ", ")
    }
}

extension ModelListing {
    var lines: String {
        let rows = models.map { (model: $0, cells: cells($0)) }
        let widths = Self.widths([Self.headings] + rows.map(\.cells))
        let table = rows.flatMap { model, cells -> [String] in
            let mark = isUsed(model.name) ? "* " : "  "
            let below = [
                known.options.isUnlisted(model.name) ? ModelWording.unlisted : nil,
                ModelWording.end(of: model, today: known.day),
            ].compactMap(\.self).joined(separator: " · ")
            return [mark + Self.line(cells, widths)] + (below.isEmpty ? [] : ["    " + below])
        }
        let lines = ["  " + Self.line(Self.headings, widths)] + table + [""] + notes
        return lines.map { ColumnText.trimmed($0, to: Self.columns) + "\n" }.joined()
    }

    private static let headings = ["model", "for", "price", "context"]

    private func cells(_ model: Model) -> [String] {
        [
            Sanitizer.line(model.name), purpose(model), ModelWording.price(model.price) ?? "",
            ModelWording.size(model.context) ?? "",
        ]
    }

    /// The name gives way where a line would be too long.
    private static func widths(_ rows: [[String]]) -> [Int] {
        var widths = headings.indices.map { column in rows.map { ColumnText.columns($0[column]) }.max() ?? 0 }
        let rest = widths.dropFirst().reduce(0) { $0 + $1 + 2 }
        widths[0] = max(10, min(widths[0], columns - 2 - rest))
        return widths
    }

    /// A long name takes the room of columns that are empty behind it.
    private static func line(_ cells: [String], _ widths: [Int]) -> String {
        let length = ColumnText.columns(cells[0])
        if length > widths[0], cells[2...].allSatisfy(\.isEmpty) {
            let room = columns - 4 - ColumnText.columns(cells[1])
            return ColumnText.cutInside(cells[0], to: min(length, room)) + "  " + cells[1]
        }
        let cells = [ColumnText.cutInside(cells[0], to: widths[0])] + cells.dropFirst()
        return zip(cells, widths).map { ColumnText.fitted($0, to: $1) }.joined(separator: "  ")
    }

    private var endedModels: Int {
        if known.source == .offline { return known.own.models.count { $0.hasEnded(on: known.day) } }
        return known.catalogue.models.count { known.options.offers($0.name) && $0.hasEnded(on: known.day) }
    }

    /// A line each.
    private var notes: [String] {
        var notes = ["* in use by your settings", ModelWording.date(of: known.catalogue, today: known.day)]
        switch known.source {
        case .offline: notes.append("The offline assistant answers to any of these names.")
        case .server(let host) where known.listed == 0:
            notes.append("\(Sanitizer.line(host)) lists no model: this is what echo-tui knows.")
        case .server(let host):
            notes.append("\(Sanitizer.line(host)) lists its models: its own figures are shown.")
            notes += known.substitutes.map { ModelWording.substitute($0.used, for: $0.wanted) }
            let left = known.options.unofferedModels
            if left > 0 {
                let all = NumberWording.counted(known.listed, "model")
                let shown = NumberWording.grouped(known.listed - left)
                notes.append("\(shown) of its \(all) are shown; any name can be asked for.")
            }
        case .silent(let host, nil):
            notes.append("\(Sanitizer.line(host)) does not list its models: this is what echo-tui knows.")
        case .silent(_, let reason?):
            notes.append(ErrorPresenter.present(reason).whatHappened.text { _ in "" })
            notes.append("The server's models are not known: this is what echo-tui knows.")
        }
        let ended = endedModels
        if ended > 0, !showsAll { notes.append("\(NumberWording.counted(ended, "model")) ended: --all lists them.") }
        return notes
    }
}

extension ModelListing {
    var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            let document = Document(
                date: known.catalogue.date?.description, today: known.day.description, server: host,
                isListedByServer: isListed, models: models.map(entry))
            return Sanitizer.json(String(decoding: try encoder.encode(document), as: UTF8.self)) + "\n"
        }
    }

    private var host: String? {
        switch known.source {
        case .offline: nil
        case .server(let host), .silent(let host, _): host
        }
    }

    private var isListed: Bool { if case .server = known.source { true } else { false } }

    private func entry(_ model: Model) -> Entry {
        Entry(
            name: model.name, apis: model.apis.map(\.rawValue).sorted(), context: model.context,
            maximumOutput: model.maximumOutput, price: model.price.map(Amounts.init),
            shutdown: model.shutdown?.description, daysLeft: model.daysLeft(on: known.day),
            replacement: model.replacement, isInUse: isUsed(model.name),
            isListed: isListed ? !known.options.isUnlisted(model.name) : nil)
    }

    private struct Document: Encodable {
        let date: String?
        let today: String
        let server: String?
        let isListedByServer: Bool
        let models: [Entry]
    }

    private struct Entry: Encodable {
        let name: String
        let apis: [String]
        let context, maximumOutput: Int?
        let price: Amounts?
        let shutdown: String?
        let daysLeft: Int?
        let replacement: String?
        let isInUse: Bool
        /// Whether the server lists it; nil where it has no list.
        let isListed: Bool?
    }

    /// US dollars per million tokens, or as the name says.
    private struct Amounts: Encodable {
        let textInput, cachedTextInput, textOutput, audioInput, cachedAudioInput, audioOutput: Decimal?
        let minute, millionCharacters: Decimal?

        init(_ price: Price) {
            (textInput, cachedTextInput, textOutput) = (price.textInput, price.cachedTextInput, price.textOutput)
            (audioInput, cachedAudioInput, audioOutput) = (price.audioInput, price.cachedAudioInput, price.audioOutput)
            (minute, millionCharacters) = (price.minute, price.millionCharacters)
        }
    }
}
