import PhoneBridge

extension CompositionRoot {
    /// Where calls are kept: as long as the program runs.
    static func callStore() -> any CallStoreProtocol { CallStore() }
}
