import EchoWire
import Foundation
import Synchronization

/// Remembers what one server has refused, for which model, and what a person was told of.
actor RefusalMemory {
    /// So many refusals of a server are remembered; the oldest are forgotten first.
    static let most = 64
    private static let mostTold = 512
    private static let mostUntold = 32
    private static let mostVersions = 16

    private struct Told: Hashable {
        let model: String
        let option: RequestOption
        var tools: [String] = []
        /// Of an answer's tokens: a smaller one is told again, as is that there may be none.
        var limit: Int?
    }

    private let server: String
    private let store: (any RefusalStoreProtocol)?
    private let today: @Sendable () -> CalendarDay
    private var known = KnownRefusals()
    private var isLoaded = false
    private var told: Set<Told> = []
    /// What nobody could be told of yet.
    private var waiting: [LeftOutOption] = []
    /// That it has shown since the program started. One that goes to and fro between two is two servers.
    private var versions: Set<String> = []
    private var quirks: Set<ServerQuirk> = []
    private let timesForgotten = Mutex(0)

    /// - Parameters:
    ///   - server: its host and port.
    ///   - store: nil where nothing is kept.
    init(
        server: String = "", store: (any RefusalStoreProtocol)? = nil,
        today: @escaping @Sendable () -> CalendarDay = { CalendarDay(.now) }
    ) {
        self.server = server
        self.store = store
        self.today = today
    }

    /// What is not to be asked of a model any more.
    func refused(of model: String) async -> Refused {
        await load()
        var refused = Refused()
        for quirk in quirks {
            refused.options.formUnion(quirk.spares)
            if let most = quirk.mostTools { refused.mostTools = Refused.least(refused.mostTools, most) }
        }
        for refusal in known.refusals where refusal.model == model {
            refused.insert(refusal.option, limit: refusal.limit)
        }
        return refused
    }

    /// Keeps in mind that the server refuses an option, or that the dialect does not have it.
    ///
    /// - Parameters:
    ///   - reason: the server's; nil where it was not asked.
    ///   - limit: how much of it there may be.
    /// - Returns: what is to be told; nil where that was done.
    func leaveOut(
        _ option: RequestOption, of model: String, reason: String? = nil, limit: Int? = nil
    ) async -> LeftOutOption? {
        await load()
        if reason != nil { await remember(KnownRefusal(option, model: model, limit: limit, day: today())) }
        guard tell(Told(model: model, option: option, limit: option.limitsAnswers ? limit : nil)) else { return nil }
        var left = LeftOutOption(option, model: model, reason: reason)
        left.limit = limit
        return left
    }

    /// What is to be told of the tools that are left out or cut; those that were told of are not told again.
    ///
    /// - Parameter reasons: the server's, where it has just refused.
    func trimmed(_ trim: ToolTrim, of model: String, reasons: [RequestOption: String] = [:]) -> [LeftOutOption] {
        [(RequestOption.toolCount, trim.leftOut), (.toolDescriptions, trim.cut)].compactMap { option, names in
            guard !names.isEmpty, tell(Told(model: model, option: option, tools: names)) else { return nil }
            return LeftOutOption(option, model: model, reason: reasons[option], tools: names)
        }
    }

    /// What is to be told of pictures that are not shown; those that were told of are not told again.
    ///
    /// - Parameter reason: the server's, where it has just refused.
    func hidden(_ pictures: [String], of model: String, reason: String? = nil) -> [LeftOutOption] {
        let new = pictures.filter { tell(Told(model: model, option: .pictures, tools: [$0])) }
        return new.isEmpty ? [] : [LeftOutOption(.pictures, model: model, reason: reason, tools: new)]
    }

    /// What was left out where nobody was told is told with the next answer that somebody sees.
    func tellLater(_ left: [LeftOutOption]) { waiting += left.prefix(Self.mostUntold - waiting.count) }

    func untold(of model: String) -> [LeftOutOption] {
        defer { waiting.removeAll { $0.model == model } }
        return waiting.filter { $0.model == model }
    }

    /// The server is asked for everything again.
    ///
    /// - Returns: how many refusals were known.
    @discardableResult func forget() async -> Int {
        await load()
        let count = known.refusals.count
        (known.refusals, told) = ([], [])
        timesForgotten.withLock { $0 += 1 }
        await store?.keep(known, of: server)
        return count
    }

    /// Goes up whenever everything is forgotten: what was found out before is found out anew.
    nonisolated var round: Int { timesForgotten.withLock { $0 } }

    /// All that is known of the server.
    var refusals: [KnownRefusal] {
        get async {
            await load()
            return known.refusals
        }
    }

    /// What a survey found takes the place of what was known: nobody is told, since the survey's table tells.
    ///
    /// - Parameter works: what a model was seen to take.
    func learn(_ refused: [KnownRefusal], works: Set<RequestOption>, of model: String) async {
        await load()
        known.refusals.removeAll { $0.model == model && works.contains($0.option) }
        for refusal in refused {
            told.insert(Told(model: refusal.model, option: refusal.option))
            await remember(KnownRefusal(refusal.option, model: refusal.model, limit: refusal.limit, day: today()))
        }
        if refused.isEmpty { await store?.keep(known, of: server) }
    }

    // MARK: the server

    /// The head of an answer: it may be that of another kind, or of another version, than the one that refused.
    func saw(headers: [String: String]) async {
        saw(ServerQuirk.signs(headers: headers))
        if let version = ServerVersion.text(in: headers) { await saw(version: version, at: ServerVersion.headers) }
    }

    /// The server's list of models.
    func saw(list: JSONValue) async {
        saw(ServerQuirk.signs(list: list))
        await saw(answer: list, to: "models")
    }

    /// An answer that may tell the server's version.
    func saw(answer: JSONValue, to path: String) async {
        if let version = ServerVersion.text(in: answer, at: path) { await saw(version: version, at: path) }
    }

    /// What an answer calls the program that made it.
    func saw(fingerprint: String) async {
        guard let version = ServerVersion.text(fingerprint: fingerprint) else { return }
        await saw(version: version, at: ServerVersion.fingerprint)
    }

    private func saw(_ signs: Set<ServerQuirk.Sign>) {
        for quirk in ServerQuirk.table where !quirk.signs.isDisjoint(with: signs) { quirks.insert(quirk) }
    }

    private func saw(version: String, at place: String) async {
        await load()
        let isNew = versions.count < Self.mostVersions && versions.insert("\(place): \(version)").inserted
        var told = ServerVersion.told(known.version)
        guard isNew, told[place] != version else { return }
        let isOther = told[place] != nil
        told[place] = version
        known.version = ServerVersion.text(told)
        guard !known.refusals.isEmpty else { return }
        if isOther { await forget() } else { await store?.keep(known, of: server) }
    }

    // MARK: remembering

    private func load() async {
        guard !isLoaded else { return }
        let kept = await store?.refusals(of: server) ?? KnownRefusals()
        // Somebody else may have waited for the same.
        guard !isLoaded else { return }
        isLoaded = true
        known = kept
        let day = today()
        known.refusals = kept.refusals.suffix(Self.most).filter { $0.day.days(until: day) < KnownRefusal.lifetime }
        told = Set(
            known.refusals.map {
                Told(model: $0.model, option: $0.option, limit: $0.option.limitsAnswers ? $0.limit : nil)
            })
    }

    private func remember(_ refusal: KnownRefusal) async {
        known.refusals.removeAll { ($0.model, $0.option) == (refusal.model, refusal.option) }
        known.refusals = known.refusals.suffix(Self.most - 1) + [refusal]
        await store?.keep(known, of: server)
    }

    private func tell(_ told: Told) -> Bool {
        guard self.told.count < Self.mostTold else { return false }
        return self.told.insert(told).inserted
    }
}
