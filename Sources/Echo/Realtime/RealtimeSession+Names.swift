import EchoWire

/// Names of what the server makes: some servers give one to several items or answers, or none.
extension RealtimeSession {
    /// The answer that an event is of: without a name, the one that is being made.
    func answerID(_ told: String) -> String { told.isEmpty ? answering.response?.id ?? "" : told }

    /// Our name for an item of the answer that is being made: what other messages have is never added to.
    mutating func own(_ id: String) -> String {
        if let name = answering.names[id] { return name }
        let isKnown = transcript.queue[id] != nil && answering.response?.itemIDs.contains(id) != true
        let name = id.isEmpty || isKnown || takenBack.contains(id) ? makeID("item") : id
        answering.names[id] = name
        if name != id { answering.renamed[id] = name }
        return name
    }

    /// Behind an item of that name comes what comes behind the last that has it.
    func newestName(of id: String?) -> String? { id.map { answering.renamed[$0] ?? $0 } }
}
