public import EchoScreen
import GRDB

extension ConversationStore {
    public func messagesWithoutVector(of model: String, withLocal: Bool, limit: Int)
        async throws(StoreError) -> [MessageText]
    {
        let index = MeaningIndex(model: model)
        try await fetchKey()
        return try await access.read { try index.missing(withLocal: withLocal, limit: limit, in: $0) }
    }

    public func keep(_ vectors: [MessageVector], for texts: [MessageText], of model: String) async throws(StoreError) {
        let index = MeaningIndex(model: model)
        try await fetchKey()
        try await access.write { try index.keep(vectors, for: texts, in: $0) }
    }

    public func nearest(to vector: [Float], of model: String, _ filter: HistoryFilter, limit: Int)
        async throws(StoreError) -> [SearchHit]
    {
        let index = MeaningIndex(model: model)
        try await fetchKey()
        return try await access.read { try index.nearest(to: vector, filter, limit: limit, in: $0) }
    }
}
