import EchoWire

/// Searches of the web that delegates make, here or at the server: each stands in the conversation.
extension LiveSession {
    /// - Parameter owner: what it belongs to, as `LiveSearchKey` names it.
    mutating func search(_ item: String, of owner: String, query: String?, isOver: Bool, at now: Moment) {
        let key = LiveSearchKey(owner: owner, item: item)
        var search = work.searches[key] ?? AnswerSearch(message: makeID("item"), start: now.instant)
        let isNew = work.searches[key] == nil
        search.query = query ?? search.query
        search.isOver = isOver
        work.searches[key] = isOver ? nil : search
        if search.isPaid { work.unpaidSearches[owner, default: 0] += 1 }
        emit(transcript.follow(search, isNew: isNew, at: now))
    }

    /// What the work of somebody used, with the searches that were made for it.
    mutating func count(_ usage: Usage, of owner: String) {
        var usage = usage
        usage.webSearches = work.unpaidSearches.removeValue(forKey: owner) ?? 0
        emit(spending.add(usage, model: models.thinker))
    }

    /// The work is over, and with it what it was still looking for.
    mutating func endSearches(of owner: String, _ phase: ToolActivity.Phase) {
        for (key, search) in work.searches.filter({ $0.key.owner == owner }).sorted(by: { $0.key.item < $1.key.item }) {
            work.searches[key] = nil
            emit(transcript.end(search, phase))
        }
    }
}

/// A search that is under way: whose, and which.
struct LiveSearchKey: Sendable, Hashable {
    /// Of the delegate that the server runs.
    static let server = "server"

    var owner: String
    var item: String

    /// Of a delegate of ours.
    static func work(of number: Int) -> String { "\(number)" }
}
