/// Finds messages by what they mean: keeps a vector for each, by an embedding model.
public protocol MeaningIndexProtocol: Sendable {
    /// Finished messages that have no vector of this model, the newest first.
    ///
    /// - Parameter withLocal: also those that were said and answered on this machine alone.
    func messagesWithoutVector(of model: String, withLocal: Bool, limit: Int)
        async throws(StoreError) -> [MessageText]
    /// Keeps vectors; one of a message that has changed or is gone meanwhile is left out.
    func keep(_ vectors: [MessageVector], for texts: [MessageText], of model: String) async throws(StoreError)
    /// The messages that lie nearest to a vector and meet the filter, whose text is ignored; the nearest first.
    func nearest(to vector: [Float], of model: String, _ filter: HistoryFilter, limit: Int)
        async throws(StoreError) -> [SearchHit]
}
