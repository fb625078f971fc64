import Immersion

extension ChainLink {
    /// A provider that refuses the key says which one it was, or that one is needed.
    ///
    /// - Parameter name: what the key is stored under.
    func telling(ofKey name: ProviderName, isStored: Bool) -> Self {
        var link = self
        link.ask = { [ask] request async throws(ProviderError) in
            do throws(ProviderError) {
                return try await ask(request)
            } catch {
                guard error == .unauthorized else { throw error }
                throw isStored ? .keyRefused(of: name.rawValue) : .keyWanted(of: name.rawValue)
            }
        }
        return link
    }
}
